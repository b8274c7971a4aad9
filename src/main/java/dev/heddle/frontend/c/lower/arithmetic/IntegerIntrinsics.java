// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.arithmetic;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.lower.body.Body;
import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.frontend.c.lower.shape.UnsupportedException;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.UnaryOperator;
import java.util.ArrayList;
import java.util.List;

/** LLVM's functions on integers: bits, extremes, saturation, overflow. */
public final class IntegerIntrinsics {
  private final Body body;
  private final OverflowChecks overflow;

  public IntegerIntrinsics(Body body) {
    this.body = body;
    this.overflow = new OverflowChecks(body);
  }

  /** Whether the function is one of these; then it is written. */
  public boolean lower(LlvmInstruction.Call call, String name) {
    if (call.result() < 0 || call.arguments().isEmpty()) {
      return false;
    }
    String base =
        name.substring(5, name.lastIndexOf('.') < 5 ? name.length() : name.lastIndexOf('.'));
    if (base.startsWith("vector.reduce.")) {
      reduce(call, base.substring(14));
      return true;
    }
    if (!isKnown(base)) {
      return false;
    }
    List<List<Expression>> arguments = new ArrayList<>();
    for (LlvmInstruction.Argument argument : call.arguments()) {
      arguments.add(body.leaves(argument.value()).stream().map(body::fixed).toList());
    }
    body.define(call.result(), elementwise(base, arguments));
    return true;
  }

  /** A scalar among vectors is the same for all their elements. */
  private List<Expression> elementwise(String base, List<List<Expression>> arguments) {
    int n = arguments.getFirst().size();
    if (n == 1) {
      return value(base, arguments.stream().map(List::getFirst).toList());
    }
    List<Expression> all = new ArrayList<>();
    for (int k = 0; k < n; k++) {
      int element = k;
      List<Expression> of =
          arguments.stream().map(a -> a.get(Math.min(element, a.size() - 1))).toList();
      List<Expression> one = value(base, of);
      if (one.size() != 1) {
        throw new UnsupportedException(base + " of vectors");
      }
      all.add(one.getFirst());
    }
    return all;
  }

  private void reduce(LlvmInstruction.Call call, String operation) {
    List<Expression> all = body.leaves(call.arguments().getFirst().value());
    Expression result = all.getFirst();
    for (Expression next : all.subList(1, all.size())) {
      Expression x = body.fixed(result);
      Expression y = body.fixed(next);
      result =
          switch (operation) {
            case "add" -> Folding.add(x, y);
            case "mul" -> Folding.binary(BinaryOperator.MUL, x, y);
            case "and" -> Folding.and(x, y);
            case "or" -> Folding.or(x, y);
            case "xor" -> Folding.binary(BinaryOperator.XOR, x, y);
            case "smax", "smin", "umax", "umin" -> value(operation, List.of(x, y)).getFirst();
            default -> throw new UnsupportedException("llvm.vector.reduce." + operation);
          };
    }
    body.define(call.result(), result);
  }

  private static boolean isKnown(String base) {
    return switch (base) {
      case "ctlz", "cttz", "ctpop", "bswap", "bitreverse", "abs", "fshl", "fshr" -> true;
      case "smax", "smin", "umax", "umin", "ucmp", "scmp" -> true;
      case "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat" -> true;
      case "sadd.with.overflow", "ssub.with.overflow", "smul.with.overflow" -> true;
      case "uadd.with.overflow", "usub.with.overflow", "umul.with.overflow" -> true;
      default -> false;
    };
  }

  private List<Expression> value(String base, List<Expression> a) {
    Expression x = a.getFirst();
    Expression y = a.getLast();
    return switch (base) {
      case "ctlz" -> List.of(new Expression.Unary(UnaryOperator.LEADING_ZEROS, x));
      case "cttz" -> List.of(new Expression.Unary(UnaryOperator.TRAILING_ZEROS, x));
      case "ctpop" -> List.of(new Expression.Unary(UnaryOperator.POPULATION, x));
      case "bswap" -> List.of(new Expression.Unary(UnaryOperator.SWAP_BYTES, x));
      case "bitreverse" -> List.of(new Expression.Unary(UnaryOperator.REVERSE_BITS, x));
      case "abs" -> List.of(absolute(x, y));
      case "smax" -> List.of(pick(ComparisonOperator.SGT, x, y));
      case "smin" -> List.of(pick(ComparisonOperator.SLT, x, y));
      case "umax" -> List.of(pick(ComparisonOperator.UGT, x, y));
      case "umin" -> List.of(pick(ComparisonOperator.ULT, x, y));
      case "ucmp" -> List.of(threeWay(ComparisonOperator.ULT, ComparisonOperator.UGT, x, y));
      case "scmp" -> List.of(threeWay(ComparisonOperator.SLT, ComparisonOperator.SGT, x, y));
      case "fshl" -> List.of(funnel(x, a.get(1), y, true));
      case "fshr" -> List.of(funnel(x, a.get(1), y, false));
      default -> withOverflow(base, x, y);
    };
  }

  /** {@code noLeast}: a bit, whether the absolute value of the least number is meaningless. */
  private Expression absolute(Expression x, Expression noLeast) {
    if (body.context.options().overflow() && Folding.isConstant(noLeast, 1)) {
      overflow.checkAbsolute(x);
    }
    Expression zero = Folding.constant(0, x.bits());
    Expression negative = Folding.compare(ComparisonOperator.SLT, x, zero);
    return Folding.select(negative, Folding.sub(zero, x), x);
  }

  private static Expression pick(ComparisonOperator operator, Expression x, Expression y) {
    return Folding.select(Folding.compare(operator, x, y), x, y);
  }

  private static Expression threeWay(
      ComparisonOperator less, ComparisonOperator more, Expression x, Expression y) {
    Expression above =
        Folding.select(
            Folding.compare(more, x, y), Folding.constant(1, 32), Folding.constant(0, 32));
    return Folding.select(Folding.compare(less, x, y), Folding.constant(-1, 32), above);
  }

  /** The upper or lower half of {@code high:low}, shifted; a shift by the width moves all out. */
  private Expression funnel(Expression high, Expression low, Expression by, boolean left) {
    int bits = high.bits();
    Expression n =
        body.fixed(Folding.binary(BinaryOperator.UREM, by, Folding.constant(bits, bits)));
    Expression rest = Folding.sub(Folding.constant(bits, bits), n);
    return left
        ? Folding.or(
            Folding.binary(BinaryOperator.SHL, high, n),
            Folding.binary(BinaryOperator.LSHR, low, rest))
        : Folding.or(
            Folding.binary(BinaryOperator.LSHR, low, n),
            Folding.binary(BinaryOperator.SHL, high, rest));
  }

  private List<Expression> withOverflow(String base, Expression x, Expression y) {
    BinaryOperator operator =
        switch (base.substring(1, 4)) {
          case "add" -> BinaryOperator.ADD;
          case "sub" -> BinaryOperator.SUB;
          default -> BinaryOperator.MUL;
        };
    boolean signed = base.charAt(0) == 's';
    Expression result = body.fixed(Folding.binary(operator, x, y));
    Expression over = signed ? overflow.signed(operator, x, y) : overflow.unsigned(operator, x, y);
    if (!base.endsWith(".sat")) {
      return List.of(result, over);
    }
    return List.of(Folding.select(over, limit(signed, operator, x), result));
  }

  /** What a result that does not fit becomes: the end of the range on its side. */
  private static Expression limit(boolean signed, BinaryOperator operator, Expression x) {
    int bits = x.bits();
    if (!signed) {
      return Folding.constant(operator == BinaryOperator.ADD ? -1 : 0, bits);
    }
    Expression negative = Folding.compare(ComparisonOperator.SLT, x, Folding.constant(0, bits));
    long least = 1L << bits - 1;
    return Folding.select(
        negative, Folding.constant(least, bits), Folding.constant(least - 1, bits));
  }
}
