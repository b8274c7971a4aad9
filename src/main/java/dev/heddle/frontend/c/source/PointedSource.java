// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.source;

import java.util.BitSet;
import java.util.List;

/**
 * C text with the points that it has, each character one byte.
 *
 * @param points in order
 */
public record PointedSource(String text, List<SourcePoint> points) {
  /** The function that is called at each point. */
  public static final String CALL = "__heddle_point";

  public PointedSource {
    points = List.copyOf(points);
  }

  /**
   * @param kept lines that the preprocessor keeps; if there are conditionals, of each part that it
   *     keeps there is one, at least
   */
  public static PointedSource of(String text, BitSet kept) {
    CLexer lexer = new CLexer(text);
    List<CToken> tokens = new Conditionals(lexer.directives()).kept(lexer.tokens(), kept);
    return new PointedSource(text, Statements.of(text, tokens));
  }

  /** The same without points on a line. */
  public PointedSource without(int line) {
    return new PointedSource(text, points.stream().filter(p -> p.line() != line).toList());
  }

  /** The text with a call at each point; all else keeps its line and column. */
  public String withCalls() {
    StringBuilder out = new StringBuilder("void " + CALL + "(void);\n#line 1\n");
    int done = 0;
    for (SourcePoint p : points) {
      String comma = p.form() == SourcePoint.Form.CONDITION ? "," : ";";
      String here = "\n#line " + p.line() + "\n" + " ".repeat(p.column() - 1);
      out.append(text, done, p.offset()).append(here).append(CALL).append("()").append(comma);
      out.append(here);
      done = p.offset();
    }
    return out.append(text, done, text.length()).toString();
  }
}
