// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import dev.heddle.limit.Limit;
import dev.heddle.states.Effort;
import dev.heddle.states.StateLimits;
import dev.heddle.states.finite.FiniteThread.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An abstraction of PSO that has finitely many states. Under PSO a thread has a buffer for each
 * cell. Of a buffer that is not empty, its newest store is known, and the set of the values of the
 * older ones, but neither their order nor their number: any of them may reach memory at any time,
 * any number of times, until the newest one does. This covers every computation, so a goal that it
 * does not reach is unreachable. Of states that differ in these sets only, the larger ones suffice.
 */
public final class PendingStoreSearch {
  /** A state; one with larger sets can do the same. */
  private static final class State {
    /** Locations, memory, then for each thread and cell: its newest store plus 1, 0 for none. */
    final int[] numbers;

    /** The older stores that wait. */
    final long[] older;

    /** Whether a state with larger sets has replaced it. */
    boolean replaced;

    State(int[] numbers, long[] older) {
      this.numbers = numbers;
      this.older = older;
    }
  }

  /** The number of states between two checks of the limits. */
  private static final int BETWEEN_LOOKS = 1 << 8;

  private final FiniteProgram program;
  private final List<FiniteThread> threads;
  private final int cells;
  private final ValueSets sets;
  private final Map<Point, List<State>> states = new HashMap<>();
  private final Deque<State> todo = new ArrayDeque<>();
  private boolean reached;
  private long count;
  private double seconds;

  public PendingStoreSearch(FiniteProgram program) {
    this.program = program;
    threads = program.threads();
    cells = program.cells();
    sets = new ValueSets(program);
    int[] numbers = new int[threads.size() + cells + threads.size() * cells];
    add(numbers, new long[threads.size() * sets.words]);
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

  private void add(int[] numbers, long[] older) {
    List<State> known = states.computeIfAbsent(new Point(numbers), _ -> new ArrayList<>(1));
    for (State s : known) {
      if (ValueSets.isSubset(older, s.older)) {
        return;
      }
    }
    known.removeIf(s -> s.replaced = ValueSets.isSubset(s.older, older));
    State added = new State(numbers, older);
    known.add(added);
    todo.add(added);
    count++;
    reached |= isGoal(numbers);
  }

  private boolean isGoal(int[] numbers) {
    for (int t = 0; t < threads.size(); t++) {
      if (!threads.get(t).mayEnd(numbers[t]) || !isEmpty(numbers, t)) {
        return false;
      }
    }
    return true;
  }

  private int newest(int thread, int cell) {
    return threads.size() + cells + thread * cells + cell;
  }

  private boolean isEmpty(int[] numbers, int thread) {
    for (int c = 0; c < cells; c++) {
      if (numbers[newest(thread, c)] != 0) {
        return false;
      }
    }
    return true;
  }

  private void expand(State state) {
    if (state.replaced) {
      return;
    }
    int holder = holder(state.numbers);
    for (int t = 0; t < threads.size(); t++) {
      if (holder >= 0 && holder != t) {
        continue;
      }
      for (int c = 0; c < cells; c++) {
        commit(state, t, c);
      }
      for (Step step : threads.get(t).leaving().get(state.numbers[t])) {
        step(state, t, step, holder == t);
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

  /** A store reaches memory: the newest, after which none waits, or an older one. */
  private void commit(State state, int t, int cell) {
    int newest = newest(t, cell);
    if (state.numbers[newest] == 0) {
      return;
    }
    int[] empty = state.numbers.clone();
    empty[threads.size() + cell] = empty[newest] - 1;
    empty[newest] = 0;
    long[] older = state.older.clone();
    sets.clear(older, t, cell);
    add(empty, older);
    commitOlder(state, t, cell);
  }

  private void commitOlder(State state, int t, int cell) {
    for (int value = 0; value < program.values(cell); value++) {
      if (sets.contains(state.older, t, cell, value)
          && state.numbers[threads.size() + cell] != value) {
        int[] to = state.numbers.clone();
        to[threads.size() + cell] = value;
        add(to, state.older);
      }
    }
  }

  private void step(State state, int t, Step step, boolean holds) {
    Label label = step.label();
    int[] at = state.numbers;
    if (label.drains() && !isEmpty(at, t)) {
      return;
    }
    if (label.reads() && read(at, t, label.cell()) != label.value()) {
      return;
    }
    int[] to = at.clone();
    long[] older = state.older;
    to[t] = step.target();
    if (label.kind() == Label.Kind.UPDATE || holds && label.stored() >= 0) {
      to[threads.size() + label.cell()] = label.stored();
    } else if (label.kind() == Label.Kind.WRITE) {
      int newest = newest(t, label.cell());
      if (at[newest] != 0) {
        older = older.clone();
        sets.add(older, t, label.cell(), at[newest] - 1);
      }
      to[newest] = label.value() + 1;
    }
    add(to, older);
  }

  /** The own newest store, or memory. */
  private int read(int[] at, int t, int cell) {
    int own = at[newest(t, cell)];
    return own != 0 ? own - 1 : at[threads.size() + cell];
  }
}
