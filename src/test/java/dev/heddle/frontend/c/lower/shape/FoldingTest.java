// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Folded expressions have the values of those that they stand for. */
class FoldingTest {
  private static final int[] WIDTHS = {1, 8, 16, 32, 64};
  private static final long[] VALUES = {0, 1, 2, 7, -1, -2, 127, 128, 255, 1L << 31, 1L << 63};

  private final Random random = new Random(7);
  private final long[] registers = new long[WIDTHS.length];

  /** The same expression, once folded and once as it stands. */
  private record Both(Expression folded, Expression plain) {}

  @Test
  void valuesAreTheSame() {
    for (int i = 0; i < 100_000; i++) {
      Both both = expression(random.nextInt(5), WIDTHS[random.nextInt(WIDTHS.length)]);
      for (int r = 0; r < WIDTHS.length; r++) {
        registers[r] = Expression.truncate(number(), WIDTHS[r]);
      }
      assertEquals(value(both.plain), value(both.folded), () -> both.plain + "\n" + both.folded);
      assertEquals(both.plain.bits(), both.folded.bits());
    }
  }

  private long number() {
    return random.nextInt(4) == 0 ? random.nextLong() : VALUES[random.nextInt(VALUES.length)];
  }

  private Both expression(int depth, int bits) {
    if (depth == 0 || random.nextInt(8) == 0) {
      return leaf(bits);
    }
    return switch (random.nextInt(bits == 1 ? 5 : 4)) {
      case 0, 1 -> binary(depth, bits);
      case 2 -> cast(depth, bits);
      case 3 -> select(depth, bits);
      default -> comparison(depth);
    };
  }

  private Both leaf(int bits) {
    for (int r = 0; r < WIDTHS.length; r++) {
      if (WIDTHS[r] == bits && random.nextBoolean()) {
        Register register = new Register(r, bits);
        return new Both(register, register);
      }
    }
    Expression constant = Expression.constant(number(), bits);
    return new Both(constant, constant);
  }

  private Both binary(int depth, int bits) {
    BinaryOperator[] all = BinaryOperator.values();
    BinaryOperator operator = all[random.nextInt(BinaryOperator.SMULH.ordinal() + 1)];
    Both a = expression(depth - 1, bits);
    Both b = operator.divides() ? nonZero(bits) : expression(depth - 1, bits);
    return new Both(
        Folding.binary(operator, a.folded, b.folded),
        new Expression.Binary(operator, a.plain, b.plain));
  }

  private static Both nonZero(int bits) {
    Expression one = Expression.constant(bits == 1 ? 1 : 3, bits);
    return new Both(one, one);
  }

  private Both cast(int depth, int bits) {
    int from = WIDTHS[random.nextInt(WIDTHS.length)];
    Both e = expression(depth - 1, from);
    if (from == bits) {
      return e;
    }
    CastOperator operator =
        from > bits
            ? CastOperator.TRUNCATE
            : random.nextBoolean() ? CastOperator.ZERO_EXTEND : CastOperator.SIGN_EXTEND;
    return new Both(
        Folding.cast(operator, e.folded, bits), new Expression.Cast(operator, e.plain, bits));
  }

  private Both select(int depth, int bits) {
    Both c = expression(depth - 1, 1);
    Both a = expression(depth - 1, bits);
    Both b = expression(depth - 1, bits);
    return new Both(
        Folding.select(c.folded, a.folded, b.folded),
        new Expression.Select(c.plain, a.plain, b.plain));
  }

  private Both comparison(int depth) {
    ComparisonOperator[] all = ComparisonOperator.values();
    ComparisonOperator operator = all[random.nextInt(ComparisonOperator.SLE.ordinal() + 1)];
    int bits = WIDTHS[random.nextInt(WIDTHS.length)];
    Both a = expression(depth - 1, bits);
    Both b = expression(depth - 1, bits);
    Both both =
        new Both(
            Folding.compare(operator, a.folded, b.folded),
            new Expression.Comparison(operator, a.plain, b.plain));
    return random.nextInt(3) > 0
        ? both
        : new Both(
            Folding.not(both.folded),
            new Expression.Binary(BinaryOperator.XOR, both.plain, Expression.constant(1, 1)));
  }

  private long value(Expression e) {
    return switch (e) {
      case Expression.Constant c -> c.value();
      case Register r -> registers[r.index()];
      case Expression.Binary b -> b.operator().apply(value(b.left()), value(b.right()), b.bits());
      case Expression.Comparison c ->
          c.operator().test(value(c.left()), value(c.right()), c.left().bits()) ? 1 : 0;
      case Expression.Cast c ->
          c.operator().apply(value(c.operand()), c.operand().bits(), c.bits());
      case Expression.Select s ->
          value(s.condition()) != 0 ? value(s.whenTrue()) : value(s.whenFalse());
      default -> throw new AssertionError(e);
    };
  }
}
