// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.llvm;

import dev.heddle.program.InputException;
import java.util.Locale;

/** The text's tokens, to be asked for and passed. */
final class LlvmTokens extends LlvmLexer {
  LlvmTokens(Text text, int offset) {
    super(text, offset);
  }

  boolean is(char expected) {
    return symbol == expected;
  }

  boolean isWord(String expected) {
    return token == LlvmToken.WORD && word.equals(expected);
  }

  /** Passes the symbol if it is there. */
  boolean accept(char expected) {
    if (symbol != expected) {
      return false;
    }
    next();
    return true;
  }

  boolean accept(String expected) {
    if (!isWord(expected)) {
      return false;
    }
    next();
    return true;
  }

  void expect(char expected) {
    if (!accept(expected)) {
      throw unexpected("'" + expected + "'");
    }
  }

  void expect(String expected) {
    if (!accept(expected)) {
      throw unexpected("'" + expected + "'");
    }
  }

  void expectKind(LlvmToken expected) {
    if (token != expected) {
      throw unexpected(expected.name().toLowerCase(Locale.ROOT));
    }
  }

  int integer() {
    expectKind(LlvmToken.INTEGER);
    if (number != (int) number) {
      throw error("a number that is too large");
    }
    int value = (int) number;
    next();
    return value;
  }

  /** The number of the current metadata node; passes it. */
  int node() {
    expectKind(LlvmToken.NODE);
    int node = (int) Math.min(Math.max(number, 0), Integer.MAX_VALUE);
    next();
    return node;
  }

  /** The name of the current local or global, also if it is a number; passes it. */
  String name() {
    String name = word == null ? String.valueOf(number) : word;
    next();
    return name;
  }

  InputException unexpected(String wanted) {
    String found = token == LlvmToken.END ? "the end of the text" : "'" + spelling() + "'";
    return error("expected " + wanted + " but found " + found);
  }
}
