// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus.x86;

import static dev.heddle.program.Expression.constant;

import dev.heddle.program.BinaryOperator;
import dev.heddle.program.CastOperator;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Binary;
import dev.heddle.program.Expression.Comparison;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/**
 * The flags of one thread, as registers of one bit. Flags that no instruction reads are not kept.
 */
final class X86Flags {
  enum Flag {
    ZF,
    SF,
    CF,
    OF
  }

  private final FunctionBuilder function;
  private final Map<Flag, Register> kept = new EnumMap<>(Flag.class);

  X86Flags(FunctionBuilder function, Set<Flag> read) {
    this.function = function;
    for (Flag flag : Flag.values()) {
      if (read.contains(flag)) {
        kept.put(flag, function.register(flag.name(), 1));
      }
    }
  }

  /** After {@code result = a + b}. */
  void add(Expression a, Expression b) {
    Expression sum = new Binary(BinaryOperator.ADD, a, b);
    result(sum);
    set(Flag.CF, new Comparison(ComparisonOperator.ULT, sum, a));
    set(Flag.OF, negative(and(xor(a, sum), xor(b, sum))));
  }

  /** Sets the flags after {@code result = a - b} or a comparison. */
  void subtract(Expression a, Expression b) {
    Expression difference = new Binary(BinaryOperator.SUB, a, b);
    set(Flag.ZF, new Comparison(ComparisonOperator.EQ, a, b));
    set(Flag.SF, negative(difference));
    set(Flag.CF, new Comparison(ComparisonOperator.ULT, a, b));
    set(Flag.OF, negative(and(xor(a, b), xor(a, difference))));
  }

  /** After AND, OR and XOR. */
  void logic(Expression result) {
    result(result);
    set(Flag.CF, constant(0, 1));
    set(Flag.OF, constant(0, 1));
  }

  /** After {@code a + 1}, which leaves the carry alone. */
  void increment(Expression a) {
    Expression one = constant(1, a.bits());
    result(new Binary(BinaryOperator.ADD, a, one));
    Expression largest = constant((1L << a.bits() - 1) - 1, a.bits());
    set(Flag.OF, new Comparison(ComparisonOperator.EQ, a, largest));
  }

  /** After {@code a - 1}, which leaves the carry alone. */
  void decrement(Expression a) {
    Expression one = constant(1, a.bits());
    result(new Binary(BinaryOperator.SUB, a, one));
    Expression smallest = constant(1L << a.bits() - 1, a.bits());
    set(Flag.OF, new Comparison(ComparisonOperator.EQ, a, smallest));
  }

  /** After {@code a << count} for a count above 0; the overflow is defined for 1 only. */
  void shiftLeft(Expression a, int count) {
    int bits = a.bits();
    Expression shifted = new Binary(BinaryOperator.SHL, a, constant(count, bits));
    Expression carry =
        new Expression.Cast(
            CastOperator.TRUNCATE,
            new Binary(BinaryOperator.LSHR, a, constant((long) bits - count, bits)),
            1);
    result(shifted);
    set(Flag.CF, carry);
    set(Flag.OF, xor(carry, negative(shifted)));
  }

  Expression holds(X86Condition condition) {
    Expression plain =
        switch (condition.base()) {
          case EQUAL -> kept.get(Flag.ZF);
          case LESS -> less();
          case LESS_OR_EQUAL -> or(kept.get(Flag.ZF), less());
          case BELOW -> kept.get(Flag.CF);
          case BELOW_OR_EQUAL -> or(kept.get(Flag.CF), kept.get(Flag.ZF));
          case SIGN -> kept.get(Flag.SF);
          case OVERFLOW -> kept.get(Flag.OF);
        };
    return condition.negated()
        ? new Comparison(ComparisonOperator.EQ, plain, constant(0, 1))
        : plain;
  }

  private Expression less() {
    return new Comparison(ComparisonOperator.NE, kept.get(Flag.SF), kept.get(Flag.OF));
  }

  private void result(Expression value) {
    set(Flag.ZF, new Comparison(ComparisonOperator.EQ, value, constant(0, value.bits())));
    set(Flag.SF, negative(value));
  }

  private void set(Flag flag, Expression value) {
    if (kept.containsKey(flag)) {
      function.assign(kept.get(flag), value);
    }
  }

  private static Expression negative(Expression value) {
    return new Comparison(ComparisonOperator.SLT, value, constant(0, value.bits()));
  }

  private static Expression and(Expression a, Expression b) {
    return new Binary(BinaryOperator.AND, a, b);
  }

  private static Expression or(Expression a, Expression b) {
    return new Binary(BinaryOperator.OR, a, b);
  }

  private static Expression xor(Expression a, Expression b) {
    return new Binary(BinaryOperator.XOR, a, b);
  }
}
