// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import dev.heddle.program.SourcePosition;
import java.util.List;
import java.util.regex.Pattern;

/** The text of a test whose threads are the columns of a table. */
public final class TableText {
  /** The row of headings. */
  private static final Pattern HEADINGS = Pattern.compile("\\bP0\\s*[|;]");

  private static final String BARS = "|;";

  private TableText() {}

  /**
   * The line of a position. Of a row of a table only the cell at the position is shown, where it
   * stands.
   *
   * @param lines of the whole file; the position's line is one of them
   */
  public static String line(List<String> lines, SourcePosition at) {
    String line = lines.get(at.line() - 1);
    boolean table = lines.subList(0, at.line()).stream().anyMatch(l -> HEADINGS.matcher(l).find());
    int inside = at.column() - 1;
    if (!table || inside < 0 || inside >= line.length()) {
      return line;
    }
    int start = inside;
    while (start > 0 && BARS.indexOf(line.charAt(start - 1)) < 0) {
      start--;
    }
    int end = inside;
    while (end < line.length() && BARS.indexOf(line.charAt(end)) < 0) {
      end++;
    }
    return " ".repeat(start) + line.substring(start, end);
  }
}
