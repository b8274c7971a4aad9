package dev.heddle.program.automaton;

import dev.heddle.program.Expression;
import java.util.function.IntConsumer;

/** An expression over the registers of one thread. */
public sealed interface Term {

  record Constant(long value) implements Term {}

  /**
   * @param number in {@link Automaton#registers()}
   */
  record Register(int number) implements Term {}

  record Not(Term operand) implements Term {}

  record Binary(Operator operator, Term left, Term right) implements Term {}

  /**
   * The cell in another layer of memory that belongs to an address. Programs that people write have
   * layer 0 only; an instrumented program keeps notes about an address in the layers above it.
   */
  record Shadow(int layer, Term address) implements Term {
    /** Addresses are 32-bit numbers with sign, so these bits are all equal in them. */
    private static final int SHIFT = 58;

    long of(long address) {
      return address ^ (long) layer << SHIFT;
    }
  }

  /**
   * A value as C computes it, with its widths: an expression whose registers are the thread's. Only
   * automata that were made of C programs have it.
   */
  record Word(Expression expression) implements Term {}

  static Term constant(long value) {
    return new Constant(value);
  }

  static Term register(int number) {
    return new Register(number);
  }

  static Term binary(Operator operator, Term left, Term right) {
    return new Binary(operator, left, right);
  }

  static Term equal(Term left, Term right) {
    return new Binary(Operator.EQ, left, right);
  }

  static Term unequal(Term left, Term right) {
    return new Binary(Operator.NE, left, right);
  }

  /**
   * The value, given those of the registers. What a logical operator does not need is not
   * evaluated.
   *
   * @throws ArithmeticException if it divides by zero
   */
  default long value(long[] registers) {
    return switch (this) {
      case Constant c -> c.value();
      case Register r -> registers[r.number()];
      case Not n -> n.operand().value(registers) == 0 ? 1 : 0;
      case Shadow s -> s.of(s.address().value(registers));
      case Word w -> Words.value(w.expression(), registers);
      case Binary b -> {
        long left = b.left().value(registers);
        boolean decided =
            b.operator() == Operator.AND_ALSO && left == 0
                || b.operator() == Operator.OR_ELSE && left != 0;
        yield decided
            ? b.operator().apply(left, left)
            : b.operator().apply(left, b.right().value(registers));
      }
    };
  }

  /** Tells each register that occurs, as often as it does. */
  default void registers(IntConsumer each) {
    switch (this) {
      case Constant _ -> {}
      case Register r -> each.accept(r.number());
      case Not n -> n.operand().registers(each);
      case Shadow s -> s.address().registers(each);
      case Word w -> Words.registers(w.expression(), each);
      case Binary b -> {
        b.left().registers(each);
        b.right().registers(each);
      }
    }
  }
}
