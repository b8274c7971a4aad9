// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

/** The values, both ends included, that {@code __VERIFIER_nondet_int} and the like may give. */
public record Nondet(long low, long high) {
  public Nondet {
    if (low > high || high - low < 0) {
      throw new IllegalArgumentException("a range from " + low + " to " + high);
    }
  }

  /** The part of the range that fits a type; the type's own range if none does. */
  Nondet within(long least, long most) {
    long from = Math.clamp(low, least, most);
    return new Nondet(from, Math.clamp(high, from, most));
  }

  /** How many values there are. */
  long count() {
    return high - low + 1;
  }
}
