// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.trace.Execution;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Orders some events of an execution, with all that happens before them, so that as few as possible
 * follow one of another thread; what happens before an event stays before it. The order is optimal
 * unless there are too many ways to interleave the lanes; then each thread moves as long as it can.
 */
final class FewestSwitches {
  /** The most combinations of places in lanes that are searched. */
  private static final long MOST = 20_000;

  private final Execution x;

  /** The events of each lane. */
  private final List<List<Integer>> lanes = new ArrayList<>();

  /** Per lane and event: how many events of each lane come before it. */
  private final List<List<int[]>> needs = new ArrayList<>();

  private final int[] thread;

  /** Per lane: what a step of it adds to the number of a state. */
  private final long[] weight;

  private final int size;

  private FewestSwitches(Execution x, BitSet events) {
    this.x = x;
    this.size = events.cardinality();
    Map<Integer, List<Integer>> byLane = new HashMap<>();
    events.stream()
        .forEach(d ->
            byLane
                .computeIfAbsent(
                    x.lane(d),
                    _ -> {
                      List<Integer> lane = new ArrayList<>();
                      lanes.add(lane);
                      return lane;
                    })
                .add(d));
    thread = lanes.stream().mapToInt(l -> x.thread(l.getFirst())).toArray();
    weight = new long[lanes.size() + 1];
    weight[0] = 1;
    for (int l = 0; l < lanes.size(); l++) {
      weight[l + 1] = Math.min(MOST + 1, weight[l] * (lanes.get(l).size() + 1));
      needs.add(lanes.get(l).stream().map(this::needs).toList());
    }
  }

  /** The events in the new order. */
  static List<Integer> order(Execution x, BitSet events) {
    FewestSwitches search = new FewestSwitches(x, events);
    return search.weight[search.lanes.size()] > MOST ? search.greedy() : search.optimal();
  }

  private int[] needs(int event) {
    int[] all = new int[lanes.size()];
    for (int l = 0; l < all.length; l++) {
      List<Integer> lane = lanes.get(l);
      int n = lane.size();
      while (n > 0 && (lane.get(n - 1) >= event || !x.before(lane.get(n - 1), event))) {
        n--;
      }
      all[l] = n;
    }
    return all;
  }

  private boolean isNext(int lane, int[] done) {
    if (done[lane] == lanes.get(lane).size()) {
      return false;
    }
    int[] needed = needs.get(lane).get(done[lane]);
    for (int l = 0; l < done.length; l++) {
      if (l != lane && done[l] < needed[l]) {
        return false;
      }
    }
    return true;
  }

  // ---------------------------------------------------------------- optimal

  /** A number for how far each lane is and which one moved last. */
  private record State(long done, int lane) {}

  private List<Integer> optimal() {
    Map<State, State> from = new HashMap<>();
    Set<State> seen = new HashSet<>();
    Deque<State> open = new ArrayDeque<>();
    State start = new State(0, -1);
    open.add(start);
    long end = 0;
    for (int l = 0; l < lanes.size(); l++) {
      end += weight[l] * lanes.get(l).size();
    }
    State state = start;
    while (!open.isEmpty()) {
      state = open.poll();
      if (state.done == end) {
        break;
      }
      if (seen.add(state)) {
        expand(state, from, seen, open);
      }
    }
    List<Integer> order = new ArrayList<>();
    for (State s = state; !s.equals(start); s = from.get(s)) {
      order.add(lanes.get(s.lane).get(place(s.done, s.lane) - 1));
    }
    Collections.reverse(order);
    return order;
  }

  private int place(long done, int lane) {
    return (int) (done / weight[lane] % (lanes.get(lane).size() + 1));
  }

  /** A step of the same thread costs nothing, so it is examined first. */
  private void expand(State s, Map<State, State> from, Set<State> seen, Deque<State> open) {
    int[] done = new int[lanes.size()];
    for (int l = 0; l < done.length; l++) {
      done[l] = place(s.done, l);
    }
    for (int l = 0; l < done.length; l++) {
      State next = new State(s.done + weight[l], l);
      if (isNext(l, done) && !seen.contains(next)) {
        boolean same = s.lane >= 0 && thread[s.lane] == thread[l];
        if (same) {
          from.put(next, s);
          open.addFirst(next);
        } else {
          from.putIfAbsent(next, s);
          open.addLast(next);
        }
      }
    }
  }

  // ---------------------------------------------------------------- greedy

  private List<Integer> greedy() {
    List<Integer> order = new ArrayList<>();
    int[] done = new int[lanes.size()];
    int current = -1;
    while (order.size() < size) {
      int best = -1;
      for (int l = 0; l < done.length; l++) {
        if (isNext(l, done) && (best < 0 || isBetter(l, best, current, done))) {
          best = l;
        }
      }
      order.add(lanes.get(best).get(done[best]++));
      current = thread[best];
    }
    return order;
  }

  private boolean isBetter(int lane, int other, int current, int[] done) {
    boolean same = thread[lane] == current;
    return same != (thread[other] == current)
        ? same
        : lanes.get(lane).get(done[lane]) < lanes.get(other).get(done[other]);
  }
}
