// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.source;

import java.util.ArrayList;
import java.util.List;

/** Splits C text, each character one byte, into tokens and directives of the preprocessor. */
final class CLexer {
  /** A line that begins with {@code #}, and those that continue it. */
  record Directive(String name, int line, int offset) {}

  private final String text;
  private final List<CToken> tokens = new ArrayList<>();
  private final List<Directive> directives = new ArrayList<>();
  private int at;
  private int line = 1;
  private boolean lineStarts = true;

  CLexer(String text) {
    this.text = text;
    while (at < text.length()) {
      next();
    }
  }

  List<CToken> tokens() {
    return tokens;
  }

  List<Directive> directives() {
    return directives;
  }

  private void next() {
    char c = text.charAt(at);
    if (c == '\n') {
      skip(at + 1);
      lineStarts = true;
    } else if (Character.isWhitespace(c) || c == '\\') {
      at++;
    } else if (text.startsWith("//", at)) {
      skip(endOfLine(at));
    } else if (text.startsWith("/*", at)) {
      int end = text.indexOf("*/", at + 2);
      skip(end < 0 ? text.length() : end + 2);
    } else if (c == '#' && lineStarts) {
      directive();
    } else {
      token(c);
    }
  }

  private void skip(int to) {
    for (; at < to; at++) {
      line += text.charAt(at) == '\n' ? 1 : 0;
    }
  }

  /** The end of a line, or of the last of those that a backslash joins. */
  private int endOfLine(int from) {
    int end = text.indexOf('\n', from);
    while (end > 0 && (text.startsWith("\\", end - 1) || text.startsWith("\\\r", end - 2))) {
      end = text.indexOf('\n', end + 1);
    }
    return end < 0 ? text.length() : end;
  }

  /** Comments in it may continue for more lines. */
  private void directive() {
    int start = at;
    int end = endOfLine(at);
    int comment = text.indexOf("/*", at);
    while (comment >= 0 && comment < end) {
      int close = text.indexOf("*/", comment + 2);
      end = close < 0 ? text.length() : Math.max(end, endOfLine(close));
      comment = close < 0 ? -1 : text.indexOf("/*", close + 2);
    }
    String name = text.substring(at + 1, end).strip().split("\\W", 2)[0];
    directives.add(new Directive(name, line, start));
    skip(end);
  }

  private void token(char c) {
    lineStarts = false;
    int start = at;
    int end = at + 1;
    if (c == '"' || c == '\'') {
      while (end < text.length() && text.charAt(end) != c && text.charAt(end) != '\n') {
        end += text.charAt(end) == '\\' ? 2 : 1;
      }
      end = Math.min(text.length(), end + 1);
    } else if (isWordPart(c)) {
      while (end < text.length() && isWordPart(text.charAt(end))) {
        end++;
      }
    }
    tokens.add(new CToken(text.substring(start, end), start, line));
    skip(end);
  }

  private static boolean isWordPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '$' || c > 127;
  }
}
