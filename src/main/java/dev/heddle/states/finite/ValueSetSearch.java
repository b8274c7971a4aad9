// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import dev.heddle.limit.Limit;
import dev.heddle.states.Effort;
import dev.heddle.states.StateLimits;
import dev.heddle.states.finite.FiniteThread.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An abstraction of TSO that has finitely many states: where the threads are, memory as if every
 * store reached it at once, and for each thread and cell a set of the values that the thread may
 * read. A store leaves its own thread the new value only, and adds it to the sets of the others,
 * who may see it now or later. A thread with an empty buffer may read what is in memory only. What
 * happens between lock and unlock is seen by others at the unlock.
 *
 * <p>It covers every computation in the order in which its stores reach memory. A thread reads its
 * own newest store, or a value that was in memory since its newest store to the cell or since its
 * buffer was empty; the sets contain all of these. So a goal that it does not reach is unreachable.
 * Of states that differ in their sets only, the larger ones suffice.
 */
public final class ValueSetSearch {
  /** An abstract state. */
  static final class State {
    final Point point;
    final long[] sets;

    /** Whether another state with larger sets has replaced it. */
    boolean replaced;

    State(Point point, long[] sets) {
      this.point = point;
      this.sets = sets;
    }
  }

  /** The number of states between two checks of the limits. */
  private static final int BETWEEN_LOOKS = 1 << 8;

  private final List<FiniteThread> threads;
  final ValueSets sets;
  final Map<Point, List<State>> states = new HashMap<>();
  private final int cells;
  private final Deque<State> todo = new ArrayDeque<>();
  private boolean reached;
  private long count;
  private double seconds;

  public ValueSetSearch(FiniteProgram program) {
    threads = program.threads();
    cells = program.cells();
    sets = new ValueSets(program);
    int[] memory = new int[program.cells()];
    add(new int[threads.size() + cells], sets.initial(memory));
  }

  /**
   * Continues until all abstract states are visited or so many were added; returns the limit that
   * stopped it before, or null.
   */
  public Limit run(long more, StateLimits limits) {
    long start = System.nanoTime();
    long until = count + more;
    long spent = count;
    Limit limit = null;
    while (limit == null && !isComplete() && count < until) {
      expand(todo.remove());
      if (count - spent >= BETWEEN_LOOKS) {
        limit = limits.spend(count - spent);
        spent = count;
      }
    }
    Limit last = limits.spend(count - spent);
    seconds += (System.nanoTime() - start) / 1e9;
    return limit != null ? limit : isComplete() ? null : last;
  }

  public boolean isComplete() {
    return todo.isEmpty();
  }

  /** Whether the goal is unreachable. */
  public boolean isProof() {
    return isComplete() && !reached;
  }

  public Effort effort() {
    return new Effort(count, count, 0, 0, seconds);
  }

  private void add(int[] numbers, long[] allowed) {
    Point point = new Point(numbers);
    List<State> known = states.computeIfAbsent(point, _ -> new ArrayList<>(1));
    for (State s : known) {
      if (ValueSets.isSubset(allowed, s.sets)) {
        return;
      }
    }
    known.removeIf(s -> s.replaced = ValueSets.isSubset(s.sets, allowed));
    State added = new State(point, allowed);
    known.add(added);
    todo.add(added);
    count++;
    reached |= isGoal(numbers);
  }

  private boolean isGoal(int[] numbers) {
    for (int t = 0; t < threads.size(); t++) {
      if (!threads.get(t).mayEnd(numbers[t])) {
        return false;
      }
    }
    return true;
  }

  private void expand(State state) {
    if (state.replaced) {
      return;
    }
    int[] at = state.point.numbers();
    int holder = holder(at);
    for (int t = 0; t < threads.size(); t++) {
      if (holder < 0 || holder == t) {
        for (Step step : threads.get(t).leaving().get(at[t])) {
          step(state, t, step, holder == t);
        }
      }
    }
  }

  private int holder(int[] at) {
    for (int t = 0; t < threads.size(); t++) {
      if (threads.get(t).isHolding(at[t])) {
        return t;
      }
    }
    return -1;
  }

  private void step(State state, int t, Step step, boolean holds) {
    Label label = step.label();
    int[] at = state.point.numbers();
    int cell = threads.size() + label.cell();
    boolean fromMemory = holds || label.kind() == Label.Kind.UPDATE;
    if (label.reads()
        && (fromMemory
            ? at[cell] != label.value()
            : !sets.contains(state.sets, t, label.cell(), label.value()))) {
      return;
    }
    int[] to = at.clone();
    to[t] = step.target();
    if (label.stored() >= 0) {
      to[cell] = label.stored();
    }
    long[] allowed = state.sets.clone();
    if (!holds || label.kind() == Label.Kind.UNLOCK) {
      see(allowed, t, label, to);
    }
    sets.restrict(allowed, t, step.target());
    add(to, allowed);
  }

  /** Changes what the threads may read after a step that others may notice. */
  private void see(long[] allowed, int t, Label label, int[] to) {
    int[] memory = Arrays.copyOfRange(to, threads.size(), threads.size() + cells);
    if (label.kind() == Label.Kind.WRITE) {
      sets.set(allowed, t, label.cell(), label.value());
    } else if (label.drains()) {
      sets.setMemory(allowed, t, memory);
    }
    for (int other = 0; other < threads.size(); other++) {
      if (other == t) {
        continue;
      }
      if (label.kind() == Label.Kind.UNLOCK) {
        sets.addMemory(allowed, other, memory);
      } else if (label.stored() >= 0) {
        sets.add(allowed, other, label.cell(), label.stored());
      }
      sets.restrict(allowed, other, to[other]);
    }
  }
}
