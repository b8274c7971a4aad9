// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.body;

import dev.heddle.frontend.c.lower.shape.Folding;
import dev.heddle.program.BinaryOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.FunctionBuilder.Label;
import dev.heddle.program.Order;

/**
 * A function that divides unsigned integers of 128 bits by long division. Its parameters are where
 * to put the quotient and, after it, the remainder; then the halves of both operands.
 */
public final class WideDivision {
  public static final int RESULT_BYTES = 32;

  private final FunctionBuilder out = new FunctionBuilder("division of 128 bits");
  private final Register result = out.parameter("result", 64);

  /** The dividend, from whose upper end bits go; from below the quotient's come. */
  private final Register low = out.parameter("low", 64);

  private final Register high = out.parameter("high", 64);
  private final Register divisorLow = out.parameter("divisor low", 64);
  private final Register divisorHigh = out.parameter("divisor high", 64);
  private final Register restLow = out.register("rest low", 64);
  private final Register restHigh = out.register("rest high", 64);
  private final Register bit = out.register("bit", 64);

  private WideDivision() {}

  static Function function() {
    return new WideDivision().build();
  }

  private Function build() {
    Label again = out.label("again");
    Label smaller = out.label("smaller");
    Label larger = out.label("larger");
    Label done = out.label("done");
    out.assign(restLow, Folding.constant(0, 64));
    out.assign(restHigh, Folding.constant(0, 64));
    out.assign(bit, Folding.constant(0, 64));
    out.place(again);
    shift();
    out.branch(isSmaller(), smaller, larger);
    out.place(larger);
    subtract();
    out.place(smaller);
    out.assign(bit, Folding.add(bit, 1));
    Expression all = Folding.constant(128, 64);
    out.branch(Folding.compare(ComparisonOperator.ULT, bit, all), again, done);
    out.place(done);
    Register[] halves = {low, high, restLow, restHigh};
    for (int i = 0; i < halves.length; i++) {
      out.store(Folding.add(result, 8L * i), halves[i], 8, Order.PLAIN);
    }
    out.giveBack(null);
    return out.buildLibrary();
  }

  private static Expression doubled(Expression half, Expression below) {
    Expression one = Folding.constant(1, 64);
    Expression carry = Folding.binary(BinaryOperator.LSHR, below, Folding.constant(63, 64));
    return Folding.or(Folding.binary(BinaryOperator.SHL, half, one), carry);
  }

  /** Moves the uppermost bit of the dividend into the rest. */
  private void shift() {
    out.assign(restHigh, doubled(restHigh, restLow));
    out.assign(restLow, doubled(restLow, high));
    out.assign(high, doubled(high, low));
    out.assign(low, Folding.binary(BinaryOperator.SHL, low, Folding.constant(1, 64)));
  }

  private Expression isSmaller() {
    return Folding.select(
        Folding.compare(ComparisonOperator.EQ, restHigh, divisorHigh),
        Folding.compare(ComparisonOperator.ULT, restLow, divisorLow),
        Folding.compare(ComparisonOperator.ULT, restHigh, divisorHigh));
  }

  private void subtract() {
    Expression borrow =
        Folding.zeroExtend(Folding.compare(ComparisonOperator.ULT, restLow, divisorLow), 64);
    out.assign(restHigh, Folding.sub(Folding.sub(restHigh, divisorHigh), borrow));
    out.assign(restLow, Folding.sub(restLow, divisorLow));
    out.assign(low, Folding.or(low, Folding.constant(1, 64)));
  }
}
