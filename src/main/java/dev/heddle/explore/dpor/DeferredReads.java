// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.machine.Machine;
import dev.heddle.machine.reduction.ReadOnlySuffixes;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * Enumerates the placements of the deferred reads of an execution in which all other threads are
 * done. Each read is placed after the newest write, then before it, and so on back to the newest
 * write that happens before the read. Each combination is an execution of its own, and every prefix
 * of a combination can be completed, so no attempt is abandoned. Races of these reads are not
 * examined, because all orders are enumerated here.
 */
public final class DeferredReads {
  /**
   * The state of the enumeration.
   *
   * @param steps the reads of the last execution: which deferred thread is the first is not the
   *     same in every machine
   * @param before the writes before which they were placed, -1 for the end
   * @param fixed how many of the first reads keep their places: another search changes them, or
   *     none does
   */
  public record Position(long[] steps, int[] before, int fixed) {
    public Position in(UnaryOperator<long[]> otherNumbers) {
      return new Position(otherNumbers.apply(steps), before, fixed);
    }
  }

  private static final int NONE = Integer.MAX_VALUE;

  private final Dpor search;
  private final Machine machine;
  private final ReadOnlySuffixes suffixes;
  private final Execution execution;

  /** Executions between two breaks at which work may be shared. */
  private final int betweenBreaks;

  /** The number of events without deferred reads, while these are being placed. */
  private int events = NONE;

  // ---- per read: its step, the write before which it is placed, the write before which it would
  // be placed next
  private int[] thread = new int[16];
  private int[] before = new int[16];
  private int[] earlier = new int[16];

  private int fixed;

  /** The state in which it was stopped; null if it was not. */
  private Position position;

  DeferredReads(Dpor search, int betweenBreaks) {
    this.search = search;
    this.betweenBreaks = betweenBreaks;
    this.machine = search.machine;
    this.suffixes = machine.readOnlySuffixes();
    this.execution = search.execution;
  }

  /** Whether it was stopped before all executions were reported. */
  public boolean isStopped() {
    return position != null;
  }

  /** The state in which it was stopped; null if it was not. */
  public Position position() {
    return position;
  }

  /** Sets the state from which the next enumeration continues. */
  public void resumeFrom(Position start) {
    position = start;
  }

  /**
   * Reports all executions in which the other threads have the same events, or those that are left;
   * returns whether to continue.
   *
   * @param breaks are called at intervals, when all reads are placed
   */
  boolean explore(Breaks breaks) {
    events = execution.length();
    boolean more = position == null || resume();
    boolean goOn = true;
    for (int shown = 1; more && goOn; shown++) {
      goOn = search.reportPlacement(forward());
      suffixes.replayReadsLast();
      if (!goOn) {
        position = firstLeft() < 0 ? null : position(count(), fixed);
      } else if (shown % betweenBreaks == 0) {
        breaks.betweenPlacements();
      }
      more = goOn && back();
    }
    while (count() > 0) {
      machine.undo();
    }
    events = NONE;
    fixed = 0;
    return goOn;
  }

  /**
   * Places the reads as in the state in which it was stopped, then advances; false if that was the
   * last placement.
   */
  private boolean resume() {
    Position start = position;
    position = null;
    fixed = start.fixed;
    for (int i = 0; i < start.before.length; i++) {
      place(Label.thread(start.steps[i]), start.before[i]);
    }
    return back();
  }

  private Position position(int reads, int unchanged) {
    long[] steps = new long[reads];
    for (int i = 0; i < reads; i++) {
      steps[i] = execution.label(events + i);
    }
    return new Position(steps, Arrays.copyOf(before, reads), unchanged);
  }

  private int count() {
    return execution.length() - events;
  }

  /**
   * Places reads after the newest writes until none is left; false if the execution may not grow.
   */
  private boolean forward() {
    for (int t = suffixes.first(); t >= 0; t = suffixes.first()) {
      if (!search.mayGrow()) {
        return false;
      }
      place(t, suffixes.latest(t));
    }
    return true;
  }

  private void place(int t, int write) {
    int i = count();
    if (i == before.length) {
      grow();
    }
    thread[i] = t;
    before[i] = write;
    earlier[i] = suffixes.earlier(t, write);
    suffixes.place(t, write);
  }

  private void grow() {
    int n = before.length * 2;
    thread = Arrays.copyOf(thread, n);
    before = Arrays.copyOf(before, n);
    earlier = Arrays.copyOf(earlier, n);
  }

  /**
   * Goes back to the newest read that has another place, and places it there; false if there is
   * none.
   */
  private boolean back() {
    int last = execution.length() - 1;
    for (int i = count() - 1; i >= fixed; i--) {
      if (earlier[i] < 0) {
        machine.undo();
        continue;
      }
      if (suffixes.isValueUnused()) {
        before[i] = earlier[i];
        earlier[i] = suffixes.placeAgain(before[i]);
        search.mayGrow();
      } else {
        machine.undo();
        search.mayGrow();
        place(thread[i], earlier[i]);
      }
      search.estimate.goBack(events + i, last);
      return true;
    }
    return false;
  }

  /** The number of further placements at a node that has been reached, as far as known. */
  int left(int node) {
    int i = events == NONE ? -1 : node - events;
    return i >= fixed && i < count() && earlier[i] >= 0 ? 1 : 0;
  }

  /** The length of the path without deferred reads. */
  public int events() {
    return events;
  }

  /** Removes and returns the placements that are left for the first read; null if none are. */
  public Position split() {
    int i = firstLeft();
    if (i < 0) {
      return null;
    }
    fixed = i + 1;
    return position(i + 1, i);
  }

  /** The first read that has another place; -1 if none has. */
  private int firstLeft() {
    for (int i = fixed; i < count(); i++) {
      if (earlier[i] >= 0) {
        return i;
      }
    }
    return -1;
  }
}
