// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import dev.heddle.program.Expression;
import dev.heddle.program.Function;
import dev.heddle.program.Global;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import dev.heddle.program.condition.Observable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Runs the threads of a program to their end, one after another, each step at once in memory. */
final class SequentialRun {
  private static final int STEPS = 10_000;

  private final Program program;
  private final Map<Long, Byte> memory = new HashMap<>();
  private final Set<Long> held = new HashSet<>();
  private final List<long[]> registers = new ArrayList<>();
  private long[] frame;

  private SequentialRun(Program program) {
    this.program = program;
    for (Global g : program.globals()) {
      for (int i = 0; i < g.size(); i++) {
        memory.put(g.address() + i, g.bytes()[i]);
      }
    }
  }

  static SequentialRun of(Program program) {
    SequentialRun run = new SequentialRun(program);
    for (int function : program.threads()) {
      run.run(program.functions().get(function));
    }
    return run;
  }

  /** Signed, as conditions want it. */
  long value(Observable observable) {
    return switch (observable) {
      case Observable.Cell c -> Expression.signed(read(c.address(), c.bytes()), c.bits());
      case Observable.ThreadRegister r ->
          Expression.signed(registers.get(r.thread())[r.register()], r.bits());
    };
  }

  private void run(Function f) {
    frame = new long[f.registers().size()];
    registers.add(frame);
    int pc = 0;
    for (int steps = 0; pc >= 0; steps++) {
      if (steps > STEPS) {
        throw new AssertionError(f.name() + " does not end");
      }
      pc = step(f.code().get(pc), pc);
    }
  }

  /** Runs an instruction and returns the index of the next, or -1 at the end. */
  private int step(Instruction instruction, int pc) {
    switch (instruction) {
      case Instruction.Assign i -> set(i.target(), value(i.value()));
      case Instruction.Load i -> set(i.target(), read(value(i.address()), i.bytes()));
      case Instruction.Store i -> write(value(i.address()), i.bytes(), value(i.value()));
      case Instruction.ReadModifyWrite i -> {
        long address = value(i.address());
        long old = read(address, i.bytes());
        long operand = value(i.operand());
        write(address, i.bytes(), i.operator().apply(old, operand, 8 * i.bytes()));
        set(i.target(), old);
      }
      case Instruction.CompareExchange i -> {
        long address = value(i.address());
        long old = read(address, i.bytes());
        if (old == value(i.expected())) {
          write(address, i.bytes(), value(i.desired()));
        }
        set(i.target(), old);
      }
      case Instruction.Fence i -> {}
      case Instruction.Lock i -> check(held.add(value(i.mutex())), "deadlock");
      case Instruction.TryLock i -> set(i.target(), held.add(value(i.mutex())) ? 1 : 0);
      case Instruction.Unlock i -> check(held.remove(value(i.mutex())), "not held");
      case Instruction.Assume i -> check(value(i.condition()) == 1, "assumption");
      case Instruction.Assert i -> check(value(i.condition()) == 1, i.message());
      case Instruction.Jump i -> {
        return i.target();
      }
      case Instruction.Branch i -> {
        return value(i.condition()) == 1 ? i.whenTrue() : i.whenFalse();
      }
      case Instruction.Return i -> {
        return -1;
      }
      default -> throw new AssertionError(instruction);
    }
    return pc + 1;
  }

  private static void check(boolean fine, String message) {
    if (!fine) {
      throw new AssertionError(message);
    }
  }

  private void set(Expression.Register target, long value) {
    check(Expression.truncate(value, target.bits()) == value, target + " = " + value);
    frame[target.index()] = value;
  }

  private long read(long address, int bytes) {
    long value = 0;
    for (int i = bytes - 1; i >= 0; i--) {
      check(memory.containsKey(address + i), "read at " + program.addressName(address + i));
      value = value << 8 | memory.get(address + i) & 0xFF;
    }
    return value;
  }

  private void write(long address, int bytes, long value) {
    for (int i = 0; i < bytes; i++) {
      check(memory.containsKey(address + i), "write at " + program.addressName(address + i));
      memory.put(address + i, (byte) (value >> 8 * i));
    }
  }

  private long value(Expression e) {
    return switch (e) {
      case Expression.Constant c -> c.value();
      case Expression.Register r -> frame[r.index()];
      case Expression.GlobalAddress g -> g.value();
      case Expression.FunctionAddress a -> throw new AssertionError(a);
      case Expression.Binary b -> b.operator().apply(value(b.left()), value(b.right()), b.bits());
      case Expression.Comparison c ->
          c.operator().test(value(c.left()), value(c.right()), c.left().bits()) ? 1 : 0;
      case Expression.Unary u -> u.operator().apply(value(u.operand()), u.bits());
      case Expression.Wide w -> throw new AssertionError(w);
      case Expression.Half h -> throw new AssertionError(h);
      case Expression.Cast c ->
          c.operator().apply(value(c.operand()), c.operand().bits(), c.bits());
      case Expression.Select s ->
          value(s.condition()) == 1 ? value(s.whenTrue()) : value(s.whenFalse());
    };
  }
}
