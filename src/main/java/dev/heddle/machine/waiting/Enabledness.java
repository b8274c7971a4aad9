// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.waiting;

import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;

import dev.heddle.machine.event.Readiness;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Locations;

/** Updates which lanes of threads are enabled: those that can move and are not held back. */
public final class Enabledness {
  private final Threads threads;
  private final Locations locations;
  private final Lanes lanes;
  private final Readiness readiness;
  private final FutileEvents futile;

  public Enabledness(Configuration configuration, Readiness readiness, FutileEvents futile) {
    this.threads = configuration.threads;
    this.locations = configuration.locations;
    this.lanes = configuration.lanes;
    this.readiness = readiness;
    this.futile = futile;
  }

  public void refresh(int t) {
    refresh(t, lanes.ofThread(t));
  }

  public void refresh(int t, int lane) {
    lanes.set(lane, readiness.mayMove(t) && !(futile.mayBe(t) && futile.isFutile(t)));
  }

  public void refreshAll() {
    for (int t = 0; t < threads.count(); t++) {
      refresh(t);
    }
  }

  /** The threads that were started since {@link Threads#startedMark} was this. */
  public void refreshStarted(int since) {
    for (int i = since; i < threads.startedMark(); i++) {
      refresh(threads.started(i));
    }
  }

  /** Called when a store of the thread reached memory, perhaps its last one. */
  public void drained(int t) {
    if (threads.state[t * Threads.WIDTH + NEXT] >= 0) {
      refresh(t);
    }
  }

  /** Updates the threads that watch a location, which was written. */
  public void refreshWatching(int location) {
    for (int u = 0; u < threads.count(); u++) {
      int at = u * Threads.WIDTH;
      if (futile.mayBe(u) && locations.overlap(threads.state[at + LOCATION], location)) {
        refresh(u);
      }
    }
  }

  /** Updates the threads that wait for a mutex or cell, which has changed. */
  public void refreshWaiting(int location) {
    for (int u = 0; u < threads.count(); u++) {
      int at = u * Threads.WIDTH;
      int next = threads.state[at + NEXT];
      boolean waits = next == Kind.LOCK || next == Kind.AWAIT || next == Kind.PASS;
      if (waits && threads.state[at + LOCATION] == location) {
        refresh(u);
      }
    }
  }
}
