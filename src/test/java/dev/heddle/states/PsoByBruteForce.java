// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.fence.ControlState;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.computation.Computation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * PSO by brute force: every state, or every computation with its happens-before relation, over a
 * machine with a buffer for each thread and address. Shares no code with what is checked, not even
 * how terms are evaluated or fences are put in: a thread leaves a fenced state when nothing of it
 * waits.
 */
final class PsoByBruteForce {
  private final ParallelProgram program;
  private final Set<ControlState> fences;

  PsoByBruteForce(ParallelProgram program, Set<ControlState> fences) {
    this.program = program;
    this.fences = fences;
  }

  /** What is known within limits. */
  enum Answer {
    YES,
    NO,
    UNKNOWN
  }

  /** Whether the goal can be reached; buffers are cut at a number of stores. */
  Answer reaches(int mostWaiting, int mostStates) {
    boolean cut = false;
    Set<String> seen = new HashSet<>();
    Deque<PsoMachine> todo = new ArrayDeque<>(List.of(new PsoMachine(program)));
    while (!todo.isEmpty()) {
      PsoMachine m = todo.removeFirst();
      if (isGoal(m)) {
        return Answer.YES;
      }
      if (m.buffers.stream().anyMatch(b -> b.size() > mostWaiting) || seen.size() > mostStates) {
        cut = true;
        continue;
      }
      for (PsoMachine next : next(m)) {
        if (seen.add(next.state())) {
          todo.add(next);
        }
      }
    }
    return cut ? Answer.UNKNOWN : Answer.NO;
  }

  /** Whether there is a computation that no SC computation is like. */
  Answer hasCycle(int longest, int mostStates) {
    boolean cut = false;
    Set<String> seen = new HashSet<>();
    Deque<PsoMachine> todo = new ArrayDeque<>(List.of(new PsoMachine(program)));
    while (!todo.isEmpty()) {
      PsoMachine m = todo.removeFirst();
      if (m.trace.isCyclic()) {
        return Answer.YES;
      }
      if (m.length >= longest || seen.size() > mostStates) {
        cut = true;
        continue;
      }
      for (PsoMachine next : next(m)) {
        if (seen.add(next.state() + next.buffers + next.trace)) {
          todo.add(next);
        }
      }
    }
    return cut ? Answer.UNKNOWN : Answer.NO;
  }

  /** Runs what is told to be a computation; null if it is none. */
  PsoMachine run(Computation computation) {
    PsoMachine m = new PsoMachine(program);
    for (Computation.Entry e : computation.entries()) {
      int t = e.event().thread();
      m = e.event().isFlush() ? m.flush(t, e.address()) : step(m, t, e.event().transition());
      if (m == null) {
        return null;
      }
    }
    return m;
  }

  boolean isGoal(PsoMachine m) {
    for (int t = 0; t < m.control.length; t++) {
      List<Integer> finals = program.threads().get(t).finals();
      if (!m.buffers.get(t).isEmpty() || !finals.isEmpty() && !finals.contains(m.control[t])) {
        return false;
      }
    }
    return true;
  }

  private List<PsoMachine> next(PsoMachine m) {
    List<PsoMachine> all = new ArrayList<>();
    for (int t = 0; t < m.control.length; t++) {
      Set<Long> addresses = new HashSet<>();
      for (PsoMachine.Waiting w : m.buffers.get(t)) {
        if (addresses.add(w.address())) {
          all.add(m.flush(t, w.address()));
        }
      }
      for (int i = 0; i < program.threads().get(t).transitions().size(); i++) {
        all.add(step(m, t, i));
      }
    }
    all.removeIf(n -> n == null);
    return all;
  }

  private PsoMachine step(PsoMachine m, int t, int number) {
    Automaton thread = program.threads().get(t);
    Transition transition = thread.transitions().get(number);
    boolean drained = m.buffers.get(t).isEmpty();
    boolean fenced = fences.contains(new ControlState(t, m.control[t]));
    if (transition.source() != m.control[t] || fenced && !drained) {
      return null;
    }
    PsoMachine next = m.copy();
    next.control[t] = transition.target();
    long[] r = next.registers[t];
    boolean free = m.owner < 0 || m.owner == t;
    boolean possible;
    try {
      possible =
          switch (transition.command()) {
            case TransitionCommand.Noop _ -> true;
            case TransitionCommand.Assume a -> value(a.condition(), r) != 0;
            case TransitionCommand.Assign a -> {
              r[a.register()] = value(a.value(), r);
              yield true;
            }
            case TransitionCommand.Fence _ -> drained;
            case TransitionCommand.Lock _ -> drained && m.owner < 0 && next.own(t);
            case TransitionCommand.Unlock _ -> drained && m.owner == t && next.own(-1);
            case TransitionCommand.Load l ->
                free && next.load(t, l.register(), value(l.address(), r));
            case TransitionCommand.Store s ->
                next.store(t, value(s.address(), r), value(s.value(), r));
            case TransitionCommand.Atomic a -> free && drained && atomic(next, t, a);
          };
    } catch (ArithmeticException _) {
      return null;
    }
    return possible ? next : null;
  }

  private static boolean atomic(PsoMachine next, int t, TransitionCommand.Atomic a) {
    long[] r = next.registers[t];
    long address = value(a.address(), r);
    r[a.register()] = next.memory.getOrDefault(address, 0L);
    if (value(a.condition(), r) == 0) {
      return false;
    }
    int access = next.trace.access(t);
    if (a.value().isPresent()) {
      next.trace.write(address, access);
      next.write(address, value(a.value().get(), r));
    } else {
      next.trace.read(address, access);
    }
    return true;
  }

  private static long value(AutomatonTerm term, long[] r) {
    return switch (term) {
      case AutomatonTerm.Constant c -> c.value();
      case AutomatonTerm.Register x -> r[x.number()];
      case AutomatonTerm.Not n -> value(n.operand(), r) == 0 ? 1 : 0;
      case AutomatonTerm.Binary b -> binary(b, r);
      case AutomatonTerm.Shadow _, AutomatonTerm.Word _ ->
          throw new AssertionError("nobody writes that");
    };
  }

  private static long binary(AutomatonTerm.Binary b, long[] r) {
    int x = (int) value(b.left(), r);
    switch (b.operator()) {
      case AND_ALSO -> {
        return x != 0 && value(b.right(), r) != 0 ? 1 : 0;
      }
      case OR_ELSE -> {
        return x != 0 || value(b.right(), r) != 0 ? 1 : 0;
      }
      default -> {}
    }
    int y = (int) value(b.right(), r);
    return switch (b.operator().toString()) {
      case "==" -> x == y ? 1 : 0;
      case "!=" -> x != y ? 1 : 0;
      case "<" -> x < y ? 1 : 0;
      case "<=" -> x <= y ? 1 : 0;
      case ">" -> x > y ? 1 : 0;
      case ">=" -> x >= y ? 1 : 0;
      case "+" -> x + y;
      case "-" -> x - y;
      case "*" -> x * y;
      case "/" -> x / y;
      case "%" -> x % y;
      case "&" -> x & y;
      default -> throw new AssertionError(b.operator());
    };
  }
}
