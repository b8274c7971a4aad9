// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

/** Two values are equal, or are not. */
record Condition(Value left, boolean equal, Value right) {
  static final Condition NEVER = new Condition(Value.of(0), true, Value.of(1));

  /** {@code a==1} or {@code a!=1}. */
  static Condition parse(String text) {
    boolean equal = text.contains("==");
    String[] sides = text.split("[=!]=");
    return new Condition(Value.parse(sides[0].strip()), equal, Value.parse(sides[1].strip()));
  }

  static Condition of(String register, boolean equal, int number) {
    return new Condition(Value.of(register), equal, Value.of(number));
  }

  @Override
  public String toString() {
    return left + (equal ? "==" : "!=") + right;
  }
}
