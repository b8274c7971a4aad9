// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.state;

import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;
import dev.heddle.program.SourcePosition;
import java.util.OptionalInt;

/** What the initial state and the final condition can name. */
public sealed interface Place {
  /** Threads of a test; far more than anyone can explore. */
  int THREADS = 1000;

  SourcePosition at();

  /** A location in memory, or an element of an array. */
  record Location(String name, OptionalInt index, SourcePosition at) implements Place {}

  /** A register as written, with its percent sign if it has one. */
  record Register(int thread, String name, SourcePosition at) implements Place {}

  static Place parse(LitmusTokens tokens) {
    if (looksAtRegister(tokens)) {
      SourcePosition at = tokens.at();
      int thread = thread(tokens);
      tokens.expect(":");
      String percent = tokens.accept("%") ? "%" : "";
      return new Register(thread, percent + tokens.name("a register").text(), at);
    }
    if (tokens.looksAt("[")) {
      LitmusToken open = tokens.next();
      if (tokens.looksAt(LitmusToken.Kind.NUMBER)) {
        throw open.error("absolute addresses are not supported: give the location a name");
      }
      Location location = location(tokens);
      tokens.expect("]");
      return location;
    }
    return location(tokens);
  }

  static boolean looksAtRegister(LitmusTokens tokens) {
    return tokens.peek(1).is(":")
        && (tokens.looksAt(LitmusToken.Kind.NUMBER) || isThread(tokens.peek()));
  }

  /** Whether the token is {@code P} and a number. */
  static boolean isThread(LitmusToken token) {
    return token.kind() == LitmusToken.Kind.NAME && token.text().matches("P[0-9]+");
  }

  /** The number of a thread, with or without its letter. */
  static int thread(LitmusTokens tokens) {
    if (!isThread(tokens.peek())) {
      return tokens.integerBelow(THREADS, "the thread number");
    }
    LitmusToken token = tokens.next();
    long number = LitmusTokens.parse(token, token.text().substring(1), 10);
    if (number < 0 || number >= THREADS) {
      throw token.error("the thread number is out of range: it must be below " + THREADS);
    }
    return (int) number;
  }

  static Location location(LitmusTokens tokens) {
    LitmusToken name = tokens.name("a location");
    OptionalInt index = OptionalInt.empty();
    if (tokens.accept("[")) {
      index = OptionalInt.of(tokens.integerBelow(LocationTable.LIMIT, "the index"));
      tokens.expect("]");
    }
    return new Location(name.text(), index, name.at());
  }
}
