// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.waiting;

import dev.heddle.machine.event.Effects;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.SilentAccesses;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.state.VisitedStates;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Locations;
import java.util.Arrays;

/** Compares the states of all that the causal pasts of two events lead to (rule M). */
final class Markings {
  private final Threads threads;
  private final Lanes lanes;
  private final StoreBuffers buffers;
  private final SilentAccesses silent;
  private final VisitedStates visited;
  private final Effects effects;
  private final Execution execution;
  private final Locations locations;
  private final PendingStores pending;

  // ---- scratch: the locations written in between, with what they held first and last
  private int[] location = new int[8];
  private long[] held = new long[8];
  private long[] left = new long[8];
  private int used;

  /** Scratch, by lane: its last event in between; -1 if it has none. */
  private int[] newest = new int[64];

  Markings(Configuration configuration, VisitedStates visited, Effects effects) {
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.buffers = configuration.buffers;
    this.silent = configuration.silent;
    this.visited = visited;
    this.effects = effects;
    this.execution = configuration.execution;
    this.locations = configuration.locations;
    this.pending = new PendingStores(execution, buffers);
  }

  /** Whether the causal pasts of two events of a thread lead to the same state of all. */
  boolean areSame(int earlier, int e) {
    used = 0;
    newest = newest.length < 64 * lanes.words() ? new int[64 * lanes.words()] : newest;
    Arrays.fill(newest, -1);
    for (int k = 0; k <= e; k++) {
      if (execution.before(k, e) && !execution.before(k, earlier)) {
        newest[execution.lane(k)] = k;
        if (effects.writes(k) && !effects.isUndone(k)) {
          return false;
        }
        note(k);
      }
    }
    return areWritesUndone()
        && silent.areUndone(k -> execution.before(k, e) && !execution.before(k, earlier))
        && areThreadsSame(earlier)
        && (buffers.isEmpty() || pending.areSame(earlier, e));
  }

  private boolean areWritesUndone() {
    for (int i = 0; i < used; i++) {
      if (held[i] != left[i]) {
        return false;
      }
      for (int j = 0; j < i; j++) {
        if (locations.overlap(location[i], location[j])) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether threads that moved meanwhile are in the states that they were in. */
  private boolean areThreadsSame(int earlier) {
    for (int t = 0; t < threads.count(); t++) {
      int lane = lanes.ofThread(t);
      int k = lane < newest.length ? newest[lane] : -1;
      int then = k;
      while (then >= 0 && execution.lane(then) == lane && !execution.before(then, earlier)) {
        then = execution.previousInLane(then);
      }
      boolean moved = k >= 0;
      boolean was = then >= 0 && execution.lane(then) == lane;
      if (moved && !(was && visited.isSame(visited.behind(k), visited.behind(then)))) {
        return false;
      }
    }
    return true;
  }

  private void note(int k) {
    if (!effects.writes(k)) {
      return;
    }
    int i = 0;
    while (i < used && location[i] != execution.location(k)) {
      i++;
    }
    if (i == used) {
      if (used == location.length) {
        location = Arrays.copyOf(location, used * 2);
        held = Arrays.copyOf(held, used * 2);
        left = Arrays.copyOf(left, used * 2);
      }
      location[used] = execution.location(k);
      held[used++] = effects.old(k);
    }
    left[i] = effects.value(k);
  }
}
