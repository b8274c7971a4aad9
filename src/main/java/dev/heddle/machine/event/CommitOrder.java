// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import dev.heddle.machine.state.CommitLanes;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Locations;

/** Orders an event after the commits that it had to wait for. */
public final class CommitOrder {
  private final boolean perLocation;
  private final StoreBuffers buffers;
  private final CommitLanes lanes;
  private final Locations locations;
  private final Execution execution;

  public CommitOrder(Configuration configuration) {
    this.perLocation = configuration.model.isPartial();
    this.buffers = configuration.buffers;
    this.lanes = configuration.commitLanes;
    this.locations = configuration.locations;
    this.execution = configuration.execution;
  }

  /** All commits of the thread so far come before the event being made (rule 2). */
  void afterCommits(int t) {
    for (int l : lanes.of(t)) {
      execution.after(execution.lastInLane(l));
    }
  }

  /**
   * Orders the commit of entry {@code i} after those that must precede it: by rule 1, store-store
   * fences and overlaps.
   */
  void afterEarlier(int i) {
    execution.after(buffers.event(i));
    if (perLocation) {
      afterOthers(buffers.thread(i), buffers.location(i), buffers.epoch(i));
    }
  }

  /** Orders a read-modify-write that waits for some stores only after their commits. */
  void afterOwn(int t, int at, int itsEpoch) {
    afterOwnCommit(t, at);
    afterOthers(t, at, itsEpoch);
  }

  private void afterOthers(int t, int at, int itsEpoch) {
    for (int other : locations.overlaps(at)) {
      afterOwnCommit(t, other);
    }
    if (itsEpoch > 0) {
      for (int l : lanes.of(t)) {
        int d = execution.lastInLane(l);
        while (d >= 0 && buffers.epoch(execution.entry(d)) >= itsEpoch) {
          d = execution.previousInLane(d);
        }
        execution.after(d);
      }
    }
  }

  private void afterOwnCommit(int t, int at) {
    int w = execution.lastWrite(at);
    if (w >= 0 && execution.thread(w) == t) {
      execution.after(w);
    }
  }

  /**
   * Orders a load from memory after the commits of own stores that have some of its bytes, if these
   * are newer than the newest own store that has all of them.
   */
  void afterOverlapping(int t, int at) {
    int w = execution.lastCover(at);
    int own = w >= 0 && execution.thread(w) == t ? execution.entry(w) : -1;
    for (int other : locations.overlaps(at)) {
      int o = execution.lastWrite(other);
      if (o >= 0 && execution.thread(o) == t && execution.entry(o) > own) {
        execution.after(o);
      }
    }
  }
}
