// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.automaton;

import java.util.Optional;
import java.util.stream.Stream;

/** An operator on 32-bit numbers; results wrap around, truth is 1. */
public enum Operator {
  EQ("=="),
  NE("!="),
  LT("<"),
  LE("<="),
  GT(">"),
  GE(">="),
  AND_ALSO("&&"),
  OR_ELSE("||"),
  ADD("+"),
  SUB("-"),
  MUL("*"),
  DIV("/"),
  REM("%"),
  AND("&");

  private final String spelling;

  Operator(String spelling) {
    this.spelling = spelling;
  }

  public static Optional<Operator> of(String spelling) {
    return Stream.of(values()).filter(o -> o.spelling.equals(spelling)).findFirst();
  }

  /**
   * The result for two numbers.
   *
   * @throws ArithmeticException if it divides by zero
   */
  public long apply(long a, long b) {
    return switch (this) {
      case EQ -> a == b ? 1 : 0;
      case NE -> a != b ? 1 : 0;
      case LT -> a < b ? 1 : 0;
      case LE -> a <= b ? 1 : 0;
      case GT -> a > b ? 1 : 0;
      case GE -> a >= b ? 1 : 0;
      case AND_ALSO -> a != 0 && b != 0 ? 1 : 0;
      case OR_ELSE -> a != 0 || b != 0 ? 1 : 0;
      case ADD -> (int) (a + b);
      case SUB -> (int) (a - b);
      case MUL -> (int) (a * b);
      case DIV -> (int) (a / b);
      case REM -> (int) (a % b);
      case AND -> (int) (a & b);
    };
  }

  @Override
  public String toString() {
    return spelling;
  }
}
