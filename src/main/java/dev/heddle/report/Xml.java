// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report;

import dev.heddle.program.Printable;

/** Text in XML and HTML. */
public final class Xml {
  private Xml() {}

  /** As content or as the value of an attribute; what XML does not allow becomes U+FFFD. */
  public static String escape(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    Printable.text(text)
        .codePoints()
        .forEach(c -> {
          switch (c) {
            case '&' -> out.append("&amp;");
            case '<' -> out.append("&lt;");
            case '>' -> out.append("&gt;");
            case '"' -> out.append("&quot;");
            case '\'' -> out.append("&#39;");
            default -> out.appendCodePoint(c == 0xFFFE || c == 0xFFFF ? 0xFFFD : c);
          }
        });
    return out.toString();
  }
}
