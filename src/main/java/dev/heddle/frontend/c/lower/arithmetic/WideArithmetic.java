// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.arithmetic;

import dev.heddle.frontend.c.llvm.LlvmBinaryOperator;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Order;
import java.util.ArrayList;
import java.util.List;

/** Integers of 65 to 128 bits, as a lower half of 64 bits and an upper one. */
final class WideArithmetic {
  private final Body body;

  WideArithmetic(Body body) {
    this.body = body;
  }

  private static Expression half(BinaryOperator operator, Expression a, Expression b) {
    return Folding.binary(operator, a, b);
  }

  /** Halves of 64 bits that can be used more than once. */
  static List<Expression> fixed(Body body, List<Expression> halves, boolean signed) {
    Expression upper = halves.get(1);
    return List.of(
        body.fixed(halves.get(0)),
        body.fixed(signed ? Folding.signExtend(upper, 64) : Folding.zeroExtend(upper, 64)));
  }

  private static boolean isSigned(LlvmBinaryOperator operator) {
    return operator == LlvmBinaryOperator.ASHR
        || operator == LlvmBinaryOperator.SDIV
        || operator == LlvmBinaryOperator.SREM;
  }

  List<Expression> binary(
      LlvmBinaryOperator operator, List<Expression> left, List<Expression> right) {
    int upper = left.get(1).bits();
    List<Expression> a = fixed(body, left, isSigned(operator));
    List<Expression> b = fixed(body, right, isSigned(operator));
    List<Expression> result =
        switch (operator) {
          case ADD -> add(a, b);
          case SUB -> sub(a, b);
          case MUL -> mul(a, b);
          case AND -> both(BinaryOperator.AND, a, b);
          case OR -> both(BinaryOperator.OR, a, b);
          case XOR -> both(BinaryOperator.XOR, a, b);
          case SHL -> shiftLeft(a, b.get(0));
          case LSHR -> shiftRight(a, b.get(0), Folding.constant(0, 64));
          case ASHR -> shiftRight(a, b.get(0), sign(a.get(1)));
          case UDIV -> divide(a, b).subList(0, 2);
          case UREM -> divide(a, b).subList(2, 4);
          case SDIV -> divideSigned(a, b, true);
          case SREM -> divideSigned(a, b, false);
          case FADD, FSUB, FMUL, FDIV, FREM -> throw new AssertionError(operator);
        };
    return List.of(result.get(0), Folding.truncate(result.get(1), upper));
  }

  private static List<Expression> both(
      BinaryOperator operator, List<Expression> a, List<Expression> b) {
    return List.of(half(operator, a.get(0), b.get(0)), half(operator, a.get(1), b.get(1)));
  }

  private List<Expression> add(List<Expression> a, List<Expression> b) {
    Expression low = body.fixed(Folding.add(a.get(0), b.get(0)));
    Expression carry = Folding.compare(ComparisonOperator.ULT, low, a.get(0));
    Expression high = Folding.add(a.get(1), b.get(1));
    return List.of(low, Folding.add(high, Folding.zeroExtend(carry, 64)));
  }

  private static List<Expression> sub(List<Expression> a, List<Expression> b) {
    Expression borrow = Folding.compare(ComparisonOperator.ULT, a.get(0), b.get(0));
    Expression high = Folding.sub(a.get(1), b.get(1));
    return List.of(
        Folding.sub(a.get(0), b.get(0)), Folding.sub(high, Folding.zeroExtend(borrow, 64)));
  }

  private static List<Expression> mul(List<Expression> a, List<Expression> b) {
    Expression low = half(BinaryOperator.MUL, a.get(0), b.get(0));
    Expression high = half(BinaryOperator.UMULH, a.get(0), b.get(0));
    Expression crossed =
        Folding.add(
            half(BinaryOperator.MUL, a.get(0), b.get(1)),
            half(BinaryOperator.MUL, a.get(1), b.get(0)));
    return List.of(low, Folding.add(high, crossed));
  }

  static Expression sign(Expression upper) {
    return half(BinaryOperator.ASHR, upper, Folding.constant(63, 64));
  }

  /** A shift of a half by 64 or more gives 0, also by what wrapped below 0. */
  private static List<Expression> shiftLeft(List<Expression> a, Expression n) {
    Expression low = a.get(0);
    Expression rest = Folding.sub(Folding.constant(64, 64), n);
    Expression over = Folding.add(n, -64);
    Expression high =
        Folding.or(
            half(BinaryOperator.SHL, a.get(1), n),
            Folding.or(half(BinaryOperator.LSHR, low, rest), half(BinaryOperator.SHL, low, over)));
    return List.of(half(BinaryOperator.SHL, low, n), high);
  }

  /** The bits that come in from above are those of {@code fill}, all 0 or all 1. */
  private List<Expression> shiftRight(List<Expression> a, Expression n, Expression fill) {
    Expression filled = body.fixed(fill);
    Expression rest = Folding.sub(Folding.constant(64, 64), n);
    Expression over = Folding.add(n, -64);
    Expression within = Folding.compare(ComparisonOperator.ULT, n, Folding.constant(64, 64));
    Expression isWithin = body.fixed(within);
    boolean signed = !Folding.isConstant(filled, 0);
    BinaryOperator shift = signed ? BinaryOperator.ASHR : BinaryOperator.LSHR;
    Expression low =
        Folding.select(
            isWithin,
            Folding.or(
                half(BinaryOperator.LSHR, a.get(0), n), half(BinaryOperator.SHL, a.get(1), rest)),
            half(shift, a.get(1), over));
    Expression high = Folding.select(isWithin, half(shift, a.get(1), n), filled);
    return List.of(low, high);
  }

  /** Quotient and remainder, unsigned. */
  private List<Expression> divide(List<Expression> a, List<Expression> b) {
    // a division of words by zero, where this one would be
    Expression any = Folding.or(b.get(0), b.get(1));
    Register unused = body.fresh(64);
    body.out.assign(unused, Folding.binary(BinaryOperator.UDIV, Folding.constant(1, 64), any));
    Expression area = body.divisionArea();
    body.out.call(
        null,
        new Expression.FunctionAddress(body.context.synthetics().division()),
        area,
        a.get(0),
        a.get(1),
        b.get(0),
        b.get(1));
    List<Expression> results = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Register r = body.fresh(64);
      body.out.load(r, Folding.add(area, 8L * i), 8, Order.PLAIN);
      results.add(r);
    }
    return results;
  }

  /** The quotient's sign is the product of both; the remainder's is the dividend's. */
  private List<Expression> divideSigned(List<Expression> a, List<Expression> b, boolean quotient) {
    WideConversions conversions = new WideConversions(body);
    Expression left = body.fixed(WideConversions.isNegative(a.get(1)));
    Expression right = body.fixed(WideConversions.isNegative(b.get(1)));
    List<Expression> all = divide(conversions.negatedIf(left, a), conversions.negatedIf(right, b));
    Expression differs = body.fixed(Folding.binary(BinaryOperator.XOR, left, right));
    return quotient
        ? conversions.negatedIf(differs, all.subList(0, 2))
        : conversions.negatedIf(left, all.subList(2, 4));
  }

  List<Expression> compare(
      ComparisonOperator operator, List<Expression> left, List<Expression> right) {
    boolean equality = operator == ComparisonOperator.EQ || operator == ComparisonOperator.NE;
    if (equality) {
      Expression low = half(BinaryOperator.XOR, left.get(0), right.get(0));
      Expression high = half(BinaryOperator.XOR, left.get(1), right.get(1));
      Expression any = Folding.or(low, Folding.zeroExtend(high, 64));
      return List.of(Folding.compare(operator, any, Folding.constant(0, 64)));
    }
    Expression a = body.fixed(left.get(1));
    Expression b = body.fixed(right.get(1));
    Expression lower = Folding.compare(unsigned(operator), left.get(0), right.get(0));
    Expression same = Folding.compare(ComparisonOperator.EQ, a, b);
    return List.of(Folding.select(same, lower, Folding.compare(operator, a, b)));
  }

  private static ComparisonOperator unsigned(ComparisonOperator operator) {
    return switch (operator) {
      case SGT -> ComparisonOperator.UGT;
      case SGE -> ComparisonOperator.UGE;
      case SLT -> ComparisonOperator.ULT;
      case SLE -> ComparisonOperator.ULE;
      default -> operator;
    };
  }
}
