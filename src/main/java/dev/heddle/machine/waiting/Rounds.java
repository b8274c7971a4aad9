// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.waiting;

import static dev.heddle.machine.state.Threads.DRAINED;
import static dev.heddle.machine.state.Threads.STORES;

import dev.heddle.machine.event.Effects;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Mutexes;
import dev.heddle.machine.state.SilentAccesses;
import dev.heddle.machine.state.ThreadStates;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.state.VisitedStates;
import dev.heddle.program.Global;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import dev.heddle.trace.Section;
import java.util.stream.IntStream;

/**
 * Decides whether a thread that stands where it stood before, in the same {@link ThreadStates
 * state}, is parked for good because executions in which it continues are not needed.
 *
 * <p><b>Rule D, drop a round.</b> Let S be the thread's events since it stood there before. It is
 * parked if S can be taken out of the execution: for each location, mutex or cell that S wrote, let
 * v be what it held before the first write of S. Up to the last write of S, every access of others
 * must have found exactly v, which becomes what that access left; at the end it must hold v. What
 * cannot be undone (a thread started, an object allocated or freed) is part of the state.
 *
 * <p><b>Rule M, marking.</b> Let V(e) be the causal past of event e. The thread is parked after e
 * if an earlier event e' of it has the same state after it, and V(e) and V(e') lead to the same
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
public final class Rounds {
  /** Earlier visits that a state is compared with. */
  private static final int VISITS = 3;

  /** Rounds in a row that are kept for questions about the order of events. */
  private static final int KEPT_FOR_ORDER = 2;

  /** Visits after which markings are compared at some of them only. */
  private static final int FREQUENT = 64;

  private final Threads threads;
  private final Execution execution;
  private final Locations locations;
  private final Lanes lanes;
  private final Mutexes mutexes;
  private final SilentAccesses silent;
  private final VisitedStates visited;
  private final Effects effects;
  private final Markings markings;
  private final ThreadStates states;

  /** The address of the mutex of atomic sections; 0 if there are none. */
  private final long section;

  /** How many rounds in a row that could be dropped are kept; with any, M is not used. */
  private final int kept;

  /** Whether threads are parked; else loops iterate for ever. */
  private boolean parking = true;

  /** An event that is tried comes before this one. */
  private int tried = Integer.MAX_VALUE;

  public Rounds(Configuration configuration, VisitedStates visited, Effects effects) {
    this.visited = visited;
    this.states = visited.states;
    this.effects = effects;
    this.markings = new Markings(configuration, visited, effects);
    this.silent = configuration.silent;
    this.kept = configuration.options.showsOrder() ? KEPT_FOR_ORDER : 0;
    this.threads = configuration.threads;
    this.execution = configuration.execution;
    this.locations = configuration.locations;
    this.lanes = configuration.lanes;
    this.mutexes = configuration.mutexes;
    this.section = configuration.program.global(Section.MUTEX).map(Global::address).orElse(0L);
  }

  /** Whether threads are parked from now on. */
  public void park(boolean threadsThatComeRound) {
    parking = threadsThatComeRound;
  }

  /** Whether a thread that has just made event {@code d} is to be parked. */
  public boolean isParked(int t, int d) {
    if (!parking) {
      return false;
    }
    int state = threads.state[t * Threads.WIDTH + Threads.LOOP_STATE] - 1;
    visited.behind(d, state);
    if (state < 0) {
      return false;
    }
    int since = dropped(t, state);
    visited.inARow(state, since < 0 ? 0 : visited.inARow(since) + 1);
    return visited.inARow(state) > kept || isMarked(t, state, d);
  }

  /** Whether the state that a thread stands in closes a round that D drops. */
  boolean isDropped(int t) {
    int state = threads.state[t * Threads.WIDTH + Threads.LOOP_STATE] - 1;
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
    int state = threads.state[t * Threads.WIDTH + Threads.LOOP_STATE] - 1;
    int since = state < 0 ? -1 : dropped(t, state);
    int first = since < 0 ? execution.length() - 1 : firstSince(t, since);
    return IntStream.range(first, execution.length())
        .filter(d -> isPartOf(d, t, first) && Label.is(execution.label(d), Label.ACTIVE))
        .map(execution::location)
        .distinct()
        .toArray();
  }

  // ---------------------------------------------------------------- D

  /**
   * Sets that the tried event comes before a write of its location, and so before all later
   * accesses.
   */
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
    if (visited.drainState(since) != visited.knows(at)
        && (s[at + STORES] != s[at + DRAINED] || isFence(t, first))) {
      return false;
    }
    for (int d = first; d < execution.length(); d++) {
      if (isPartOf(d, t, first) && effects.writes(d) && !isUnobserved(d, t, first)) {
        return false;
      }
    }
    return silent.areUnobserved(t, first);
  }

  /** Whether a thread has made nothing but fences since an event of it. */
  private boolean isFence(int t, int first) {
    int lane = lanes.ofThread(t);
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
    return s[at + STORES] == visited.stores(since) || s[at + STORES] == s[at + DRAINED];
  }

  /**
   * The first event of the thread since it stood in a state. States need not be recorded before
   * each event, so what is recorded before events does not tell.
   */
  private int firstSince(int t, int state) {
    int lane = lanes.ofThread(t);
    int first = execution.length();
    for (int d = execution.lastInLane(lane);
        d > visited.last(state) && execution.lane(d) == lane;
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

  /**
   * Whether no other thread would observe it if the round did not write the location of its event
   * {@code d}.
   */
  private boolean isUnobserved(int d, int t, int first) {
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

  /** Whether a thread is inside an atomic section. */
  private boolean isHeld(int t) {
    int location = locations.mutex(section);
    mutexes.know(location);
    return mutexes.holder(location) == t;
  }

  private boolean isMarked(int t, int state, int e) {
    if (kept > 0 || section != 0 && isHeld(t)) {
      return false;
    }
    for (int n = 0; n < VISITS && isAsked(state); n++) {
      int s = states.earlier(state, n);
      int earlier = s < 0 ? -1 : visited.last(s);
      boolean own =
          earlier >= 0
              && execution.lane(earlier) == lanes.ofThread(t)
              && visited.behind(earlier) == s;
      if (own && markings.areSame(earlier, e)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether to compare markings; of many visits only each 16th is compared, because that takes
   * time.
   */
  private boolean isAsked(int state) {
    int visit = states.visit(state);
    return visit <= FREQUENT || visit % 16 == 0;
  }
}
