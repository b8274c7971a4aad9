// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.machine.Machine;
import dev.heddle.machine.reduction.ReadOnlySuffixes;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * All that onlookers can see of an execution in which everybody else is done: one after another
 * looks at what is there now, then at what was there before, back to what it must have known. Each
 * combination is an execution of its own, and every first part of one can be completed, so nothing
 * is tried in vain. No race is looked for: an onlooker's loads race with what others did, and all
 * orders are gone through here.
 */
public final class DeferredReads {
  /**
   * Where one stands.
   *
   * @param steps the looks of the last execution: which onlooker is the first is not the same in
   *     every machine
   * @param before the writes before which they were made, -1 for the present
   * @param fixed how many of the first ones others will change, or nobody
   */
  public record Rest(long[] steps, int[] before, int fixed) {
    public Rest in(UnaryOperator<long[]> otherNumbers) {
      return new Rest(otherNumbers.apply(steps), before, fixed);
    }
  }

  private static final int NONE = Integer.MAX_VALUE;

  private final Dpor search;
  private final Machine machine;
  private final ReadOnlySuffixes onlookers;
  private final Execution execution;

  /** Executions between two chances to give something away. */
  private final int betweenBreaks;

  /** The events without looks, while these are made. */
  private int events = NONE;

  // ---- per look: who, the write before which it was made, the one before which the next would be
  private int[] thread = new int[16];
  private int[] before = new int[16];
  private int[] earlier = new int[16];

  private int fixed;

  /** Where it was stopped; null if it was not. */
  private Rest rest;

  DeferredReads(Dpor search, int betweenBreaks) {
    this.search = search;
    this.betweenBreaks = betweenBreaks;
    this.machine = search.machine;
    this.onlookers = machine.readOnlySuffixes();
    this.execution = search.execution;
  }

  /** Whether it was stopped before all was shown. */
  public boolean isStopped() {
    return rest != null;
  }

  /** Where it was stopped; null if it was not. */
  public Rest rest() {
    return rest;
  }

  /** It will go on as if it had been stopped there. */
  public void goOnFrom(Rest there) {
    rest = there;
  }

  /**
   * Shows all executions in which everybody else did the same, or what is left of them; whether to
   * go on.
   *
   * @param breaks are made now and then, all looks being made
   */
  boolean explore(Breaks breaks) {
    events = execution.length();
    boolean more = rest == null || resume();
    boolean goOn = true;
    for (int shown = 1; more && goOn; shown++) {
      goOn = search.show(forward());
      onlookers.asLooked();
      if (!goOn) {
        rest = firstLeft() < 0 ? null : rest(count(), fixed);
      } else if (shown % betweenBreaks == 0) {
        breaks.betweenLooks();
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

  /** Looks as far as it had come, and then elsewhere; false if there is nothing else. */
  private boolean resume() {
    Rest there = rest;
    rest = null;
    fixed = there.fixed;
    for (int i = 0; i < there.before.length; i++) {
      look(Label.thread(there.steps[i]), there.before[i]);
    }
    return back();
  }

  private Rest rest(int looks, int notMine) {
    long[] steps = new long[looks];
    for (int i = 0; i < looks; i++) {
      steps[i] = execution.label(events + i);
    }
    return new Rest(steps, Arrays.copyOf(before, looks), notMine);
  }

  private int count() {
    return execution.length() - events;
  }

  /** Looks at what is there as long as somebody looks; false where it may not go on. */
  private boolean forward() {
    for (int t = onlookers.first(); t >= 0; t = onlookers.first()) {
      if (!search.mayGrow()) {
        return false;
      }
      look(t, onlookers.latest(t));
    }
    return true;
  }

  private void look(int t, int write) {
    int i = count();
    if (i == before.length) {
      grow();
    }
    thread[i] = t;
    before[i] = write;
    earlier[i] = onlookers.earlier(t, write);
    onlookers.look(t, write);
  }

  private void grow() {
    int n = before.length * 2;
    thread = Arrays.copyOf(thread, n);
    before = Arrays.copyOf(before, n);
    earlier = Arrays.copyOf(earlier, n);
  }

  /** Goes back to the newest look that can see something else, and looks there; if there is one. */
  private boolean back() {
    int last = execution.length() - 1;
    for (int i = count() - 1; i >= fixed; i--) {
      if (earlier[i] < 0) {
        machine.undo();
        continue;
      }
      if (onlookers.isIndifferent()) {
        before[i] = earlier[i];
        earlier[i] = onlookers.lookAgain(before[i]);
        search.mayGrow();
      } else {
        machine.undo();
        search.mayGrow();
        look(thread[i], earlier[i]);
      }
      search.estimate.goBack(events + i, last);
      return true;
    }
    return false;
  }

  /** How many steps, as far as known, onlookers will make at a node that they have come to. */
  int left(int node) {
    int i = events == NONE ? -1 : node - events;
    return i >= fixed && i < count() && earlier[i] >= 0 ? 1 : 0;
  }

  /** The path without looks while these are made. */
  public int events() {
    return events;
  }

  /** Gives away what is left at the first look; null if there is nothing. */
  public Rest split() {
    int i = firstLeft();
    if (i < 0) {
      return null;
    }
    fixed = i + 1;
    return rest(i + 1, i);
  }

  /** The first look that can still see something else; -1 if none can. */
  private int firstLeft() {
    for (int i = fixed; i < count(); i++) {
      if (earlier[i] >= 0) {
        return i;
      }
    }
    return -1;
  }
}
