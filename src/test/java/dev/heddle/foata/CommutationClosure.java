// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata;

import dev.heddle.program.Barrier;
import dev.heddle.program.Expression;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The classes of executions of a program without branches, by brute force: all orders of the events
 * that keep each processor's constraints, closed under swapping neighbours that do not interfere.
 * Everything here is said in terms of buffers: an access is issued and takes effect. Shares no code
 * with the generator.
 */
final class CommutationClosure {
  /** More orders than the caller has time for. */
  static final class TooMany extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /**
   * An event.
   *
   * @param late whether it is the second one of its instruction
   * @param acts whether the instruction takes effect here
   */
  private record Step(int thread, int number, Instruction what, boolean late, boolean acts) {
    boolean loads() {
      return what instanceof Instruction.Load;
    }

    boolean stores() {
      return what instanceof Instruction.Store;
    }

    long address() {
      Instruction.Access a = (Instruction.Access) what;
      return ((Expression.GlobalAddress) a.address()).value();
    }

    boolean sameAddress(Step other) {
      return what instanceof Instruction.Access
          && other.what instanceof Instruction.Access
          && address() == other.address();
    }

    @Override
    public String toString() {
      return thread + "#" + number + (late ? "'" : "");
    }
  }

  private final SparcMemoryOrder.Model model;
  private final int most;
  private final List<Step> steps = new ArrayList<>();

  /** All executions, as positions in {@link #steps}. */
  private final List<List<Integer>> executions = new ArrayList<>();

  CommutationClosure(Program program, SparcMemoryOrder.Model model, int most) {
    this.model = model;
    this.most = most;
    for (int t = 0; t < program.threads().size(); t++) {
      int number = 0;
      for (Instruction i : program.functions().get(program.threads().get(t)).code()) {
        if (i instanceof Instruction.Fence && model == SparcMemoryOrder.Model.SC
            || i instanceof Instruction.Return) {
          continue;
        }
        boolean twice = isTwofold(i);
        steps.add(new Step(t, number, i, false, !twice));
        if (twice) {
          steps.add(new Step(t, number, i, true, true));
        }
        number++;
      }
    }
  }

  private boolean isTwofold(Instruction i) {
    return switch (model) {
      case SC -> false;
      case TSO, PSO -> !(i instanceof Instruction.Load);
      case RMO -> true;
      case LOAD_LOAD -> throw new AssertionError(model);
    };
  }

  /** The classes: each a set of executions, as text. */
  List<Set<String>> classes() {
    extend(new ArrayList<>(), new boolean[steps.size()]);
    Map<List<Integer>, Integer> index = new HashMap<>();
    executions.forEach(e -> index.put(e, index.size()));
    int[] parent = new int[executions.size()];
    for (int i = 0; i < parent.length; i++) {
      parent[i] = i;
    }
    for (List<Integer> e : executions) {
      for (int k = 0; k + 1 < e.size(); k++) {
        if (commute(e, k)) {
          List<Integer> other = new ArrayList<>(e);
          other.set(k, e.get(k + 1));
          other.set(k + 1, e.get(k));
          parent[root(parent, index.get(e))] = root(parent, index.get(other));
        }
      }
    }
    Map<Integer, Set<String>> classes = new HashMap<>();
    for (List<Integer> e : executions) {
      int root = root(parent, index.get(e));
      classes.computeIfAbsent(root, _ -> new HashSet<>()).add(text(e));
    }
    return List.copyOf(classes.values());
  }

  private static int root(int[] parent, int i) {
    int r = i;
    while (parent[r] != r) {
      r = parent[r];
    }
    return r;
  }

  private String text(List<Integer> execution) {
    return execution.stream().map(i -> steps.get(i).toString()).toList().toString();
  }

  private void extend(List<Integer> done, boolean[] used) {
    if (done.size() == steps.size()) {
      executions.add(List.copyOf(done));
      if (executions.size() > most) {
        throw new TooMany();
      }
      return;
    }
    for (int i = 0; i < steps.size(); i++) {
      if (!used[i] && isNext(i, used)) {
        used[i] = true;
        done.add(i);
        extend(done, used);
        done.removeLast();
        used[i] = false;
      }
    }
  }

  private boolean isNext(int i, boolean[] used) {
    for (int j = 0; j < i; j++) {
      if (!used[j] && stays(steps.get(j), steps.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether the first stays before the second; it is listed before it. */
  private boolean stays(Step a, Step b) {
    if (a.thread != b.thread) {
      return false;
    }
    if (!a.late && !b.late || a.number == b.number) {
      return true;
    }
    if (!a.late || !b.acts) {
      return false;
    }
    if (b.what instanceof Instruction.Fence f) {
      return a.stores() && hasAny(f, Barrier.STORE_LOAD, Barrier.STORE_STORE)
          || a.loads() && hasAny(f, Barrier.LOAD_LOAD, Barrier.LOAD_STORE);
    }
    if (a.what instanceof Instruction.Fence f) {
      return b.stores() && hasAny(f, Barrier.STORE_STORE, Barrier.LOAD_STORE)
          || b.loads() && hasAny(f, Barrier.STORE_LOAD, Barrier.LOAD_LOAD);
    }
    return switch (model) {
      case SC -> true;
      case TSO -> a.stores() && b.stores();
      case PSO -> a.stores() && b.stores() && a.sameAddress(b);
      case RMO -> b.stores() && a.sameAddress(b);
      case LOAD_LOAD -> throw new AssertionError(model);
    };
  }

  private static boolean hasAny(Instruction.Fence f, Barrier one, Barrier other) {
    return f.barriers().contains(one) || f.barriers().contains(other);
  }

  /** Whether the k-th event of an execution and the next one can change places. */
  private boolean commute(List<Integer> execution, int k) {
    Step a = steps.get(execution.get(k));
    Step b = steps.get(execution.get(k + 1));
    if (a.thread == b.thread) {
      boolean listed = execution.get(k) < execution.get(k + 1);
      return !(listed ? stays(a, b) : stays(b, a));
    }
    boolean touch = a.acts && b.acts && a.sameAddress(b) && (a.stores() || b.stores());
    return !touch || isBuffered(a, execution, k) || isBuffered(b, execution, k);
  }

  /** Whether it loads what its own thread has stored, but not yet to memory. */
  private boolean isBuffered(Step load, List<Integer> execution, int k) {
    if (!load.loads()) {
      return false;
    }
    for (Step s : steps) {
      if (s.stores()
          && s.late
          && s.thread == load.thread
          && s.number < load.number
          && s.sameAddress(load)
          && !execution.subList(0, k).contains(steps.indexOf(s))) {
        return true;
      }
    }
    return false;
  }
}
