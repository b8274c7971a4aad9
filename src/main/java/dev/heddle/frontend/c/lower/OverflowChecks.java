package dev.heddle.frontend.c.lower;

import dev.heddle.frontend.c.llvm.Arithmetic;
import dev.heddle.program.BinaryOperator;
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
  void check(Arithmetic operator, Expression a, Expression b) {
    switch (operator) {
      case ADD, SUB, MUL ->
          body.out.check(
              Folding.not(signed(ArithmeticLowering.operator(operator), a, b)),
              Failure.OVERFLOW,
              "signed overflow");
      case SHL, UDIV, SDIV, UREM, SREM, LSHR, ASHR, AND, OR, XOR -> {}
      case FADD, FSUB, FMUL, FDIV, FREM -> {}
    }
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
