// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.c;

import dev.heddle.frontend.litmus.text.LitmusToken;
import java.util.Arrays;
import java.util.Optional;

/** C's operators with two operands; the higher the strength, the tighter they bind. */
enum CBinary {
  MULTIPLY("*", 10),
  DIVIDE("/", 10),
  REMAINDER("%", 10),
  ADD("+", 9),
  SUBTRACT("-", 9),
  SHIFT_LEFT("<<", 8),
  SHIFT_RIGHT(">>", 8),
  LESS("<", 7),
  LESS_OR_EQUAL("<=", 7),
  GREATER(">", 7),
  GREATER_OR_EQUAL(">=", 7),
  EQUAL("==", 6),
  NOT_EQUAL("!=", 6),
  BIT_AND("&", 5),
  BIT_XOR("^", 4),
  BIT_OR("|", 3),
  AND("&&", 2),
  OR("||", 1);

  private final String symbol;
  private final int strength;

  CBinary(String symbol, int strength) {
    this.symbol = symbol;
    this.strength = strength;
  }

  int strength() {
    return strength;
  }

  /** Whether the right side counts only if the left one leaves the result open. */
  boolean isLogical() {
    return this == AND || this == OR;
  }

  boolean isComparison() {
    return strength == 7 || strength == 6;
  }

  boolean isShift() {
    return strength == 8;
  }

  static Optional<CBinary> of(LitmusToken token) {
    return token.kind() == LitmusToken.Kind.SYMBOL ? of(token.text()) : Optional.empty();
  }

  /** The operator of {@code +=} and the like. */
  static Optional<CBinary> ofAssignment(LitmusToken token) {
    String text = token.text();
    return token.kind() == LitmusToken.Kind.SYMBOL && text.length() > 1 && text.endsWith("=")
        ? of(text.substring(0, text.length() - 1)).filter(o -> !o.isComparison())
        : Optional.empty();
  }

  private static Optional<CBinary> of(String symbol) {
    return Arrays.stream(values()).filter(o -> o.symbol.equals(symbol)).findFirst();
  }
}
