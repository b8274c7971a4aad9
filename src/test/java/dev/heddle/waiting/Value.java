// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.Optional;

/**
 * A number, a register, or a register plus a number; all modulo {@link #MODULUS}, as is everything
 * in memory, so that every program without growing buffers has finitely many states.
 */
record Value(Optional<String> register, int number) {
  /** A power of two: fetch-and-add can then wrap around in the engine's integers as well. */
  static final int MODULUS = 4;

  static Value of(int number) {
    return new Value(Optional.empty(), Math.floorMod(number, MODULUS));
  }

  static Value of(String register) {
    return new Value(Optional.of(register), 0);
  }

  /** {@code 1}, {@code a} or {@code a+1}. */
  static Value parse(String text) {
    int plus = text.indexOf('+');
    if (plus >= 0) {
      return new Value(
          Optional.of(text.substring(0, plus)), Integer.parseInt(text.substring(plus + 1)));
    }
    return Character.isDigit(text.charAt(0)) ? of(Integer.parseInt(text)) : of(text);
  }

  @Override
  public String toString() {
    return register.map(r -> number == 0 ? r : r + "+" + number).orElse("" + number);
  }
}
