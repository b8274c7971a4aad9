// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static dev.heddle.machine.Threads.DRAINED;
import static dev.heddle.machine.Threads.EPOCH;
import static dev.heddle.machine.Threads.LAST_EPOCH;
import static dev.heddle.machine.Threads.STORES;

import dev.heddle.program.Global;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import dev.heddle.trace.Section;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Decides whether a thread that stands where it stood before, in the same {@link ThreadStates
 * state}, is parked for good because executions in which it goes on are not needed.
 *
 * <p><b>Rule D, drop a round.</b> Let S be the thread's events since it stood there before. It is
 * parked if S can be taken out of the execution: for each location, mutex or cell that S wrote, let
 * v be what it held before the first write of S. Up to the last write of S, every access of others
 * must have found exactly v, which becomes what that access left; at the end it must hold v. What
 * cannot be taken back (a thread started, an object allocated or freed) is part of the state.
 *
 * <p><b>Rule M, marking.</b> Let V(e) be the causal past of event e. The thread is parked after e
 * if an earlier event e' of it has the same state behind it, and V(e) and V(e') lead to the same
 * memory, buffers and states of threads.
 *
 * <p><b>Proof.</b> (1) Each execution that contains a parked thread can be replaced by one with
 * fewer events that ends in the same state. D: without S every other access finds what it found, so
 * all that follows can follow. M: the execution is V(e) followed by some w; V(e') followed by w
 * ends in the same state. A shortest execution to any state therefore parks nobody, and every final
 * state, failure and livelock is kept. (2) Whether a thread is parked depends on its causal past
 * alone: the accesses that D looks at conflict with the last write of S, and M looks at nothing
 * else. So equivalent schedules park the same threads, and every reduction of schedules stays
 * right. (3) M makes every search of a program with finitely many states end, since pasts grow and
 * there are finitely many markings.
 *
 * <p><b>Order of events.</b> Who asks for more than states (robustness, monitors, data races) asks
 * for a pair of events or a cycle, and needs at most two events of each thread: the others can be
 * taken out round by round, and these stay as they are to each other. So two rounds in a row that
 * could be dropped are kept for them, and M is not used.
 *
 * <p><b>Fences.</b> Whether a thread knows that its stores have reached memory decides which of its
 * fences are events, but nothing else, so it is no part of its state. An execution without S may
 * have a fence more than one with S; it is shorter if fences are not counted, so S must have
 * another event.
 *
 * <p><b>Limits.</b> Under TSO and PSO a store of S must have reached memory by an event of S that
 * waited for it: whether it happens to be there by now depends on the schedule. Inside an atomic
 * section that S left and entered again nobody is parked, nor by M inside any section: two sections
 * would become one, and others may have come between. What a program prints does not count.
 */
final class Rounds {
  /** Earlier visits that a state is compared with. */
  private static final int VISITS = 3;

  /** Visits after which markings are compared at some of them only. */
  private static final int OFTEN = 64;

  private final Machine machine;
  private final Threads threads;
  private final Execution execution;
  private final Locations locations;
  private final Enabledness readiness;
  private final Effects effects;
  private final Markings markings;
  private final Code code;
  final ThreadStates states;

  /** The address of the mutex of atomic sections; 0 if there are none. */
  private final long section;

  // ---- per event: the state its thread stood in before it and behind it, -1 if in no loop
  private int[] before = new int[64];
  private int[] behind = new int[64];

  /** Per event: how many states, and how many silent accesses there were before it. */
  private int[] mark = new int[64];

  private int[] silentMark = new int[64];

  // ---- per state: the last own event of its thread, how many stores that had buffered, and what
  // it knew of them: 0 if all had reached memory, 1 if not, 2 if a store-store fence came behind
  private int[] last = new int[64];
  private int[] stores = new int[64];
  private int[] knew = new int[64];

  /** Per state: how many rounds in a row that end there could be dropped. */
  private int[] inARow = new int[64];

  /** Per state: whether to try the event behind it is not worth it. */
  private boolean[] isMidCycle = new boolean[64];

  /** How many rounds in a row that could be dropped are kept. */
  private int kept;

  /** An event that is tried comes before this one. */
  private int tried = Integer.MAX_VALUE;

  Rounds(Machine machine, Code code, Events events) {
    this.machine = machine;
    this.code = code;
    this.effects = new Effects(machine, events);
    this.markings = new Markings(machine, this);
    this.threads = machine.threads;
    this.execution = machine.execution();
    this.locations = machine.locations();
    this.readiness = machine.readiness;
    this.states = new ThreadStates(machine, machine.liveInRounds);
    this.section = machine.program().global(Section.MUTEX).map(Global::address).orElse(0L);
  }

  /** How many rounds in a row are kept although they could be dropped; with any M is not used. */
  void keep(int rounds) {
    kept = rounds;
  }

  // ---------------------------------------------------------------- along the path

  /** Event {@code d} of a lane is about to be made; its thread stands before it. */
  void open(int d, int t) {
    if (d == before.length) {
      int n = d * 2;
      before = Arrays.copyOf(before, n);
      behind = Arrays.copyOf(behind, n);
      mark = Arrays.copyOf(mark, n);
      silentMark = Arrays.copyOf(silentMark, n);
    }
    mark[d] = states.mark();
    silentMark[d] = machine.silent.mark();
    before[d] = threads.state[t * Threads.WIDTH + Threads.STANDS] - 1;
    behind[d] = -1;
  }

  /** The state in which its thread stood before an event; -1 if it was in no loop. */
  int before(int d) {
    return before[d];
  }

  /** The same behind an event. */
  int behind(int d) {
    return behind[d];
  }

  /** What events do to their locations. */
  Effects effects() {
    return effects;
  }

  /**
   * Whether two states are the same, and new stores wait for those before in both or in neither.
   */
  boolean isSame(int a, int b) {
    return a >= 0 && b >= 0 && states.isSame(a, b) && (knew[a] == 2) == (knew[b] == 2);
  }

  void drop(int d) {
    states.truncate(mark[d]);
    machine.silent.truncate(silentMark[d]);
  }

  /** Nothing has moved yet, and what matters of a state has changed. */
  void beginAgain() {
    states.truncate(0);
    for (int t = 0; t < threads.count(); t++) {
      if (threads.state[t * Threads.WIDTH + Threads.NEXT] != Threads.UNSTARTED) {
        stands(t);
      }
    }
  }

  /** A thread has run to where it stands before its next event, or will not move again. */
  void stands(int t) {
    int at = t * Threads.WIDTH;
    threads.state[at + Threads.STANDS] = 0;
    if (isBeforeEvent(at) && isInLoop(t)) {
      int state = states.add(t);
      if (state >= last.length) {
        last = Arrays.copyOf(last, state * 2);
        stores = Arrays.copyOf(stores, state * 2);
        knew = Arrays.copyOf(knew, state * 2);
        inARow = Arrays.copyOf(inARow, state * 2);
        isMidCycle = Arrays.copyOf(isMidCycle, state * 2);
      }
      last[state] = execution.lastInLane(readiness.lane(t));
      stores[state] = threads.state[at + STORES];
      knew[state] = knows(at);
      inARow[state] = 0;
      isMidCycle[state] = isMidCycle(t);
      threads.state[at + Threads.STANDS] = state + 1;
    }
  }

  private int knows(int at) {
    int[] s = threads.state;
    return s[at + STORES] == s[at + DRAINED] ? 0 : s[at + EPOCH] == s[at + LAST_EPOCH] ? 1 : 2;
  }

  private boolean isBeforeEvent(int at) {
    int next = threads.state[at + Threads.NEXT];
    return next >= 0 && next != Kind.JOIN;
  }

  /** The words of the state that a thread is in, wherever that is. */
  long[] words(int t) {
    int at = t * Threads.WIDTH;
    int next = threads.state[at + Threads.NEXT];
    long[] words = next < 0 ? new long[1] : states.words(t);
    words[0] = words[0] << 8 | next & 0xFF;
    return words;
  }

  private boolean isMidCycle(int t) {
    int at = t * Threads.WIDTH;
    int[] s = threads.state;
    return code.loops.isMidCycle(threads.frames[t], s[at + Threads.BASE], s[at + Threads.PC]);
  }

  /** Whether a thread stands where its next event may be tried, since a round may end there. */
  boolean isTried(int t) {
    int state = threads.state[t * Threads.WIDTH + Threads.STANDS] - 1;
    return state >= 0 && !isMidCycle[state];
  }

  /** Whether a thread is in a loop that may wait. */
  boolean isInLoop(int t) {
    int at = t * Threads.WIDTH;
    int[] s = threads.state;
    return code.loops.contain(threads.frames[t], s[at + Threads.BASE], s[at + Threads.PC]);
  }

  /** Whether a thread that has just made event {@code d} is to be parked. */
  boolean isParked(int t, int d) {
    int state = threads.state[t * Threads.WIDTH + Threads.STANDS] - 1;
    behind[d] = state;
    if (state < 0) {
      return false;
    }
    int since = dropped(t, state);
    inARow[state] = since < 0 ? 0 : inARow[since] + 1;
    return inARow[state] > kept || isMarked(t, state, d);
  }

  /** Whether the state that a thread stands in closes a round that D drops. */
  boolean isDropped(int t) {
    int state = threads.state[t * Threads.WIDTH + Threads.STANDS] - 1;
    return state >= 0 && isDropped(t, state);
  }

  private boolean isDropped(int t, int state) {
    return dropped(t, state) >= 0;
  }

  /** The earlier state from which on a round is dropped; -1 if there is none. */
  private int dropped(int t, int state) {
    for (int n = 0; n < VISITS; n++) {
      int s = states.earlier(state, n);
      if (s >= 0 && isRemovable(t, s)) {
        return s;
      }
    }
    return -1;
  }

  /** The locations that a thread touched in the round that its state closes, in order. */
  int[] locationsOfRound(int t) {
    int state = threads.state[t * Threads.WIDTH + Threads.STANDS] - 1;
    int since = state < 0 ? -1 : dropped(t, state);
    int first = since < 0 ? execution.length() - 1 : firstSince(t, since);
    return IntStream.range(first, execution.length())
        .filter(d -> isPartOf(d, t, first) && Label.is(execution.label(d), Label.ACTIVE))
        .map(execution::location)
        .distinct()
        .toArray();
  }

  // ---------------------------------------------------------------- D

  /** What is tried is to come before a write of its location, and so before all later accesses. */
  void tryBefore(int write) {
    tried = write;
  }

  /** Whether what a thread did since it stood in a state can be taken out of the execution. */
  boolean isRemovable(int t, int since) {
    if (!isDrained(t, since)) {
      return false;
    }
    int first = firstSince(t, since);
    int[] s = threads.state;
    int at = t * Threads.WIDTH;
    if (knew[since] != knows(at) && (s[at + STORES] != s[at + DRAINED] || isFence(t, first))) {
      return false;
    }
    for (int d = first; d < execution.length(); d++) {
      if (isPartOf(d, t, first) && effects.writes(d) && !isUnnoticed(d, t, first)) {
        return false;
      }
    }
    return machine.silent.areUnnoticed(t, first);
  }

  /** Whether a thread has made nothing but fences since an event of it. */
  private boolean isFence(int t, int first) {
    int lane = readiness.lane(t);
    int d = execution.lastInLane(lane);
    while (d >= first && execution.kind(d) == Kind.FENCE) {
      d = d == first ? -1 : execution.previousInLane(d);
    }
    return d < first;
  }

  /** Whether an event has waited for all that a thread stored since it stood in a state. */
  private boolean isDrained(int t, int since) {
    int at = t * Threads.WIDTH;
    int[] s = threads.state;
    return s[at + STORES] == stores[since] || s[at + STORES] == s[at + DRAINED];
  }

  /**
   * The first event of the thread since it stood in a state. States need not be recorded before
   * each event, so what is recorded before events does not tell.
   */
  private int firstSince(int t, int state) {
    int lane = readiness.lane(t);
    int first = execution.length();
    for (int d = execution.lastInLane(lane);
        d > last[state] && execution.lane(d) == lane;
        d = execution.previousInLane(d)) {
      first = d;
    }
    return first;
  }

  /**
   * Whether an event is one of the round that begins at {@code first}, or commits a store of it.
   */
  private boolean isPartOf(int d, int t, int first) {
    return execution.thread(d) == t
        && (execution.kind(d) != Kind.COMMIT || execution.bufferedAfter(d) >= first);
  }

  /** Whether nobody would notice if the round did not write where its event {@code d} does. */
  private boolean isUnnoticed(int d, int t, int first) {
    int at = execution.location(d);
    int end = lastWrite(d, t, first, at);
    for (int k = first; k < d; k++) {
      if (isPartOf(k, t, first) && effects.writes(k) && execution.location(k) == at) {
        return true; // looked at from there
      }
    }
    long v = effects.old(d);
    if (!effects.isUndone(d) || locations.address(at) == section && v == t + 1L) {
      return false;
    }
    int until = end == execution.length() - 1 ? Math.min(end, tried) : end;
    for (int k = first; k < execution.length(); k++) {
      boolean own = isPartOf(k, t, first);
      if (own ? overlapsByWriting(k, at) : k > d && k < until && overlaps(k, at)) {
        return false;
      }
      if (!own && k > d && k < until && touches(k, at)) {
        if (!finds(k, v)) {
          return false;
        }
        v = effects.writes(k) ? effects.value(k) : v;
      }
    }
    return effects.value(end) == v;
  }

  private int lastWrite(int d, int t, int first, int at) {
    int end = d;
    for (int k = d + 1; k < execution.length(); k++) {
      boolean own = isPartOf(k, t, first) && effects.writes(k) && execution.location(k) == at;
      end = own ? k : end;
    }
    return end;
  }

  private boolean touches(int k, int at) {
    return Label.is(execution.label(k), Label.ACTIVE) && execution.location(k) == at;
  }

  /** Whether an event touches some of the bytes of a location by another one. */
  private boolean overlaps(int k, int at) {
    return Label.is(execution.label(k), Label.ACTIVE)
        && execution.location(k) != at
        && locations.overlap(execution.location(k), at);
  }

  private boolean overlapsByWriting(int k, int at) {
    return effects.writes(k) && overlaps(k, at);
  }

  /** Whether an access would do the same if it found {@code v}. */
  private boolean finds(int k, long v) {
    if (execution.kind(k) == Kind.TRYLOCK && !effects.writes(k)) {
      return v != 0;
    }
    return effects.old(k) == v;
  }

  // ---------------------------------------------------------------- M

  private boolean isMarked(int t, int state, int e) {
    if (kept > 0 || section != 0 && machine.state().holder(section) == t) {
      return false;
    }
    for (int n = 0; n < VISITS && isAsked(state); n++) {
      int s = states.earlier(state, n);
      int earlier = s < 0 ? -1 : last[s];
      boolean own =
          earlier >= 0 && execution.lane(earlier) == readiness.lane(t) && behind[earlier] == s;
      if (own && markings.areSame(earlier, e)) {
        return true;
      }
    }
    return false;
  }

  /** Markings take time to compare, so of many visits each 16th is looked at. */
  private boolean isAsked(int state) {
    int visit = states.visit(state);
    return visit <= OFTEN || visit % 16 == 0;
  }
}
