// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm.text;

import dev.heddle.program.InputException;
import java.util.Locale;

/** A cursor over the tokens of a text. */
public final class LlvmTokens extends LlvmLexer {
  public LlvmTokens(LlvmText text, int offset) {
    super(text, offset);
  }

  public boolean is(char expected) {
    return symbol == expected;
  }

  public boolean isWord(String expected) {
    return token == LlvmToken.WORD && word.equals(expected);
  }

  /** Passes the symbol if it is there. */
  public boolean accept(char expected) {
    if (symbol != expected) {
      return false;
    }
    next();
    return true;
  }

  public boolean accept(String expected) {
    if (!isWord(expected)) {
      return false;
    }
    next();
    return true;
  }

  public void expect(char expected) {
    if (!accept(expected)) {
      throw unexpected("'" + expected + "'");
    }
  }

  public void expect(String expected) {
    if (!accept(expected)) {
      throw unexpected("'" + expected + "'");
    }
  }

  public void expectKind(LlvmToken expected) {
    if (token != expected) {
      throw unexpected(expected.name().toLowerCase(Locale.ROOT));
    }
  }

  public int integer() {
    expectKind(LlvmToken.INTEGER);
    if (number != (int) number) {
      throw error("a number that is too large");
    }
    int value = (int) number;
    next();
    return value;
  }

  /** The number of the current metadata node; passes it. */
  public int node() {
    expectKind(LlvmToken.NODE);
    int node = (int) Math.min(Math.max(number, 0), Integer.MAX_VALUE);
    next();
    return node;
  }

  /** The name of the current local or global, also if it is a number; passes it. */
  public String name() {
    String name = word == null ? String.valueOf(number) : word;
    next();
    return name;
  }

  public InputException unexpected(String wanted) {
    String found = token == LlvmToken.END ? "the end of the text" : "'" + spelling() + "'";
    return error("expected " + wanted + " but found " + found);
  }
}
