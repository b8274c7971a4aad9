// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.arithmetic;

import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.ProgramOperators;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Failure;

/** Whether a result does not fit into its type. */
final class OverflowChecks {
  private final Body body;

  OverflowChecks(Body body) {
    this.body = body;
  }

  /** A failure of the program if the signed result does not fit. */
  void check(LlvmBinaryOperator operator, Expression a, Expression b) {
    switch (operator) {
      case ADD, SUB, MUL -> failIf(signed(ProgramOperators.of(operator), a, b));
      case SHL, UDIV, SDIV, UREM, SREM, LSHR, ASHR, AND, OR, XOR -> {}
      case FADD, FSUB, FMUL, FDIV, FREM -> {}
    }
  }

  /** A failure if the quotient of signed numbers does not fit: the least one divided by -1. */
  void checkQuotient(Expression a, Expression b) {
    Expression minusOne = Folding.constant(-1, b.bits());
    failIf(Folding.and(isLeast(a), Folding.compare(ComparisonOperator.EQ, b, minusOne)));
  }

  /** Whether {@link #checkQuotient} may fail; it cannot for a number that was extended. */
  static boolean mayNotFit(Expression a, Expression b) {
    boolean mayBeLeast =
        switch (a) {
          case Expression.Constant(long value, int bits) -> value == 1L << bits - 1;
          case Expression.Cast(var operator, var narrow, int bits) ->
              operator != CastOperator.SIGN_EXTEND && operator != CastOperator.ZERO_EXTEND;
          default -> true;
        };
    return mayBeLeast && (!(b instanceof Expression.Constant) || Folding.isConstant(b, -1));
  }

  /** A failure if the absolute value of a signed number does not fit. */
  void checkAbsolute(Expression a) {
    failIf(isLeast(a));
  }

  private static Expression isLeast(Expression a) {
    Expression least = Folding.constant(1L << a.bits() - 1, a.bits());
    return Folding.compare(ComparisonOperator.EQ, a, least);
  }

  private void failIf(Expression overflows) {
    body.out.check(Folding.not(overflows), Failure.OVERFLOW, "signed overflow");
  }

  /** Whether the sum, difference or product of signed numbers does not fit; a bit. */
  Expression signed(BinaryOperator operator, Expression a, Expression b) {
    int bits = a.bits();
    Expression zero = Folding.constant(0, bits);
    Expression result = body.fixed(Folding.binary(operator, a, b));
    if (operator == BinaryOperator.MUL) {
      Expression sign =
          Folding.binary(BinaryOperator.ASHR, result, Folding.constant(bits - 1L, bits));
      Expression high = Folding.binary(BinaryOperator.SMULH, a, b);
      return Folding.compare(ComparisonOperator.NE, high, sign);
    }
    // the sign of the result differs from that of both operands, the second one negated for SUB
    Expression differs = Folding.binary(BinaryOperator.XOR, a, result);
    Expression other =
        operator == BinaryOperator.ADD
            ? Folding.binary(BinaryOperator.XOR, b, result)
            : Folding.binary(BinaryOperator.XOR, a, b);
    return Folding.compare(ComparisonOperator.SLT, Folding.and(differs, other), zero);
  }

  /** As {@link #signed}, of unsigned numbers. */
  Expression unsigned(BinaryOperator operator, Expression a, Expression b) {
    Expression zero = Folding.constant(0, a.bits());
    return switch (operator) {
      case ADD -> Folding.compare(ComparisonOperator.ULT, Folding.add(a, b), a);
      case SUB -> Folding.compare(ComparisonOperator.ULT, a, b);
      case MUL ->
          Folding.compare(ComparisonOperator.NE, Folding.binary(BinaryOperator.UMULH, a, b), zero);
      default -> throw new AssertionError(operator);
    };
  }
}
