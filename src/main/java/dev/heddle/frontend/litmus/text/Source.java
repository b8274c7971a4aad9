// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.text;

import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.util.Arrays;

/** A file's text, and the line and column of each offset in it. */
public final class Source {
  private static final String EXTENSION = ".litmus";

  private final String file;
  private final String text;

  /** Offset of the first character of each line. */
  private final int[] lines;

  public Source(String file, String text) {
    this.file = file;
    this.text = text;
    int[] breaks = text.chars().map(c -> c == '\n' ? 1 : 0).toArray();
    lines = new int[Arrays.stream(breaks).sum() + 1];
    int line = 0;
    for (int i = 0; i < breaks.length; i++) {
      if (breaks[i] == 1) {
        lines[++line] = i + 1;
      }
    }
  }

  public String text() {
    return text;
  }

  /** The file's name without folders and extension. */
  public String baseName() {
    String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    return withoutExtension(last);
  }

  /** A name without the extension of files of tests; the extension alone is a name. */
  public static String withoutExtension(String name) {
    return name.endsWith(EXTENSION) && name.length() > EXTENSION.length()
        ? name.substring(0, name.length() - EXTENSION.length())
        : name;
  }

  SourcePosition at(int offset) {
    int found = Arrays.binarySearch(lines, offset);
    int line = found >= 0 ? found : -found - 2;
    return new SourcePosition(file, line + 1, offset - lines[line] + 1);
  }

  public InputException error(int offset, String message) {
    return new InputException(at(offset), message);
  }
}
