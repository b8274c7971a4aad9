// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.symbolic;

import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The symbolic value of a register: a constant, the value that an action of the processor reads, or
 * an expression over these. Registers are renamed by it: a read of a register refers to its last
 * write.
 */
public abstract sealed class SymbolicValue {
  /** The values that the actions of one processor read, by their numbers. */
  public static final class Values {
    private long[] read = new long[8];

    /** Increases with every evaluation, so that results of earlier evaluations are not reused. */
    private long evaluation;

    /** Sets the value that an action read. */
    public void set(int id, long value) {
      if (id >= read.length) {
        read = Arrays.copyOf(read, 2 * id);
      }
      read[id] = value;
    }

    /** The value that an action read. */
    public long read(int id) {
      return read[id];
    }
  }

  /** The reads it refers to. */
  public final BitSet needs;

  private SymbolicValue(BitSet needs) {
    this.needs = needs;
  }

  abstract long value(Values values);

  /** Its value, if all reads that it needs were made. */
  public final long in(Values values) {
    values.evaluation++;
    return value(values);
  }

  public boolean isConstant() {
    return needs.isEmpty();
  }

  /** Its value, which depends on no read; only for a constant. */
  public long constant() {
    return value(new Values());
  }

  public static SymbolicValue number(long value) {
    return new Number(value);
  }

  public static SymbolicValue readBy(int id) {
    BitSet needs = new BitSet();
    needs.set(id);
    return new Read(id, needs);
  }

  /** An expression whose registers hold these values; must not divide by zero if constant. */
  public static SymbolicValue of(Expression expression, SymbolicValue[] registers) {
    switch (expression) {
      case Register r -> {
        return registers[r.index()];
      }
      case Expression.Constant c -> {
        return new Number(c.value());
      }
      case Expression.GlobalAddress g -> {
        return new Number(g.value());
      }
      default -> {}
    }
    BitSet needs = new BitSet();
    collect(expression, registers, needs);
    SymbolicValue term = new Computed(expression, registers, needs);
    return needs.isEmpty() ? new Number(term.constant()) : term;
  }

  private static void collect(Expression e, SymbolicValue[] registers, BitSet needs) {
    switch (e) {
      case Register r -> needs.or(registers[r.index()].needs);
      case Expression.Binary b -> collect(b.left(), b.right(), registers, needs);
      case Expression.Comparison c -> collect(c.left(), c.right(), registers, needs);
      case Expression.Wide w -> collect(w.low(), w.high(), registers, needs);
      case Expression.Half h -> collect(h.wide(), registers, needs);
      case Expression.Unary u -> collect(u.operand(), registers, needs);
      case Expression.Cast c -> collect(c.operand(), registers, needs);
      case Expression.Select s -> {
        collect(s.condition(), registers, needs);
        collect(s.whenTrue(), s.whenFalse(), registers, needs);
      }
      case Expression.Constant c -> {}
      case Expression.GlobalAddress g -> {}
      case Expression.FunctionAddress f -> {}
    }
  }

  private static void collect(Expression a, Expression b, SymbolicValue[] registers, BitSet needs) {
    collect(a, registers, needs);
    collect(b, registers, needs);
  }

  private static final class Number extends SymbolicValue {
    private final long value;

    Number(long value) {
      super(new BitSet());
      this.value = value;
    }

    @Override
    long value(Values values) {
      return value;
    }
  }

  private static final class Read extends SymbolicValue {
    private final int id;

    Read(int id, BitSet needs) {
      super(needs);
      this.id = id;
    }

    @Override
    long value(Values values) {
      return values.read[id];
    }
  }

  private static final class Computed extends SymbolicValue {
    private final Expression expression;
    private final SymbolicValue[] registers;

    /**
     * The evaluation in which it was last computed. Values share parts, which would otherwise be
     * evaluated repeatedly.
     */
    private long seen = -1;

    private long value;

    Computed(Expression expression, SymbolicValue[] registers, BitSet needs) {
      super(needs);
      this.expression = expression;
      this.registers = registers;
    }

    @Override
    long value(Values values) {
      if (seen != values.evaluation || needs.isEmpty()) {
        value = value(expression, values);
        seen = values.evaluation;
      }
      return value;
    }

    private long value(Expression e, Values values) {
      return switch (e) {
        case Register r -> registers[r.index()].value(values);
        case Expression.Constant c -> c.value();
        case Expression.GlobalAddress g -> g.value();
        case Expression.FunctionAddress f -> f.value();
        case Expression.Binary b ->
            b.operator().apply(value(b.left(), values), value(b.right(), values), b.bits());
        case Expression.Comparison c -> {
          long left = value(c.left(), values);
          long right = value(c.right(), values);
          yield c.operator().test(left, right, c.left().bits()) ? 1 : 0;
        }
        case Expression.Unary u -> u.operator().apply(value(u.operand(), values), u.bits());
        case Expression.Cast c ->
            c.operator().apply(value(c.operand(), values), c.operand().bits(), c.bits());
        case Expression.Select s ->
            value(s.condition(), values) != 0
                ? value(s.whenTrue(), values)
                : value(s.whenFalse(), values);
        case Expression.Wide w -> throw new AssertionError(w);
        case Expression.Half h -> throw new AssertionError(h);
      };
    }
  }
}
