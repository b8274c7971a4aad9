// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.state;

import dev.heddle.frontend.litmus.state.Place.Location;
import dev.heddle.frontend.litmus.text.LitmusToken;
import dev.heddle.frontend.litmus.text.LitmusTokens;

/** A first value of a location or register. */
public sealed interface InitialValue {
  record Number(long value) implements InitialValue {}

  record Address(Location of) implements InitialValue {}

  /** A number, or the address of a location, with or without an ampersand. */
  static InitialValue parse(LitmusTokens tokens) {
    if (tokens.looksAtInteger()) {
      return new Number(tokens.integer());
    }
    if (tokens.looksAt("ATOMIC_INIT") && tokens.peek(1).is("(")) {
      tokens.next();
      tokens.next();
      InitialValue inner = new Number(tokens.integer());
      tokens.expect(")");
      return inner;
    }
    boolean ampersand = tokens.accept("&");
    if (!ampersand && tokens.accept("NULL")) {
      return new Number(0);
    }
    if (!tokens.looksAt(LitmusToken.Kind.NAME)) {
      throw tokens.unexpected("a number or a location");
    }
    return new Address(Place.location(tokens));
  }
}
