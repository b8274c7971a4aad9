// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program;

/**
 * Makes text from others safe to print. What would move a terminal's cursor, change the order in
 * which a line is read, or not be seen at all, becomes visible: {@code \\u001b}. In JSON such an
 * escape means the same character. What is printable stays as it is, so nothing is escaped twice.
 */
public final class Printable {
  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;

  private Printable() {}

  /** A text of lines; tabs and the ends of lines stay. */
  public static String text(String text) {
    return print(text, true);
  }

  /** A text that is to be a part of a line. */
  public static String line(String text) {
    return print(text, false);
  }

  private static String print(String text, boolean hasLines) {
    int first = 0;
    while (first < text.length() && isPlain(text.charAt(first))) {
      first++;
    }
    if (first == text.length()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 16).append(text, 0, first);
    for (int i = first; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int c = text.codePointAt(i);
      boolean lineEnd =
          c == '\n' || c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (isPrintable(c) || hasLines && (lineEnd || c == '\t')) {
        out.appendCodePoint(c);
      } else {
        escape(c, out);
      }
    }
    return out.toString();
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c <= '~';
  }

  /** Scripts need the joiners, which do nothing by themselves. */
  private static boolean isPrintable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          false;
      case Character.FORMAT -> c == ZERO_WIDTH_NON_JOINER || c == ZERO_WIDTH_JOINER;
      default -> true;
    };
  }

  private static void escape(int c, StringBuilder out) {
    switch (c) {
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        for (char unit : Character.toChars(c)) {
          out.append(String.format("\\u%04x", (int) unit));
        }
      }
    }
  }
}
