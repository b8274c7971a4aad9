// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import dev.heddle.program.UpdateOperator;

/**
 * Classes of writes that commute: read-modify-writes of one kind whose results nobody uses. In
 * either order they leave the same value behind, so two of one class do not conflict. The writes of
 * a location then form groups: one that has the class of the newest group joins it, any other one
 * opens a group. Only groups are ordered. See docs/internals/commuting-updates.md.
 *
 * <p>An event of a class records its operand as what it expected, so that the value behind some
 * members of a group can be computed.
 */
public final class CommutingWrites {
  /** Such a write conflicts with every other one. */
  public static final int NONE = 0;

  /** Stores to a location that nobody reads while its stores are made. */
  public static final int BLIND = 5;

  /** Additions to a cell. */
  public static final int ADDITIONS = 6;

  private static final UpdateOperator[] OPERATORS = {
    null,
    UpdateOperator.ADD,
    UpdateOperator.OR,
    UpdateOperator.AND,
    UpdateOperator.XOR,
    null,
    UpdateOperator.ADD
  };

  private CommutingWrites() {}

  /** The class of updates by an operator. */
  public static int type(UpdateOperator operator) {
    return switch (operator) {
      case ADD, SUB -> 1;
      case OR -> 2;
      case AND -> 3;
      case XOR -> 4;
      case XCHG, NAND, MAX, MIN, UMAX, UMIN -> NONE;
    };
  }

  /** The operand with which the operator of the class does the same. */
  public static long operand(UpdateOperator operator, long operand) {
    return operator == UpdateOperator.SUB ? -operand : operand;
  }

  /** What a write of a class leaves behind. */
  public static long apply(int type, long old, long operand, int bits) {
    return OPERATORS[type].apply(old, operand, bits);
  }
}
