// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import java.util.List;

/**
 * The successors of a state, by lookup in the unfolded threads. Parts that are not unfolded yet are
 * recorded as misses; an expansion changes no shared data, so many of them can run in parallel.
 */
final class Expansion {
  /** Receives the successors. */
  interface Sink {
    /** A successor; the array is reused. */
    void state(long[] words);
  }

  /**
   * A part of a thread that is not unfolded yet.
   *
   * @param step the load without a successor; -1 if the steps of the node are not known
   * @param number of the value that the load reads
   */
  record Miss(int thread, int node, int step, int number) {}

  /** The most committed states in a row. */
  private static final int DEEPEST = 64;

  private final LocalStates[] threads;
  private final StateLayout layout;
  private final Sink sink;
  private final List<Miss> misses;

  /** The state after each step between two yield points. */
  private final long[][] behind;

  private final long[] start;
  private final long[] out;

  /**
   * The steps since the last yield point, and the nodes after them, for the reconstruction of
   * paths.
   */
  private final int[] way = new int[DEEPEST];

  private final int[] reached = new int[DEEPEST];
  private int depth;
  private int thread;

  Expansion(LocalStates[] threads, StateLayout layout, List<Miss> misses, Sink sink) {
    this.threads = threads;
    this.layout = layout;
    this.misses = misses;
    this.sink = sink;
    behind = new long[DEEPEST][layout.words];
    start = new long[layout.words];
    out = new long[layout.words];
  }

  /** Passes all successors of a state to the sink; false if something was missed. */
  boolean run(long[] array, int base) {
    System.arraycopy(array, base, start, 0, start.length);
    int missed = misses.size();
    for (thread = 0; thread < threads.length; thread++) {
      LocalStates local = threads[thread];
      depth = 0;
      run(local, local.yieldNodes.node(layout.field(start, 0, thread)), start);
    }
    return misses.size() == missed;
  }

  private void run(LocalStates local, int node, long[] state) {
    int first = local.first(node);
    if (first < 0) {
      misses.add(new Miss(thread, node, -1, 0));
      return;
    }
    int owner = layout.field(state, 0, threads.length);
    boolean free = owner == 0 || owner == thread + 1;
    int end = local.end(node);
    ThreadSuccessors steps = local.steps;
    for (int step = first; step < end; step++) {
      way[depth] = step;
      int kind = steps.kind[step];
      if (kind == ThreadSuccessors.LOCAL) {
        arrive(local, steps.next[step], state);
      } else if (kind == ThreadSuccessors.LOAD) {
        if (free) {
          load(local, node, step, state);
        }
      } else if (kind == ThreadSuccessors.STORE) {
        if (free) {
          int field = threads.length + 1 + steps.slot[step];
          change(local, steps.next[step], state, field, steps.value[step]);
        }
      } else if (kind == ThreadSuccessors.ATOMIC) {
        if (free) {
          load(local, node, step, state);
        }
      } else if (kind == ThreadSuccessors.LOCK ? owner == 0 : owner == thread + 1) {
        int lock = kind == ThreadSuccessors.LOCK ? thread + 1 : 0;
        change(local, steps.next[step], state, threads.length, lock);
      }
    }
  }

  private void load(LocalStates local, int node, int step, long[] state) {
    ThreadSuccessors steps = local.steps;
    int field = threads.length + 1 + steps.slot[step];
    // A cell that is newer than the layout holds 0.
    int number = field < layout.fields() ? layout.field(state, 0, field) : 0;
    int next = steps.next(step, number);
    if (next == ThreadSuccessors.NONE) {
      misses.add(new Miss(thread, node, step, number));
    } else if (next >= 0) {
      int written = steps.kind[step] == ThreadSuccessors.ATOMIC ? steps.written(step, number) : -1;
      if (written < 0) {
        arrive(local, next, state);
      } else {
        change(local, next, state, field, written);
      }
    }
  }

  private void change(LocalStates local, int next, long[] state, int field, int number) {
    if (!layout.holds(field, number)) {
      arrive(local, next, state); // Only during unfolding; the state is not passed on.
      return;
    }
    long[] changed = behind[depth];
    System.arraycopy(state, 0, changed, 0, changed.length);
    layout.put(changed, field, number);
    arrive(local, next, changed);
  }

  private void arrive(LocalStates local, int node, long[] state) {
    int[] targets = local.yieldNodes.targets(node);
    if (targets == null) {
      misses.add(new Miss(thread, node, -1, 0));
      return;
    }
    reached[depth] = node;
    for (int target : targets) {
      if (target >= 0) {
        System.arraycopy(state, 0, out, 0, out.length);
        layout.put(out, thread, target);
        sink.state(out);
      } else {
        depth++;
        run(local, ~target, state);
        depth--;
      }
    }
  }

  /** The thread that moved; valid during a call of the sink. */
  int thread() {
    return thread;
  }

  /**
   * The number of steps since the last yield point, without local steps; valid during a call of the
   * sink.
   */
  int length() {
    return depth + 1;
  }

  int step(int index) {
    return way[index];
  }

  /** The node that the thread reached by a step. */
  int reached(int index) {
    return reached[index];
  }
}
