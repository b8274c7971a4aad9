// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.automaton;

import dev.heddle.program.Expression;
import java.util.function.IntConsumer;

/** An expression over the registers of one thread. */
public sealed interface AutomatonTerm {

  record Constant(long value) implements AutomatonTerm {
    @Override
    public long value(long[] registers) {
      return value;
    }

    @Override
    public void registers(IntConsumer each) {}
  }

  /**
   * @param number in {@link Automaton#registers()}
   */
  record Register(int number) implements AutomatonTerm {
    @Override
    public long value(long[] registers) {
      return registers[number];
    }

    @Override
    public void registers(IntConsumer each) {
      each.accept(number);
    }
  }

  record Not(AutomatonTerm operand) implements AutomatonTerm {
    @Override
    public long value(long[] registers) {
      return operand.value(registers) == 0 ? 1 : 0;
    }

    @Override
    public void registers(IntConsumer each) {
      operand.registers(each);
    }
  }

  /** What a logical operator does not need is not evaluated. */
  record Binary(Operator operator, AutomatonTerm left, AutomatonTerm right)
      implements AutomatonTerm {
    @Override
    public long value(long[] registers) {
      long first = left.value(registers);
      boolean decided =
          operator == Operator.AND_ALSO && first == 0 || operator == Operator.OR_ELSE && first != 0;
      return operator.apply(first, decided ? first : right.value(registers));
    }

    @Override
    public void registers(IntConsumer each) {
      left.registers(each);
      right.registers(each);
    }
  }

  /**
   * The cell in another layer of memory that belongs to an address. Programs that people write have
   * layer 0 only; an instrumented program keeps notes about an address in the layers above it.
   */
  record Shadow(int layer, AutomatonTerm address) implements AutomatonTerm {
    /** Addresses are smaller numbers, perhaps with sign, so these bits are all equal in them. */
    private static final int SHIFT = 58;

    @Override
    public long value(long[] registers) {
      return address.value(registers) ^ (long) layer << SHIFT;
    }

    @Override
    public void registers(IntConsumer each) {
      address.registers(each);
    }
  }

  /**
   * A value as C computes it, with its widths: an expression whose registers are the thread's. Only
   * automata that were made of C programs have it.
   */
  record Word(Expression expression) implements AutomatonTerm {
    @Override
    public long value(long[] registers) {
      return RegisterExpressions.value(expression, registers);
    }

    @Override
    public void registers(IntConsumer each) {
      RegisterExpressions.registers(expression, each);
    }
  }

  static AutomatonTerm constant(long value) {
    return new Constant(value);
  }

  static AutomatonTerm register(int number) {
    return new Register(number);
  }

  static AutomatonTerm binary(Operator operator, AutomatonTerm left, AutomatonTerm right) {
    return new Binary(operator, left, right);
  }

  static AutomatonTerm equal(AutomatonTerm left, AutomatonTerm right) {
    return new Binary(Operator.EQ, left, right);
  }

  static AutomatonTerm unequal(AutomatonTerm left, AutomatonTerm right) {
    return new Binary(Operator.NE, left, right);
  }

  /**
   * The value, given those of the registers.
   *
   * @throws ArithmeticException if it divides by zero
   */
  long value(long[] registers);

  /** Tells each register that occurs, as often as it does. */
  void registers(IntConsumer each);
}
