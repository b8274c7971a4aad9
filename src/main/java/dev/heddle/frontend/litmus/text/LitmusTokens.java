// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.text;

import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import java.math.BigInteger;
import java.util.List;

/** A cursor over the tokens of one section, the last of which is an end. */
public final class LitmusTokens {
  private final List<LitmusToken> all;
  private int next;

  public LitmusTokens(List<LitmusToken> all) {
    this.all = List.copyOf(all);
  }

  public LitmusToken peek() {
    return peek(0);
  }

  public LitmusToken peek(int ahead) {
    return all.get(Math.min(next + ahead, all.size() - 1));
  }

  public LitmusToken next() {
    LitmusToken token = peek();
    next = Math.min(next + 1, all.size() - 1);
    return token;
  }

  public SourcePosition at() {
    return peek().at();
  }

  public boolean looksAt(String spelling) {
    return peek().is(spelling);
  }

  public boolean looksAt(LitmusToken.Kind kind) {
    return peek().kind() == kind;
  }

  public boolean accept(String spelling) {
    boolean found = looksAt(spelling);
    if (found) {
      next();
    }
    return found;
  }

  public LitmusToken expect(String spelling) {
    if (!looksAt(spelling)) {
      throw unexpected("'" + spelling + "'");
    }
    return next();
  }

  /** A name, called {@code what} in the error if there is none. */
  public LitmusToken name(String what) {
    if (!looksAt(LitmusToken.Kind.NAME)) {
      throw unexpected(what);
    }
    return next();
  }

  public void end() {
    if (!looksAt(LitmusToken.Kind.END)) {
      throw peek().error("unexpected " + peek());
    }
  }

  public boolean looksAtInteger() {
    return looksAt(LitmusToken.Kind.NUMBER)
        || looksAt("-") && peek(1).kind() == LitmusToken.Kind.NUMBER;
  }

  /** A decimal or hexadecimal number with an optional minus, of at most 64 bits. */
  public long integer() {
    boolean negative = accept("-");
    if (!looksAt(LitmusToken.Kind.NUMBER)) {
      throw unexpected("a number");
    }
    LitmusToken token = next();
    String digits = token.text().toLowerCase(java.util.Locale.ROOT);
    long value =
        digits.startsWith("0x") ? parse(token, digits.substring(2), 16) : parse(token, digits, 10);
    return negative ? -value : value;
  }

  /** A number that fits {@code 0 .. limit-1}. */
  public int integerBelow(int limit, String what) {
    LitmusToken token = peek();
    long value = integer();
    if (value < 0 || value >= limit) {
      throw token.error(what + " is out of range: it must be below " + limit);
    }
    return (int) value;
  }

  public static long parse(LitmusToken token, String digits, int radix) {
    try {
      BigInteger value = new BigInteger(digits, radix);
      if (value.bitLength() <= 64) {
        return value.longValue();
      }
    } catch (NumberFormatException e) {
      throw token.error("malformed number " + token);
    }
    throw token.error("the number " + token + " needs more than 64 bits");
  }

  public InputException unexpected(String wanted) {
    return peek().error("expected " + wanted + " but found " + peek());
  }

  public int mark() {
    return next;
  }

  /** The tokens since a mark as written, with one space for each gap. */
  public String textSince(int mark) {
    StringBuilder text = new StringBuilder();
    for (int i = mark; i < next; i++) {
      boolean gap = i > mark && all.get(i - 1).end() < all.get(i).start();
      text.append(gap ? " " : "").append(all.get(i).text());
    }
    return text.toString();
  }
}
