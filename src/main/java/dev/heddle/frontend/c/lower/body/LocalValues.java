// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.body;

import dev.heddle.frontend.c.lower.analysis.Usage;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * What each local of a function is, as an expression over registers. A value that is used once, or
 * costs nothing, is not written to a register but stands in the expression that uses it; if a
 * register that it reads is about to change before that, it is written after all.
 *
 * <p>Invariant: what is only an expression is used in the block that defines it and nowhere else.
 */
public final class LocalValues {
  /** Deeper expressions are cut by a register. */
  private static final int DEEPEST = 24;

  private final FunctionBuilder out;
  private final Usage usage;
  private final List<String> names;
  private final List<List<Expression>> values = new ArrayList<>();
  private final int[] left;

  /** Locals that are expressions over registers that may change, and still have uses. */
  private final BitSet deferred = new BitSet();

  /** Registers that hold one value as long as anything refers to them. */
  private final BitSet stable = new BitSet();

  LocalValues(FunctionBuilder out, Usage usage, List<String> names) {
    this.out = out;
    this.usage = usage;
    this.names = names;
    this.left = new int[names.size()];
    for (int i = 0; i < names.size(); i++) {
      values.add(null);
      left[i] = usage.uses(i);
    }
  }

  /** Uses a local. */
  List<Expression> read(int local) {
    List<Expression> value = values.get(local);
    if (value == null) {
      throw new IllegalStateException("%" + names.get(local) + " is used before it is defined");
    }
    if (left[local] > 0 && --left[local] == 0) {
      deferred.clear(local);
    }
    return value;
  }

  /** What a local is now. */
  public List<Expression> peek(int local) {
    return values.get(local);
  }

  /** Defines a value that is held in registers, which change only when it is defined again. */
  public void defineRegisters(int local, List<? extends Expression> registers) {
    values.set(local, List.copyOf(registers));
  }

  public void define(int local, List<? extends Expression> value) {
    boolean once = usage.uses(local) <= 1;
    boolean inPlace =
        !usage.crosses(local)
            && value.stream().allMatch(e -> isSimple(e) || once && depth(e) < DEEPEST);
    boolean fixed = value.stream().allMatch(e -> isFixed(e) || isStable(e));
    if (inPlace || fixed) {
      values.set(local, List.copyOf(value));
      if (!fixed && left[local] > 0) {
        deferred.set(local);
      }
    } else {
      values.set(local, List.copyOf(value));
      write(local);
    }
  }

  /** The register is assigned where a local is defined and nowhere else. */
  void stable(Register register) {
    stable.set(register.index());
  }

  private boolean isStable(Expression e) {
    return e instanceof Register r && stable.get(r.index());
  }

  /** Writes the value of a local to registers of its own. */
  private void write(int local) {
    List<Expression> registers = new ArrayList<>();
    for (Expression e : values.get(local)) {
      if (isFixed(e) || isStable(e)) {
        registers.add(e);
        continue;
      }
      Register r = out.register("%" + names.get(local), e.bits());
      stable(r);
      out.assign(r, e);
      registers.add(r);
    }
    values.set(local, registers);
    deferred.clear(local);
  }

  /** A register is about to change: writes what depends on its old value. */
  void changing(Register register) {
    for (int i = deferred.nextSetBit(0); i >= 0; i = deferred.nextSetBit(i + 1)) {
      if (values.get(i).stream().anyMatch(e -> mentions(e, register))) {
        write(i);
      }
    }
  }

  /** A block ended; nothing of it stays an expression. */
  public void endBlock() {
    deferred.clear();
  }

  static boolean isSimple(Expression e) {
    return e instanceof Register || isFixed(e);
  }

  private static boolean isFixed(Expression e) {
    return switch (e) {
      case Expression.Constant c -> true;
      case Expression.GlobalAddress g -> true;
      case Expression.FunctionAddress f -> true;
      case Register r -> false;
      case Expression.Binary b -> false;
      case Expression.Comparison c -> false;
      case Expression.Unary u -> false;
      case Expression.Cast c -> false;
      case Expression.Select s -> false;
      case Expression.Wide w -> false;
      case Expression.Half h -> false;
    };
  }

  public static boolean mentions(Expression e, Register r) {
    return switch (e) {
      case Register other -> other.index() == r.index();
      case Expression.Binary b -> mentions(b.left(), r) || mentions(b.right(), r);
      case Expression.Comparison c -> mentions(c.left(), r) || mentions(c.right(), r);
      case Expression.Unary u -> mentions(u.operand(), r);
      case Expression.Cast c -> mentions(c.operand(), r);
      case Expression.Wide w -> mentions(w.low(), r) || mentions(w.high(), r);
      case Expression.Half h -> mentions(h.wide(), r);
      case Expression.Select s ->
          mentions(s.condition(), r) || mentions(s.whenTrue(), r) || mentions(s.whenFalse(), r);
      case Expression.Constant c -> false;
      case Expression.GlobalAddress g -> false;
      case Expression.FunctionAddress f -> false;
    };
  }

  private static int depth(Expression e) {
    return switch (e) {
      case Expression.Binary b -> 1 + Math.max(depth(b.left()), depth(b.right()));
      case Expression.Comparison c -> 1 + Math.max(depth(c.left()), depth(c.right()));
      case Expression.Unary u -> 1 + depth(u.operand());
      case Expression.Cast c -> 1 + depth(c.operand());
      case Expression.Wide w -> 1 + Math.max(depth(w.low()), depth(w.high()));
      case Expression.Half h -> 1 + depth(h.wide());
      case Expression.Select s ->
          1 + Math.max(depth(s.condition()), Math.max(depth(s.whenTrue()), depth(s.whenFalse())));
      case Register r -> 0;
      case Expression.Constant c -> 0;
      case Expression.GlobalAddress g -> 0;
      case Expression.FunctionAddress f -> 0;
    };
  }
}
