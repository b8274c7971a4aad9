// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import dev.heddle.machine.event.Effects;
import dev.heddle.machine.event.Readiness;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.SilentAccesses;
import dev.heddle.machine.state.Stop;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.state.VisitedStates;
import dev.heddle.machine.waiting.Enabledness;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Whether an end can be reached from the state at the end of an execution in which threads are
 * parked or wait before futile events: a search of all states from there, in which loops iterate.
 * If no state without a successor can be reached, it is a livelock, whatever the schedule.
 */
public final class EndSearch {
  /** The result of a search. */
  public enum Result {
    /** A state can be reached in which nothing can move. */
    END,
    /** No such state, but one in which a thread other than main has ended the process. */
    EXIT,
    /** Neither, but one in which main has ended the process. */
    EXIT_OF_MAIN,
    /** None of these: a livelock. */
    NONE,
    /** There are too many states to tell. */
    UNKNOWN
  }

  /** Events of a round that a thread goes alone. */
  private static final int LONGEST_ROUND = 10_000;

  private final Configuration configuration;
  private final Stepper stepper;
  private final Readiness readiness;
  private final Enabledness enabledness;
  private final Threads threads;
  private final Lanes lanes;
  private final StoreBuffers buffers;
  private final SilentAccesses accesses;
  private final Execution execution;
  private final VisitedStates visited;
  private final Effects effects;
  private final int start;
  private final int silent;
  private final Set<State> seen = new HashSet<>();
  private final int mostWords;
  private int words;
  private boolean mainExits;
  private boolean exits;

  /** All that decides what can happen, as words. */
  private record State(long[] words) {
    @Override
    public boolean equals(Object other) {
      return other instanceof State(long[] others) && Arrays.equals(words, others);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(words);
    }
  }

  public EndSearch(
      Configuration configuration,
      VisitedStates visited,
      Effects effects,
      Stepper stepper,
      Readiness readiness,
      Enabledness enabledness,
      int mostWords) {
    this.configuration = configuration;
    this.mostWords = mostWords;
    this.visited = visited;
    this.effects = effects;
    this.stepper = stepper;
    this.readiness = readiness;
    this.enabledness = enabledness;
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.buffers = configuration.buffers;
    this.accesses = configuration.silent;
    this.execution = configuration.execution;
    this.start = execution.length();
    this.silent = accesses.mark();
  }

  public Result run() {
    int mark = lanes.save();
    Map<Integer, Integer> parked = new HashMap<>();
    for (int t = 0; t < threads.count(); t++) {
      parked.put(t, threads.state[t * Threads.WIDTH + Threads.PARKED]);
      threads.state[t * Threads.WIDTH + Threads.PARKED] = 0;
      enabledness.refresh(t);
    }
    Result result = areOnlyReading() ? Result.NONE : search();
    parked.forEach((t, p) -> threads.state[t * Threads.WIDTH + Threads.PARKED] = p);
    lanes.restore(mark);
    if (result == Result.NONE && (exits || mainExits)) {
      return exits ? Result.EXIT : Result.EXIT_OF_MAIN;
    }
    return result;
  }

  /** Notes whether a thread has ended the process. */
  private void noteExit(int t) {
    exits |= t > 0 && isHalted(t);
    mainExits |= t == 0 && isHalted(t);
  }

  // ---------------------------------------------------------------- threads that only read

  /**
   * Whether each thread that can move comes round by reads alone. Then memory never changes again,
   * and each iterates for ever.
   */
  private boolean areOnlyReading() {
    boolean only = !steps().isEmpty() || isSpinning();
    for (int t = 0; only && t < threads.count(); t++) {
      noteExit(t);
      only = !lanes.isEnabled(lanes.ofThread(t)) || repeatsState(t);
    }
    return only;
  }

  private boolean repeatsState(int t) {
    int lane = lanes.ofThread(t);
    Set<State> known = new HashSet<>();
    boolean round = false;
    boolean reads = true;
    while (reads && !round) {
      round = !known.add(new State(visited.words(t)));
      if (!round) {
        reads =
            lanes.isEnabled(lane)
                && readiness.alternatives(lane) == 0
                && execution.length() - start < LONGEST_ROUND;
        if (reads) {
          int stores = buffers.mark();
          stepper.step(lane, 0);
          reads =
              !effects.changes(execution.length() - 1)
                  && buffers.mark() == stores
                  && accesses.changesSince(silent).length == 0
                  && !isForked();
        }
      }
    }
    undoTo(start);
    return round;
  }

  /** Whether the last event started a thread, or let one continue. */
  private boolean isForked() {
    return execution.forks().count() > 0
        && execution.forks().event(execution.forks().count() - 1) == execution.length() - 1;
  }

  private void undoTo(int length) {
    while (execution.length() > length) {
      stepper.undo();
    }
  }

  // ---------------------------------------------------------------- all states

  /** A state on the way, with the steps that are left to be made there. */
  private record Node(int length, Deque<long[]> steps) {}

  private Result search() {
    Deque<Node> path = new ArrayDeque<>();
    isNew(state());
    path.push(new Node(start, steps()));
    Result result = path.peek().steps().isEmpty() && !isSpinning() ? Result.END : Result.NONE;
    while (result == Result.NONE && !path.isEmpty()) {
      Node node = path.peek();
      undoTo(node.length());
      if (node.steps().isEmpty()) {
        path.pop();
        continue;
      }
      long[] step = node.steps().pop();
      stepper.step((int) step[0], (int) step[1]);
      if (isNew(state())) {
        path.push(new Node(execution.length(), steps()));
        result = evaluate(path.peek());
      }
    }
    undoTo(start);
    return result;
  }

  private boolean isNew(State state) {
    words += state.words.length;
    return seen.add(state);
  }

  private Result evaluate(Node node) {
    for (int t = 0; t < threads.count(); t++) {
      noteExit(t);
    }
    if (node.steps().isEmpty() && !isSpinning()) {
      return Result.END;
    }
    return words > mostWords ? Result.UNKNOWN : Result.NONE;
  }

  /** Whether a thread iterates a loop without an event. */
  private boolean isSpinning() {
    for (int t = 0; t < threads.count(); t++) {
      if (isStarted(t) && isEndless(t)) {
        return true;
      }
    }
    return false;
  }

  /** The steps that can be made, commits first: they keep buffers short. */
  private Deque<long[]> steps() {
    Deque<long[]> all = new ArrayDeque<>();
    for (int w = 0; w < lanes.words(); w++) {
      for (long m = lanes.word(w); m != 0; m &= m - 1) {
        int lane = w * 64 + Long.numberOfTrailingZeros(m);
        int alternatives = readiness.alternatives(lane);
        for (int c = 0; c == 0 || c < alternatives; c++) {
          long[] step = {lane, c};
          if (lane == lanes.ofThread(lanes.thread(lane))) {
            all.addLast(step);
          } else {
            all.addFirst(step);
          }
        }
      }
    }
    return all;
  }

  /** The states of all threads, what waits in buffers, and what memory holds since the start. */
  private State state() {
    long[] all = new long[0];
    for (int t = 0; t < threads.count(); t++) {
      all = joined(all, isStarted(t) ? visited.words(t) : new long[0]);
      all = joined(all, pending(t));
    }
    all = joined(all, accesses.changesSince(silent));
    for (Map.Entry<Integer, Long> e : changes().entrySet()) {
      all = joined(all, new long[] {e.getKey(), e.getValue()});
    }
    return new State(all);
  }

  /** The buffered stores of a thread: location, value and the number of fences after each. */
  private long[] pending(int t) {
    int epoch = threads.state[t * Threads.WIDTH + Threads.EPOCH];
    long[] all = new long[3 * buffers.pending(t)];
    int n = 0;
    for (int i = 0; n < all.length; i++) {
      if (buffers.thread(i) == t && !buffers.isCommitted(i)) {
        all[n++] = buffers.location(i);
        all[n++] = buffers.value(i);
        all[n++] = (long) epoch - buffers.epoch(i);
      }
    }
    return all;
  }

  /** By location: what it holds, if that is not what it held at the start. */
  private Map<Integer, Long> changes() {
    Map<Integer, Long> first = new TreeMap<>();
    Map<Integer, Long> now = new TreeMap<>();
    for (int d = start; d < execution.length(); d++) {
      if (Label.is(execution.label(d), Label.WRITE)) {
        first.putIfAbsent(execution.location(d), effects.old(d));
        now.put(execution.location(d), effects.value(d));
      }
    }
    boolean mixed = configuration.locations.mixed();
    now.entrySet().removeIf(e -> !mixed && e.getValue().equals(first.get(e.getKey())));
    return now;
  }

  private boolean isStarted(int t) {
    return threads.state[t * Threads.WIDTH + Threads.NEXT] != Threads.UNSTARTED;
  }

  private boolean isHalted(int t) {
    return threads.state[t * Threads.WIDTH + Threads.NEXT] == Threads.HALTED;
  }

  private boolean isEndless(int t) {
    int at = t * Threads.WIDTH;
    return threads.state[at + Threads.NEXT] == Threads.STOPPED
        && threads.state[at + Threads.LOCATION] == Stop.SPIN.ordinal();
  }

  private static long[] joined(long[] a, long[] b) {
    long[] both = Arrays.copyOf(a, a.length + b.length + 1);
    both[a.length] = b.length;
    System.arraycopy(b, 0, both, a.length + 1, b.length);
    return both;
  }
}
