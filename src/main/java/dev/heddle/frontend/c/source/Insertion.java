// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.source;

import dev.heddle.frontend.c.source.SourcePoint.Form;
import java.util.List;
import java.util.TreeMap;

/** Inserts calls of functions into a text at some of its points, in its own style. */
public final class Insertion {
  private final String text;

  /** What is to be put at each offset. */
  private final TreeMap<Integer, String> added = new TreeMap<>();

  public Insertion(PointedSource source) {
    this.text = source.text();
  }

  /** Inserts a call before a point, on a line of its own if the point begins a line. */
  public void call(SourcePoint point, String call) {
    int start = text.lastIndexOf('\n', point.offset() - 1) + 1;
    if (point.form() == Form.CONDITION) {
      add(point.offset(), call + ", ");
    } else if (text.substring(start, point.offset()).isBlank()) {
      add(start, point.indent() + call + ";" + end(point.offset()));
    } else {
      add(point.offset(), call + "; ");
    }
  }

  /** Ensures that a header is included: after others, or on the first line. */
  public void include(String header) {
    CLexer lexer = new CLexer(text);
    int depth = 0;
    int behind = 0;
    for (CLexer.Directive d : lexer.directives()) {
      switch (d.name()) {
        case "if", "ifdef", "ifndef" -> depth++;
        case "endif" -> depth--;
        case "include" -> {
          int line = text.indexOf('\n', d.offset()) + 1;
          if (text.substring(d.offset(), line == 0 ? text.length() : line).contains(header)) {
            return;
          }
          behind = depth == 0 && line > 0 && isBefore(lexer.tokens(), line) ? line : behind;
        }
        default -> {}
      }
    }
    add(behind, "#include <" + header + ">" + end(behind));
  }

  private static boolean isBefore(List<CToken> tokens, int offset) {
    return tokens.isEmpty() || offset <= tokens.getFirst().offset();
  }

  /** How the line ends that an offset is on. */
  private String end(int offset) {
    int end = text.indexOf('\n', offset);
    return end > 0 && text.charAt(end - 1) == '\r' ? "\r\n" : "\n";
  }

  private void add(int offset, String more) {
    added.merge(offset, more, String::concat);
  }

  /** The text with all that was put into it. */
  public String text() {
    StringBuilder out = new StringBuilder(text);
    added.descendingMap().forEach(out::insert);
    return out.toString();
  }
}
