// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.text;

import java.util.List;
import java.util.function.IntPredicate;

/** Cuts a stretch of the source into tokens, one at a time. */
public final class LitmusLexer {
  /** Sections differ in their comments and in the symbols of more than one character. */
  public enum Dialect {
    /** Comments are {@code (* *)} and nest; {@code <<} ends the test. */
    LITMUS("", "/\\", "\\/", "=>", "==", "!=", "<>"),
    /** As above, and {@code #} begins a comment that ends with the line. */
    X86("#", "/\\", "\\/", "=>", "==", "!=", "<>"),
    C(
        "//", "<<=", ">>=", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "++", "--", "+=", "-=",
        "*=", "/=", "%=", "&=", "|=", "^=", "->");

    private final String lineComment;
    private final List<String> symbols;

    Dialect(String lineComment, String... symbols) {
      this.lineComment = lineComment;
      this.symbols = List.of(symbols);
    }
  }

  private final Source source;
  private final String text;
  private final Dialect dialect;
  private int offset;

  public LitmusLexer(Source source, Dialect dialect, int offset) {
    this.source = source;
    this.text = source.text();
    this.dialect = dialect;
    this.offset = offset;
  }

  public int offset() {
    return offset;
  }

  public LitmusToken next() {
    skipBlanks();
    int start = offset;
    if (offset == text.length() || dialect != Dialect.C && looksAt("<<")) {
      return new LitmusToken(LitmusToken.Kind.END, "the end of the file", start, source.at(start));
    }
    char first = text.charAt(offset);
    if (isDigit(first)) {
      return token(LitmusToken.Kind.NUMBER, take(c -> isDigit(c) || isLetter(c)));
    }
    if (isLetter(first) || first == '.') {
      return token(LitmusToken.Kind.NAME, take(c -> isDigit(c) || isLetter(c) || c == '.'));
    }
    for (String symbol : dialect.symbols) {
      if (looksAt(symbol)) {
        offset += symbol.length();
        return token(LitmusToken.Kind.SYMBOL, symbol);
      }
    }
    if (first < ' ' || first > '~') {
      throw source.error(start, String.format("unexpected character U+%04X", (int) first));
    }
    offset++;
    return token(LitmusToken.Kind.SYMBOL, String.valueOf(first));
  }

  /** Takes characters as long as they fit. */
  public String take(IntPredicate fits) {
    int start = offset;
    while (offset < text.length() && fits.test(text.charAt(offset))) {
      offset++;
    }
    return text.substring(start, offset);
  }

  public boolean accept(String symbol) {
    boolean found = looksAt(symbol);
    offset += found ? symbol.length() : 0;
    return found;
  }

  public void skipBlanks() {
    do {
      take(c -> Character.isWhitespace(c) || c == '\uFEFF');
    } while (skipComment());
  }

  private boolean skipComment() {
    int start = offset;
    if (dialect != Dialect.C && accept("(*")) {
      for (int depth = 1; depth > 0; ) {
        depth += accept("(*") ? 1 : accept("*)") ? -1 : passOne(start);
      }
    } else if (!dialect.lineComment.isEmpty() && accept(dialect.lineComment)) {
      take(c -> c != '\n');
    } else if (dialect == Dialect.C && accept("/*")) {
      while (!accept("*/")) {
        passOne(start);
      }
    }
    return offset > start;
  }

  /** Steps over one character of a comment; it changes the depth by nothing. */
  private int passOne(int start) {
    if (offset == text.length()) {
      throw source.error(start, "this comment never ends");
    }
    offset++;
    return 0;
  }

  public boolean looksAt(String symbol) {
    return text.startsWith(symbol, offset);
  }

  private LitmusToken token(LitmusToken.Kind kind, String spelling) {
    int start = offset - spelling.length();
    return new LitmusToken(kind, spelling, start, source.at(start));
  }

  public static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  public static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
  }
}
