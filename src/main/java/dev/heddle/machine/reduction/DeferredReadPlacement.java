// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;

/**
 * An execution whose last events are looks, run again with these where they belong. What happens
 * after something comes behind it; otherwise the order is as it was, and a look comes as late as it
 * can.
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
   * Runs the execution again in order.
   *
   * @param known the events in their new order, null if any will do
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
    suffixes.leaveAside(false);
    for (int d : order) {
      step(steps[d]);
    }
    joins.catchUp(false);
  }

  /** Places an event behind all that happens before it, the first ones first. */
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

  /** Runs it again as it was. */
  void takeBack() {
    undoAll();
    suffixes.leaveAside(true);
    int events = steps.length - writes.length;
    for (int d = 0; d < events; d++) {
      step(steps[d]);
    }
    for (int i = 0; i < writes.length; i++) {
      suffixes.look(Label.thread(steps[events + i]), writes[i]);
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
