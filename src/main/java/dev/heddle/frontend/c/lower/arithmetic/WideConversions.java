// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.arithmetic;

import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.UnaryOperator;
import java.util.List;

/** Between integers of 65 to 128 bits and floating-point numbers. */
final class WideConversions {
  private static final Expression ZERO = Folding.constant(0, 64);

  private final Body body;

  WideConversions(Body body) {
    this.body = body;
  }

  /** The negative of both halves if the condition, a bit, holds. */
  List<Expression> negatedIf(Expression condition, List<Expression> halves) {
    Expression low = body.fixed(halves.get(0));
    Expression high = body.fixed(halves.get(1));
    Expression borrow = Folding.zeroExtend(Folding.compare(ComparisonOperator.NE, low, ZERO), 64);
    Expression negative = Folding.sub(Folding.sub(ZERO, high), borrow);
    return List.of(
        body.fixed(Folding.select(condition, Folding.sub(ZERO, low), low)),
        body.fixed(Folding.select(condition, negative, high)));
  }

  static Expression isNegative(Expression high) {
    return Folding.compare(ComparisonOperator.SLT, high, ZERO);
  }

  /**
   * The upper 64 bits that matter, the lowest of them set if any bit below is: so rounding is right
   * when they become a number, which is then scaled without rounding.
   */
  Expression toFloat(List<Expression> from, boolean signed, int bits) {
    List<Expression> halves = WideArithmetic.fixed(body, from, signed);
    Expression negative = signed ? body.fixed(isNegative(halves.get(1))) : Folding.constant(0, 1);
    List<Expression> magnitude = negatedIf(negative, halves);
    Expression low = magnitude.get(0);
    Expression upper = magnitude.get(1);
    Expression zeros = body.fixed(new Expression.Unary(UnaryOperator.LEADING_ZEROS, upper));
    Expression shift = body.fixed(Folding.sub(Folding.constant(64, 64), zeros));
    Expression lost = Folding.binary(BinaryOperator.SHL, low, zeros);
    Expression sticky = Folding.zeroExtend(Folding.compare(ComparisonOperator.NE, lost, ZERO), 64);
    Expression top =
        Folding.or(
            Folding.binary(BinaryOperator.SHL, upper, zeros),
            Folding.binary(BinaryOperator.LSHR, low, shift));
    Expression scaled =
        Folding.binary(
            BinaryOperator.FMUL, number(Folding.or(top, sticky), bits), powerOfTwo(shift, bits));
    Expression small = Folding.compare(ComparisonOperator.EQ, upper, ZERO);
    Expression value = body.fixed(Folding.select(small, number(low, bits), scaled));
    Expression opposite =
        Folding.binary(BinaryOperator.XOR, value, Folding.constant(1L << bits - 1, bits));
    return Folding.select(negative, opposite, value);
  }

  private static Expression number(Expression unsigned, int bits) {
    return Folding.cast(CastOperator.UNSIGNED_TO_FLOAT, unsigned, bits);
  }

  private static Expression powerOfTwo(Expression exponent, int bits) {
    int fraction = bits == 32 ? 23 : 52;
    Expression biased = Folding.add(exponent, bits == 32 ? 127 : 1023);
    Expression shifted = Folding.binary(BinaryOperator.SHL, biased, Folding.constant(fraction, 64));
    return Folding.truncate(shifted, bits);
  }

  /** The number's digits, shifted by its exponent; so many bits of the upper half. */
  List<Expression> fromFloat(Expression from, int bits) {
    Expression x =
        body.fixed(from.bits() == 64 ? from : Folding.cast(CastOperator.FLOAT_TO_FLOAT, from, 64));
    Expression fraction = Folding.and(x, Folding.constant((1L << 52) - 1, 64));
    Expression digits = body.fixed(Folding.or(fraction, Folding.constant(1L << 52, 64)));
    Expression exponent =
        Folding.and(
            Folding.binary(BinaryOperator.LSHR, x, Folding.constant(52, 64)),
            Folding.constant(0x7ff, 64));
    Expression shift = body.fixed(Folding.add(exponent, -1075));
    Expression rest = Folding.sub(Folding.constant(64, 64), shift);
    Expression high =
        Folding.or(
            Folding.binary(BinaryOperator.LSHR, digits, rest),
            Folding.binary(BinaryOperator.SHL, digits, Folding.add(shift, -64)));
    Expression low = Folding.binary(BinaryOperator.SHL, digits, shift);
    Expression negative = body.fixed(isNegative(x));
    List<Expression> large = negatedIf(negative, List.of(low, high));
    Expression small = body.fixed(Folding.cast(CastOperator.FLOAT_TO_SIGNED, x, 64));
    Expression isSmall = body.fixed(isNegative(shift));
    return List.of(
        Folding.select(isSmall, small, large.get(0)),
        Folding.truncate(Folding.select(isSmall, WideArithmetic.sign(small), large.get(1)), bits));
  }
}
