package dev.heddle.report;

/** Text in XML and HTML. */
public final class Xml {
  private Xml() {}

  /** As content or as the value of an attribute; what XML has no room for becomes U+FFFD. */
  public static String escape(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    text.codePoints()
        .forEach(c -> {
          switch (c) {
            case '&' -> out.append("&amp;");
            case '<' -> out.append("&lt;");
            case '>' -> out.append("&gt;");
            case '"' -> out.append("&quot;");
            case '\'' -> out.append("&#39;");
            default -> out.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
          }
        });
    return out.toString();
  }

  private static boolean isAllowed(int c) {
    boolean surrogate = c >= 0xD800 && c <= 0xDFFF;
    boolean control = c < 0x20 && c != '\t' && c != '\n' && c != '\r';
    return !surrogate && !control && c != 0xFFFE && c != 0xFFFF;
  }
}
