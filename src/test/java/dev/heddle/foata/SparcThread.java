// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToLongFunction;

/**
 * The paths a thread without loops may take, as memory transactions with their dependences. For the
 * brute force {@link SparcMemoryOrder} only.
 */
final class SparcThread {
  /** What a register holds: computed from what the thread's loads read, by position. */
  record Value(ToLongFunction<long[]> of, Set<Integer> from) {
    static Value constant(long c) {
      return new Value(_ -> c, Set.of());
    }
  }

  /**
   * A load, a store, or both at once.
   *
   * @param write what is stored, given what the loads read and, last, what this one read; null if
   *     it stores nothing
   * @param data loads of the thread, by position, whose values it uses
   * @param control loads of the thread that decided whether it happens
   * @param fences barriers between it and each earlier transaction, by position
   */
  record Transaction(
      boolean loads,
      Value write,
      boolean atomic,
      long address,
      Set<Integer> data,
      Set<Integer> control,
      List<Set<Barrier>> fences) {}

  /** A way through the thread, if what is required of the loads' values holds. */
  record Path(List<Transaction> transactions, List<Value> required, Value[] registers) {}

  private final Function function;
  private final List<Long> locations;
  private final List<Path> paths = new ArrayList<>();

  SparcThread(Function function, List<Long> locations) {
    this.function = function;
    this.locations = locations;
  }

  List<Path> paths() {
    Value[] zeros = new Value[function.registers().size()];
    Arrays.fill(zeros, Value.constant(0));
    new Walk(new ArrayList<>(), new ArrayList<>(), zeros, new TreeSet<>(), new ArrayList<>())
        .from(0);
    return paths;
  }

  /** A part of a path. */
  private final class Walk {
    private final List<Transaction> done;
    private final List<Value> required;
    private final Value[] registers;
    private final Set<Integer> control;

    /** Barriers since each transaction. */
    private final List<Set<Barrier>> since;

    Walk(
        List<Transaction> done,
        List<Value> required,
        Value[] registers,
        Set<Integer> control,
        List<Set<Barrier>> since) {
      this.done = done;
      this.required = required;
      this.registers = registers;
      this.control = control;
      this.since = since;
    }

    private Walk copy() {
      List<Set<Barrier>> barriers = new ArrayList<>();
      since.forEach(s -> barriers.add(new HashSet<>(s)));
      return new Walk(
          new ArrayList<>(done),
          new ArrayList<>(required),
          registers.clone(),
          new TreeSet<>(control),
          barriers);
    }

    void from(int index) {
      for (int i = index; ; i++) {
        switch (function.code().get(i)) {
          case Instruction.Assign a -> registers[a.target().index()] = value(a.value());
          case Instruction.Jump j -> i = j.target() - 1;
          case Instruction.Fence f -> since.forEach(s -> s.addAll(f.barriers()));
          case Instruction.Branch b -> {
            branch(b);
            return;
          }
          case Instruction.Access a -> {
            for (long location : locations) {
              Walk other = copy();
              if (other.at(a.address(), location)) {
                other.access(a, location, i);
              }
            }
            return;
          }
          case Instruction.Return _ -> {
            paths.add(new Path(done, required, registers));
            return;
          }
          default -> throw new AssertionError(function.code().get(i));
        }
      }
    }

    private void branch(Instruction.Branch b) {
      Value condition = value(b.condition());
      for (boolean truth : new boolean[] {true, false}) {
        Walk other = copy();
        other.required.add(
            new Value(r -> (condition.of.applyAsLong(r) != 0) == truth ? 1 : 0, condition.from));
        other.control.addAll(condition.from);
        other.from(truth ? b.whenTrue() : b.whenFalse());
      }
    }

    private boolean at(Expression address, long location) {
      Value v = value(address);
      required.add(new Value(r -> v.of.applyAsLong(r) == location ? 1 : 0, v.from));
      return !v.from.isEmpty() || v.of.applyAsLong(new long[0]) == location;
    }

    private void access(Instruction.Access a, long location, int index) {
      Set<Integer> data = new TreeSet<>(value(a.address()).from);
      int me = done.size();
      Value old = new Value(r -> r[me], Set.of(me));
      switch (a) {
        case Instruction.Load l -> {
          add(location, data, true, null, false);
          registers[l.target().index()] = old;
          from(index + 1);
        }
        case Instruction.Store s -> {
          Value v = value(s.value());
          data.addAll(v.from);
          add(location, data, false, v, false);
          from(index + 1);
        }
        case Instruction.ReadModifyWrite u -> {
          Value v = value(u.operand());
          data.addAll(v.from);
          Value next =
              new Value(
                  r -> u.operator().apply(r[me], v.of.applyAsLong(r), 8 * u.bytes()), Set.of());
          add(location, data, true, next, true);
          registers[u.target().index()] = old;
          from(index + 1);
        }
        case Instruction.CompareExchange c -> {
          Value expected = value(c.expected());
          Value desired = value(c.desired());
          data.addAll(expected.from);
          data.addAll(desired.from);
          for (boolean won : new boolean[] {true, false}) {
            Walk other = copy();
            other.required.add(
                new Value(r -> (r[me] == expected.of.applyAsLong(r)) == won ? 1 : 0, Set.of(me)));
            other.add(location, data, true, won ? desired : null, true);
            other.registers[c.target().index()] = old;
            other.from(index + 1);
          }
        }
      }
    }

    private void add(long location, Set<Integer> data, boolean loads, Value write, boolean atomic) {
      List<Set<Barrier>> fences = new ArrayList<>();
      since.forEach(s -> fences.add(new HashSet<>(s)));
      done.add(new Transaction(loads, write, atomic, location, data, Set.copyOf(control), fences));
      since.add(new HashSet<>());
      if (atomic) {
        since.forEach(s -> s.addAll(EnumSet.allOf(Barrier.class)));
      }
    }

    private Value value(Expression e) {
      return switch (e) {
        case Register r -> registers[r.index()];
        case Expression.Constant c -> Value.constant(c.value());
        case Expression.GlobalAddress g -> Value.constant(g.value());
        case Expression.Binary b -> {
          Value l = value(b.left());
          Value r = value(b.right());
          yield new Value(
              x -> b.operator().apply(l.of.applyAsLong(x), r.of.applyAsLong(x), b.bits()),
              both(l, r));
        }
        case Expression.Comparison c -> {
          Value l = value(c.left());
          Value r = value(c.right());
          yield new Value(
              x ->
                  c.operator().test(l.of.applyAsLong(x), r.of.applyAsLong(x), c.left().bits())
                      ? 1
                      : 0,
              both(l, r));
        }
        case Expression.Select s -> {
          Value c = value(s.condition());
          Value l = value(s.whenTrue());
          Value r = value(s.whenFalse());
          Set<Integer> all = new TreeSet<>(both(l, r));
          all.addAll(c.from);
          yield new Value(
              x -> c.of.applyAsLong(x) != 0 ? l.of.applyAsLong(x) : r.of.applyAsLong(x), all);
        }
        default -> throw new AssertionError(e);
      };
    }

    private static Set<Integer> both(Value a, Value b) {
      Set<Integer> all = new TreeSet<>(a.from);
      all.addAll(b.from);
      return all;
    }
  }
}
