// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import java.util.List;

/**
 * The steps from a state, by lookup in what is known of the threads. What is not yet known is
 * missed: it is noted, and nothing is changed, so many expansions can run side by side.
 */
final class Expansion {
  /** Takes the states that follow. */
  interface Sink {
    /** The array is used again. */
    void state(long[] words);
  }

  /**
   * What a thread does not yet know.
   *
   * @param step the load that led nowhere; -1 if the node itself is unknown
   * @param number of the value the load finds
   */
  record Miss(int thread, int node, int step, int number) {}

  /** How many committed states there may be in a row. */
  private static final int DEEPEST = 64;

  private final LocalStates[] threads;
  private final StateLayout layout;
  private final Sink sink;
  private final List<Miss> misses;

  /** The state as it is behind each step of the way from rest to rest. */
  private final long[][] behind;

  private final long[] start;
  private final long[] out;

  /** Steps of the way from the last rest, and nodes behind them; for who wants to tell it. */
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

  /** Hands all states that follow one to the sink; false if something was missed. */
  boolean run(long[] array, int base) {
    System.arraycopy(array, base, start, 0, start.length);
    int missed = misses.size();
    for (thread = 0; thread < threads.length; thread++) {
      LocalStates local = threads[thread];
      depth = 0;
      run(local, local.resting.node(layout.field(start, 0, thread)), start);
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
    // A cell that came after the layout was made has no value yet but 0.
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
      arrive(local, next, state); // Only while unfolding; nobody takes the state.
      return;
    }
    long[] changed = behind[depth];
    System.arraycopy(state, 0, changed, 0, changed.length);
    layout.put(changed, field, number);
    arrive(local, next, changed);
  }

  private void arrive(LocalStates local, int node, long[] state) {
    int[] rests = local.resting.rests(node);
    if (rests == null) {
      misses.add(new Miss(thread, node, -1, 0));
      return;
    }
    reached[depth] = node;
    for (int rest : rests) {
      if (rest >= 0) {
        System.arraycopy(state, 0, out, 0, out.length);
        layout.put(out, thread, rest);
        sink.state(out);
      } else {
        depth++;
        run(local, ~rest, state);
        depth--;
      }
    }
  }

  /** While the sink has a state: the thread that moved. */
  int thread() {
    return thread;
  }

  /** While the sink has a state: how many steps from rest to rest, local ones between not told. */
  int length() {
    return depth + 1;
  }

  int step(int index) {
    return way[index];
  }

  /** The node that the thread came to by a step. */
  int reached(int index) {
    return reached[index];
  }
}
