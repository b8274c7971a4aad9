package dev.heddle.frontend.litmus;

import dev.heddle.frontend.litmus.Place.Location;

/** A first value of a location or register. */
sealed interface Value {
  record Number(long value) implements Value {}

  record Address(Location of) implements Value {}

  /** A number, or the address of a location, with or without an ampersand. */
  static Value parse(Tokens tokens) {
    if (tokens.looksAtInteger()) {
      return new Number(tokens.integer());
    }
    if (tokens.looksAt("ATOMIC_INIT") && tokens.peek(1).is("(")) {
      tokens.next();
      tokens.next();
      Value inner = new Number(tokens.integer());
      tokens.expect(")");
      return inner;
    }
    boolean ampersand = tokens.accept("&");
    if (!ampersand && tokens.accept("NULL")) {
      return new Number(0);
    }
    if (!tokens.looksAt(Token.Kind.NAME)) {
      throw tokens.unexpected("a number or a location");
    }
    return new Address(Place.location(tokens));
  }
}
