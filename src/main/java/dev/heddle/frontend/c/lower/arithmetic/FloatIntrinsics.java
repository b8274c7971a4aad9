// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.arithmetic;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.link.Intrinsics;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.UnaryOperator;
import java.util.ArrayList;
import java.util.List;

/** LLVM's functions on floating-point numbers. */
public final class FloatIntrinsics {
  private final Body body;

  public FloatIntrinsics(Body body) {
    this.body = body;
  }

  /** Whether the function is one of these; then it is written. */
  public boolean lower(LlvmInstruction.Call call, String name) {
    String base = Intrinsics.base(name);
    if (name.startsWith("llvm.is.fpclass")) {
      base = "fpclass";
    }
    if (!isKnown(base)) {
      return false;
    }
    List<Expression> a = new ArrayList<>();
    for (LlvmInstruction.Argument argument : call.arguments()) {
      a.add(body.fixed(body.scalar(argument.value())));
    }
    body.define(call.result(), value(base, a));
    return true;
  }

  private static boolean isKnown(String base) {
    return switch (base) {
      case "fmuladd", "sqrt", "fabs", "floor", "ceil", "trunc", "rint", "nearbyint" -> true;
      case "round", "roundeven", "copysign", "minnum", "maxnum", "fpclass" -> true;
      default -> false;
    };
  }

  private Expression value(String base, List<Expression> a) {
    Expression x = a.getFirst();
    Expression y = a.getLast();
    return switch (base) {
      case "fmuladd" ->
          Folding.binary(BinaryOperator.FADD, Folding.binary(BinaryOperator.FMUL, x, a.get(1)), y);
      case "sqrt" -> new Expression.Unary(UnaryOperator.SQUARE_ROOT, x);
      case "fabs" -> new Expression.Unary(UnaryOperator.ABSOLUTE, x);
      case "floor" -> new Expression.Unary(UnaryOperator.FLOOR, x);
      case "ceil" -> new Expression.Unary(UnaryOperator.CEILING, x);
      case "trunc" -> new Expression.Unary(UnaryOperator.TRUNCATE, x);
      case "round" -> new Expression.Unary(UnaryOperator.ROUND, x);
      case "rint", "nearbyint", "roundeven" -> new Expression.Unary(UnaryOperator.ROUND_TO_EVEN, x);
      case "copysign" -> Folding.or(Folding.and(x, magnitude(x)), Folding.and(y, sign(x)));
      case "minnum" -> extreme(ComparisonOperator.FOLT, x, y);
      case "maxnum" -> extreme(ComparisonOperator.FOGT, x, y);
      default -> isOfClass(x, ((Expression.Constant) y).value());
    };
  }

  private static Expression sign(Expression x) {
    return Folding.constant(1L << x.bits() - 1, x.bits());
  }

  private static Expression magnitude(Expression x) {
    return Folding.constant((1L << x.bits() - 1) - 1, x.bits());
  }

  /** The number that is more extreme, or the one that is a number at all. */
  private static Expression extreme(ComparisonOperator operator, Expression x, Expression y) {
    Expression first =
        Folding.or(
            Folding.compare(operator, x, y), Folding.compare(ComparisonOperator.UNORDERED, y, y));
    return Folding.select(first, x, y);
  }

  /**
   * Whether a number is of one of the classes in the mask; from bit 0: signalling and quiet NaN,
   * negative infinite, normal, subnormal and zero, positive zero, subnormal, normal and infinite.
   */
  private Expression isOfClass(Expression x, long mask) {
    int bits = x.bits();
    int fraction = bits == 32 ? 23 : 52;
    long infinity = (1L << bits - 1) - (1L << fraction);
    long quiet = infinity | 1L << fraction - 1;
    long normal = 1L << fraction;
    Expression magnitude = body.fixed(Folding.and(x, magnitude(x)));
    Expression negative =
        body.fixed(Folding.compare(ComparisonOperator.SLT, x, Folding.constant(0, bits)));
    Expression positive = Folding.not(negative);
    List<Expression> classes =
        List.of(
            between(magnitude, infinity + 1, quiet),
            between(magnitude, quiet, 1L << bits - 1),
            Folding.and(negative, between(magnitude, infinity, infinity + 1)),
            Folding.and(negative, between(magnitude, normal, infinity)),
            Folding.and(negative, between(magnitude, 1, normal)),
            Folding.and(negative, between(magnitude, 0, 1)),
            Folding.and(positive, between(magnitude, 0, 1)),
            Folding.and(positive, between(magnitude, 1, normal)),
            Folding.and(positive, between(magnitude, normal, infinity)),
            Folding.and(positive, between(magnitude, infinity, infinity + 1)));
    Expression any = Folding.constant(0, 1);
    for (int i = 0; i < classes.size(); i++) {
      any = (mask >>> i & 1) == 0 ? any : Folding.or(classes.get(i), any);
    }
    return any;
  }

  /** From {@code low}, below {@code end}, unsigned. */
  private static Expression between(Expression x, long low, long end) {
    Expression offset = Folding.add(x, -low);
    return Folding.compare(ComparisonOperator.ULT, offset, Folding.constant(end - low, x.bits()));
  }
}
