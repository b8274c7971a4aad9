// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A temporary file that clang writes a rule for make into: on its right side, all it has read. */
final class DependencyFile implements AutoCloseable {
  private static final String TARGET = "all";

  private final Path file;

  DependencyFile() throws IOException {
    file = Files.createTempFile("heddle", ".d");
  }

  List<String> flags() {
    return List.of("-MD", "-MF", file.toString(), "-MT", TARGET);
  }

  /** None if clang failed for want of a header: it then deletes the file. */
  List<Path> files() throws IOException {
    if (!Files.exists(file)) {
      return List.of();
    }
    return parse(Files.readString(file, StandardCharsets.UTF_8)).stream().map(Path::of).toList();
  }

  /**
   * Blanks and {@code #} have a backslash before them, {@code $} is doubled; a backslash is itself
   * before anything else.
   */
  static List<String> parse(String rule) {
    List<String> names = new ArrayList<>();
    StringBuilder name = new StringBuilder();
    for (int i = rule.indexOf(':') + 1; i < rule.length(); i++) {
      char c = rule.charAt(i);
      char next = i + 1 < rule.length() ? rule.charAt(i + 1) : '\n';
      if (c == '\\' && (next == ' ' || next == '#') || c == '$' && next == '$') {
        name.append(next);
        i++;
      } else if (c == ' ' || c == '\n' || c == '\\' && next == '\n') {
        if (!name.isEmpty()) {
          names.add(name.toString());
          name.setLength(0);
        }
      } else {
        name.append(c);
      }
    }
    return names;
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
  }
}
