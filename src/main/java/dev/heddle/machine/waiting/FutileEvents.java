// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.waiting;

import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.LOOP_STATE;
import static dev.heddle.machine.state.Threads.NEXT;

import dev.heddle.machine.event.CausalPast;
import dev.heddle.machine.event.Effects;
import dev.heddle.machine.event.Events;
import dev.heddle.machine.event.Readiness;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Faults;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.LocationBytes;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.Mutexes;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.ThreadStates;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.state.VisitedStates;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;

/**
 * Events that change nothing and close a round that {@link Rounds} would drop (rules F and F2), or
 * that an earlier event of the thread could have been made instead of (rule R). If they are held
 * back, a thread waits before such an event as it waits for a mutex, until its location holds
 * something else. Then the event is no longer futile, and the loop has become one event that is
 * enabled when its test passes.
 *
 * <p>Why this is right: an execution that contains a futile event contains a round that D drops, so
 * there is a shorter one to the same state. Whether an event is futile depends on its thread's
 * causal past and on what its location holds, as it does for a mutex, and the races are those of a
 * mutex (rule 7): with the last write before which the test would have passed.
 *
 * <p>Rule R is for compare-exchanges that fail: if an earlier one of the thread, made now instead,
 * would fail as well and lead to the same state, and what the thread did from there on can be taken
 * out, then that is a shorter execution to the same state.
 *
 * <p>An event that never happens cannot race: who asks about the order of events (data races,
 * robustness) must not hold any back.
 */
public final class FutileEvents {
  private static final int NONE = -1;
  private static final int KNOWN = 1 << 12;

  /** Earlier events of a thread that are tried instead of its next one. */
  private static final int MOST_REPLACED = 16;

  /** No state has this hash: the event changes something, or its thread leaves the loop. */
  private static final long CHANGES = 0;

  private final Faults faults;
  private final LocationBytes bytes;
  private final Trials trials;
  private final CausalPast past;
  private final Threads threads;
  private final Execution execution;
  private final Locations locations;
  private final Lanes lanes;
  private final Mutexes mutexes;
  private final Readiness readiness;
  private final Memory memory;
  private final StoreBuffers buffers;
  private final Rounds rounds;
  private final VisitedStates visited;
  private final ThreadStates states;
  private final Effects effects;
  private boolean heldBack;

  /** An event that is tried comes before the end of its object, and so does not fault by it. */
  private boolean revived;

  // ---- by hash of a state and what the event found: the hash of the state after it. If no state
  // has that hash, the event closes no round. An entry that is wrong only lets a thread make a
  // futile
  // event, after which it is parked.
  private final long[] knownState = new long[KNOWN];
  private final long[] knownValue = new long[KNOWN];
  private final long[] knownBehind = new long[KNOWN];

  public FutileEvents(
      Configuration configuration,
      VisitedStates visited,
      Effects effects,
      Rounds rounds,
      Trials trials,
      CausalPast past,
      Readiness readiness) {
    this.visited = visited;
    this.states = visited.states;
    this.effects = effects;
    this.rounds = rounds;
    this.trials = trials;
    this.past = past;
    this.readiness = readiness;
    this.faults = configuration.faults;
    this.bytes = configuration.bytes;
    this.heldBack =
        configuration.options.awaits()
            && configuration.mayWait
            && configuration.options.plan().uses(Technique.AWAITS);
    this.threads = configuration.threads;
    this.execution = configuration.execution;
    this.locations = configuration.locations;
    this.lanes = configuration.lanes;
    this.mutexes = configuration.mutexes;
    this.memory = configuration.memory;
    this.buffers = configuration.buffers;
  }

  public void holdBack(boolean now) {
    heldBack = now;
  }

  public boolean areHeldBack() {
    return heldBack;
  }

  /** Whether the next event of a thread may be one, depending on what its location holds. */
  boolean mayBe(int t) {
    int at = t * Threads.WIDTH;
    return heldBack && visited.isTried(t) && isWatching(threads.state[at + NEXT]);
  }

  private static boolean isWatching(int kind) {
    return switch (kind) {
      case Kind.READ, Kind.WRITE, Kind.UPDATE, Kind.COMPARE, Kind.TRYLOCK, Kind.AWAIT -> true;
      default -> false;
    };
  }

  /** Whether the next event of a thread changes nothing and closes a round that is dropped. */
  boolean isFutile(int t) {
    int at = t * Threads.WIDTH;
    long state = states.hash(threads.state[at + LOOP_STATE] - 1);
    long found = found(t);
    long key = (state ^ found * 0x9E3779B97F4A7C15L) * 0xD6E8FEB86659FD93L;
    int slot = (int) (key >>> 40) & KNOWN - 1;
    if (knownState[slot] == state
        && knownValue[slot] == found
        && !states.mayContain(knownBehind[slot])
        && threads.state[at + NEXT] != Kind.COMPARE) {
      return false;
    }
    knownState[slot] = state;
    knownValue[slot] = found;
    knownBehind[slot] = CHANGES;
    return isFutileByTrying(t, slot);
  }

  private boolean isFutileByTrying(int t, int slot) {
    int wrong = faults.count();
    int d = trials.begin(t);
    boolean futile = false;
    long[] behind = null;
    if (faults.count() > wrong && !revived) {
      knownState[slot] = 0; // depends on more than what it found
    } else if (!effects.changes(d)) {
      trials.run(t, d);
      int state = threads.state[t * Threads.WIDTH + LOOP_STATE] - 1;
      knownBehind[slot] = state < 0 ? CHANGES : states.hash(state);
      futile = rounds.isDropped(t);
      behind = state >= 0 && isFailure(d) ? states.copy(state) : null;
    }
    trials.end();
    return futile || behind != null && isReplaceable(t, behind);
  }

  private boolean isFailure(int d) {
    return execution.kind(d) == Kind.COMPARE && !Label.is(execution.label(d), Label.WRITE);
  }

  /**
   * Whether an earlier event of the thread, made now instead of its next one, leads to the same
   * state after it (rule R).
   */
  private boolean isReplaceable(int t, long[] behind) {
    int lane = lanes.ofThread(t);
    int location = threads.state[t * Threads.WIDTH + LOCATION];
    int a = execution.lastInLane(lane);
    for (int n = 0; n < MOST_REPLACED && a >= 0 && execution.lane(a) == lane; n++) {
      int then = visited.before(a);
      int kind = execution.kind(a);
      if (then >= 0
          && (kind == Kind.READ || kind == Kind.COMPARE)
          && execution.location(a) == location
          && states.isRestorable(then, t)
          && rounds.isRemovable(t, then)
          && leadsTo(behind, t, a)) {
        return true;
      }
      a = execution.previousInLane(a);
    }
    return false;
  }

  /** Whether an earlier event of a thread, made now, changes nothing and leads to a state. */
  private boolean leadsTo(long[] behind, int t, int a) {
    int wrong = faults.count();
    int d = trials.begin(t, a);
    boolean same = false;
    if (!Label.is(execution.label(d), Label.WRITE) && faults.count() == wrong) {
      trials.run(t, d);
      int state = threads.state[t * Threads.WIDTH + LOOP_STATE] - 1;
      same = state >= 0 && Arrays.equals(behind, states.copy(state));
    }
    trials.end();
    return same;
  }

  private long found(int t) {
    int kind = threads.state[t * Threads.WIDTH + NEXT];
    int location = threads.state[t * Threads.WIDTH + LOCATION];
    int own = kind == Kind.READ ? buffers.newest(t, location) : NONE;
    return own >= 0 ? buffers.value(own, location) : held(kind, location);
  }

  /** Whether a thread waits before a futile event, now that nothing can move. */
  public boolean isWaiting(int t) {
    int at = t * Threads.WIDTH;
    return mayBe(t)
        && threads.state[at + Threads.PARKED] == 0
        && !lanes.isEnabled(lanes.ofThread(t))
        && readiness.mayMove(t);
  }

  /** The locations one of which must change before a thread that waits continues, in order. */
  public int[] watched(int t) {
    int d = trials.begin(t);
    trials.run(t, d);
    int[] all = rounds.locationsOfRound(t);
    trials.end();
    return all;
  }

  /**
   * The last write of another thread before which the next event of a thread could have been made,
   * if that is independent of what the thread did so far; -1 if there is none. {@link Events#PLAIN}
   * if nothing is held back there.
   */
  public int enabler(int t) {
    if (!mayBe(t)) {
      return Events.PLAIN;
    }
    int at = threads.state[t * Threads.WIDTH + LOCATION];
    if (threads.state[t * Threads.WIDTH + NEXT] == Kind.READ && buffers.newest(t, at) >= 0) {
      return Events.PLAIN; // it reads its own store, and races with nobody
    }
    int enabler = locations.isOverlapped(at) ? enablerOfBytes(t, at) : enablerOf(t, at);
    revived = false;
    return enabler;
  }

  private int enablerOf(int t, int at) {
    for (int w = execution.lastWrite(at); w >= 0; w = execution.previousWrite(w)) {
      if (isKnown(w, t)) {
        return NONE;
      }
      if (passes(t, at, effects.old(w), w)) {
        return w;
      }
    }
    return NONE;
  }

  /** The same where several locations have bytes in common. */
  private int enablerOfBytes(int t, int at) {
    byte[] its = bytes.of(at, memory.read(locations.address(at), locations.size(at)));
    for (int w = execution.length() - 1; w >= 0; w = w - 1) {
      int other = execution.location(w);
      boolean writes = Label.is(execution.label(w), Label.WRITE) && locations.overlap(at, other);
      if (writes && isKnown(w, t)) {
        return NONE;
      }
      if (writes && locations.isObject(other)) {
        revived = true;
      } else if (writes) {
        bytes.overlay(its, at, execution.old(w), other);
      }
      if (writes && passes(t, at, bytes.value(at, its), w)) {
        return w;
      }
    }
    return NONE;
  }

  /** Whether a write is the thread's own, or comes before what it did last. */
  private boolean isKnown(int w, int t) {
    if (execution.thread(w) == t) {
      return true;
    }
    past.gather(t);
    return execution.past(w);
  }

  /** Whether a thread's next event could be made if its location held a value, before a write. */
  private boolean passes(int t, int at, long value, int write) {
    int kind = threads.state[t * Threads.WIDTH + NEXT];
    long now = held(kind, at);
    hold(kind, at, value);
    rounds.tryBefore(write);
    boolean passes = readiness.mayMove(t) && !isFutile(t);
    rounds.tryBefore(Integer.MAX_VALUE);
    hold(kind, at, now);
    return passes;
  }

  private long held(int kind, int at) {
    return switch (kind) {
      case Kind.TRYLOCK -> mutexes.holder(at) + 1L;
      case Kind.AWAIT -> mutexes.cell(at);
      default -> memory.read(locations.address(at), locations.size(at));
    };
  }

  private void hold(int kind, int at, long value) {
    switch (kind) {
      case Kind.TRYLOCK -> mutexes.hold(at, (int) value - 1);
      case Kind.AWAIT -> mutexes.cell(at, value);
      default -> memory.write(locations.address(at), locations.size(at), value);
    }
  }
}
