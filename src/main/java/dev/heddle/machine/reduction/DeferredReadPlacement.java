// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;

/**
 * Replays an execution whose last events are deferred reads with these reads in their places. The
 * new order respects happens-before; apart from that, the events keep their order, and a deferred
 * read comes as late as possible.
 */
final class DeferredReadPlacement {
  private final Stepper stepper;
  private final ReadOnlySuffixes suffixes;
  private final Execution execution;

  // ---- as it was
  private final long[] steps;
  private final int[] writes;

  /** The events in their new order. */
  private final int[] order;

  private int placed;
  private final boolean[] isPlaced;

  /**
   * Replays the execution.
   *
   * @param known the events in their new order; null if it is to be computed
   */
  DeferredReadPlacement(
      Execution execution,
      Stepper stepper,
      JoinResumption joins,
      ReadOnlySuffixes suffixes,
      int[] writes,
      int[] known) {
    this.stepper = stepper;
    this.suffixes = suffixes;
    this.execution = execution;
    this.writes = writes;
    int n = execution.length();
    this.steps = new long[n];
    this.order = known == null ? new int[n] : known;
    this.isPlaced = new boolean[n];
    for (int d = 0; d < n; d++) {
      steps[d] = execution.label(d);
    }
    for (int d = 0; known == null && d < n; d++) {
      place(d, n);
    }
    undoAll();
    suffixes.defer(false);
    for (int d : order) {
      step(steps[d]);
    }
    joins.catchUp(false);
  }

  /** Appends all events that happen before this one, and then the event itself. */
  private void place(int d, int n) {
    for (int e = 0; e < n && !isPlaced[d]; e++) {
      if (!isPlaced[e] && execution.before(e, d) && isNext(e, n)) {
        isPlaced[e] = true;
        order[placed++] = e;
        e = -1;
      }
    }
  }

  private boolean isNext(int e, int n) {
    for (int f = 0; f < n; f++) {
      if (f != e && !isPlaced[f] && execution.before(f, e)) {
        return false;
      }
    }
    return true;
  }

  /** Replays the execution with the deferred reads as its last events. */
  void undo() {
    undoAll();
    suffixes.defer(true);
    int events = steps.length - writes.length;
    for (int d = 0; d < events; d++) {
      step(steps[d]);
    }
    for (int i = 0; i < writes.length; i++) {
      suffixes.place(Label.thread(steps[events + i]), writes[i]);
    }
  }

  private void undoAll() {
    while (execution.length() > 0) {
      stepper.undo();
    }
  }

  private void step(long step) {
    stepper.step(Label.lane(step), Label.is(step, Label.CHOICE) ? Label.ordinal(step) : 0);
  }
}
