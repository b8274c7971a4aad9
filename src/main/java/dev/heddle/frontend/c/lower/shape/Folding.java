// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.shape;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import java.util.EnumMap;
import java.util.Map;

/**
 * Builds expressions and simplifies them: clang's unoptimised code goes to memory and back, extends
 * and truncates for every step.
 */
public final class Folding {
  private static final Map<ComparisonOperator, ComparisonOperator> OPPOSITE =
      new EnumMap<>(ComparisonOperator.class);

  static {
    opposites(ComparisonOperator.EQ, ComparisonOperator.NE);
    opposites(ComparisonOperator.UGT, ComparisonOperator.ULE);
    opposites(ComparisonOperator.UGE, ComparisonOperator.ULT);
    opposites(ComparisonOperator.SGT, ComparisonOperator.SLE);
    opposites(ComparisonOperator.SGE, ComparisonOperator.SLT);
    opposites(ComparisonOperator.FOEQ, ComparisonOperator.FUNE);
    opposites(ComparisonOperator.FONE, ComparisonOperator.FUEQ);
    opposites(ComparisonOperator.FOGT, ComparisonOperator.FULE);
    opposites(ComparisonOperator.FOGE, ComparisonOperator.FULT);
    opposites(ComparisonOperator.FOLT, ComparisonOperator.FUGE);
    opposites(ComparisonOperator.FOLE, ComparisonOperator.FUGT);
    opposites(ComparisonOperator.ORDERED, ComparisonOperator.UNORDERED);
  }

  private static void opposites(ComparisonOperator a, ComparisonOperator b) {
    OPPOSITE.put(a, b);
    OPPOSITE.put(b, a);
  }

  private Folding() {}

  public static Expression constant(long value, int bits) {
    return Expression.constant(value, bits);
  }

  public static boolean isConstant(Expression e, long value) {
    return e instanceof Expression.Constant(long v, int bits)
        && v == Expression.truncate(value, bits);
  }

  public static Expression add(Expression a, Expression b) {
    return binary(BinaryOperator.ADD, a, b);
  }

  public static Expression add(Expression a, long b) {
    return add(a, constant(b, a.bits()));
  }

  public static Expression sub(Expression a, Expression b) {
    return binary(BinaryOperator.SUB, a, b);
  }

  public static Expression and(Expression a, Expression b) {
    return binary(BinaryOperator.AND, a, b);
  }

  public static Expression or(Expression a, Expression b) {
    return binary(BinaryOperator.OR, a, b);
  }

  public static Expression binary(BinaryOperator operator, Expression a, Expression b) {
    int bits = a.bits();
    if (b instanceof Expression.Constant(long y, int w)) {
      if (a instanceof Expression.Constant(long x, int v) && !(operator.divides() && y == 0)) {
        return constant(operator.apply(x, y, bits), bits);
      }
      return withConstant(operator, a, y);
    }
    if (a instanceof Expression.Constant && commutes(operator)) {
      return binary(operator, b, a);
    }
    return new Expression.Binary(operator, a, b);
  }

  private static boolean commutes(BinaryOperator operator) {
    return switch (operator) {
      case ADD, MUL, AND, OR, XOR -> true;
      default -> false;
    };
  }

  private static Expression withConstant(BinaryOperator operator, Expression a, long y) {
    int bits = a.bits();
    Expression b = constant(y, bits);
    return switch (operator) {
      case ADD -> sum(a, y);
      case SUB -> sum(a, -y);
      case OR, SHL, LSHR, ASHR -> y == 0 ? a : new Expression.Binary(operator, a, b);
      case XOR -> y == 0 ? a : bits == 1 ? not(a) : new Expression.Binary(operator, a, b);
      case MUL, UDIV, SDIV -> y == 1 ? a : new Expression.Binary(operator, a, b);
      case AND ->
          isConstant(b, -1)
              ? a
              : y == 0 ? constant(0, bits) : new Expression.Binary(operator, a, b);
      default -> new Expression.Binary(operator, a, b);
    };
  }

  private static Expression sum(Expression a, long y) {
    int bits = a.bits();
    if (Expression.truncate(y, bits) == 0) {
      return a;
    }
    return switch (a) {
      case Expression.GlobalAddress(var global, long offset, int w) ->
          new Expression.GlobalAddress(global, offset + y, w);
      case Expression.Binary(var o, Expression x, Expression.Constant(long c, int w))
          when o == BinaryOperator.ADD ->
          sum(x, c + y);
      default -> new Expression.Binary(BinaryOperator.ADD, a, constant(y, bits));
    };
  }

  public static Expression compare(ComparisonOperator operator, Expression a, Expression b) {
    Long x = known(a);
    Long y = known(b);
    if (x != null && y != null) {
      return constant(operator.test(x, y, a.bits()) ? 1 : 0, 1);
    }
    boolean equality = operator == ComparisonOperator.EQ || operator == ComparisonOperator.NE;
    if (equality && isConstant(b, 0) && a instanceof Expression.Cast(var o, var inner, int w)) {
      if (o == CastOperator.ZERO_EXTEND && inner.bits() == 1) {
        return operator == ComparisonOperator.NE ? inner : not(inner);
      }
    }
    return new Expression.Comparison(operator, a, b);
  }

  private static Long known(Expression e) {
    return switch (e) {
      case Expression.Constant c -> c.value();
      case Expression.GlobalAddress g -> g.value();
      case Expression.Register r -> null;
      case Expression.FunctionAddress f -> null;
      case Expression.Binary b -> null;
      case Expression.Comparison c -> null;
      case Expression.Unary u -> null;
      case Expression.Cast c -> null;
      case Expression.Select s -> null;
      case Expression.Wide w -> null;
      case Expression.Half h -> null;
    };
  }

  /** The opposite of a value of one bit. */
  public static Expression not(Expression e) {
    return e instanceof Expression.Comparison(var operator, var a, var b)
        ? new Expression.Comparison(OPPOSITE.get(operator), a, b)
        : e instanceof Expression.Constant(long v, int w)
            ? constant(1 - v, 1)
            : new Expression.Binary(BinaryOperator.XOR, e, constant(1, 1));
  }

  public static Expression truncate(Expression e, int bits) {
    return cast(CastOperator.TRUNCATE, e, bits);
  }

  public static Expression zeroExtend(Expression e, int bits) {
    return cast(CastOperator.ZERO_EXTEND, e, bits);
  }

  public static Expression signExtend(Expression e, int bits) {
    return cast(CastOperator.SIGN_EXTEND, e, bits);
  }

  /** To another width, with zeros above or without the upper bits. */
  public static Expression resize(Expression e, int bits) {
    return e.bits() < bits ? zeroExtend(e, bits) : truncate(e, bits);
  }

  public static Expression cast(CastOperator operator, Expression e, int bits) {
    boolean resizes =
        operator == CastOperator.TRUNCATE
            || operator == CastOperator.ZERO_EXTEND
            || operator == CastOperator.SIGN_EXTEND;
    if (resizes && e.bits() == bits) {
      return e;
    }
    if (e instanceof Expression.Constant(long v, int from)) {
      return constant(operator.apply(v, from, bits), bits);
    }
    if (e instanceof Expression.Cast(var inner, var x, int w)) {
      boolean extended = inner == CastOperator.ZERO_EXTEND || inner == CastOperator.SIGN_EXTEND;
      if (extended && operator == CastOperator.TRUNCATE) {
        return bits <= x.bits() ? truncate(x, bits) : cast(inner, x, bits);
      }
      if (inner == operator && extended) {
        return cast(inner, x, bits);
      }
    }
    return new Expression.Cast(operator, e, bits);
  }

  public static Expression select(Expression condition, Expression whenTrue, Expression whenFalse) {
    if (condition instanceof Expression.Constant(long v, int w)) {
      return v != 0 ? whenTrue : whenFalse;
    }
    return new Expression.Select(condition, whenTrue, whenFalse);
  }
}
