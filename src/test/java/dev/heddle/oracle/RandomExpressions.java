// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import java.util.EnumSet;
import java.util.List;
import java.util.random.RandomGenerator;

/** Writes expressions over the registers that hold something. */
final class RandomExpressions {
  /** Those of integers. */
  private static final BinaryOperator[] OPERATORS =
      EnumSet.range(BinaryOperator.ADD, BinaryOperator.SMULH).toArray(BinaryOperator[]::new);

  private static final ComparisonOperator[] COMPARISONS =
      EnumSet.range(ComparisonOperator.EQ, ComparisonOperator.SLE)
          .toArray(ComparisonOperator[]::new);

  private final RandomGenerator random;

  /** Registers that have been written; grows while the body is written. */
  private final List<Register> known;

  RandomExpressions(RandomGenerator random, List<Register> known) {
    this.random = random;
    this.known = known;
  }

  /** Something to store: mostly a small constant, else made of a known register. */
  Expression value(int bits) {
    int dice = random.nextInt(20);
    if (known.isEmpty() || dice < 11) {
      return constant(bits);
    }
    if (dice < 16) {
      return known(bits);
    }
    if (dice < 19) {
      return computed(bits);
    }
    return new Expression.Select(condition(), known(bits), constant(bits));
  }

  /** Small mostly, now and then one with the sign bit. */
  Expression constant(int bits) {
    long value =
        switch (random.nextInt(12)) {
          case 0 -> -1;
          case 1 -> 1L << bits - 1;
          case 2 -> 0;
          default -> 1 + random.nextInt(3);
        };
    return Expression.constant(value, bits);
  }

  Expression computed(int bits) {
    BinaryOperator operator = pick(OPERATORS);
    return new Expression.Binary(operator, known(bits), constant(bits));
  }

  /** A known register, the latest more often than others, cast where it has another width. */
  Expression known(int bits) {
    if (known.isEmpty()) {
      return Expression.constant(0, bits);
    }
    Register register =
        random.nextBoolean() ? known.getLast() : known.get(random.nextInt(known.size()));
    return cast(register, bits);
  }

  /** Mostly whether a known register equals 0, 1 or 2. */
  Expression condition() {
    Register register = known.isEmpty() ? null : known.get(random.nextInt(known.size()));
    if (register == null) {
      return Expression.constant(random.nextInt(4) == 0 ? 0 : 1, 1);
    }
    ComparisonOperator operator =
        switch (random.nextInt(5)) {
          case 0, 1 -> ComparisonOperator.EQ;
          case 2, 3 -> ComparisonOperator.NE;
          default -> pick(COMPARISONS);
        };
    Expression constant = Expression.constant(random.nextInt(3), register.bits());
    return new Expression.Comparison(operator, register, constant);
  }

  Expression cast(Expression operand, int bits) {
    if (operand.bits() == bits) {
      return operand;
    }
    CastOperator wider = random.nextBoolean() ? CastOperator.ZERO_EXTEND : CastOperator.SIGN_EXTEND;
    CastOperator operator = operand.bits() > bits ? CastOperator.TRUNCATE : wider;
    return new Expression.Cast(operator, operand, bits);
  }

  <T> T pick(T[] values) {
    return values[random.nextInt(values.length)];
  }
}
