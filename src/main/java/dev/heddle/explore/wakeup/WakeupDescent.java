// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.wakeup;

import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/**
 * Finds the place of a sequence v in a wakeup tree: descends along children after which v can be
 * run, and removes their steps from v. What is then left of v is to be appended, unless a leaf was
 * reached, below which v is explored anyway.
 */
public final class WakeupDescent {
  private final Locations locations;
  private boolean sure;
  private int parent;
  private int last;

  public WakeupDescent(Locations locations) {
    this.locations = locations;
  }

  /**
   * Whether the last answer used only the decisive part of v, so that it is the same in every
   * execution with this prefix.
   */
  public boolean isSure() {
    return sure;
  }

  /** The branch to append the rest of v to; {@link WakeupTree#NONE} for the node itself. */
  public int parent() {
    return parent;
  }

  /** The last child of that branch; {@link WakeupTree#NONE} if it has none. */
  public int last() {
    return last;
  }

  /**
   * The index of the step q in v; the length of v if q is not in v; ~index of a step that conflicts
   * with q.
   */
  public int find(StepSequence v, long q) {
    long[] steps = v.steps();
    int start = v.start();
    int n = v.length();
    boolean dormant = Label.isDormant(q);
    for (int j = 0; j < n; j++) {
      long a = steps[start + j];
      if (Label.sameLane(a, q)) {
        return Label.otherChoice(a, q) ? ~j : j;
      }
      if (dormant) {
        if (Label.wakes(a, q)) {
          q |= Label.ACTIVE;
          dormant = false;
        }
      } else if (locations.conflict(a, q)) {
        return ~j;
      }
    }
    return n;
  }

  /**
   * Whether every step that conflicts with q also conflicts with the event e, so that it is never
   * in v. True only for locations that overlap no other.
   *
   * @param e the label of the event before which v is scheduled
   */
  public boolean staysInitial(StepSequence v, long e, long q) {
    return v.decisive() > 0 && locations.conflict(e, q);
  }

  /**
   * Descends from a node.
   *
   * @param first the first step that is scheduled there
   * @param e the label of the event before which v is scheduled; not used if v is not decisive
   * @return whether the rest of v is to be appended
   */
  public boolean isNew(StepSequence v, WakeupTree tree, int first, long e) {
    int decisive = v.decisive();
    sure = decisive > 0;
    parent = WakeupTree.NONE;
    int child = first;
    for (; ; ) {
      last = WakeupTree.NONE;
      int index = -1;
      for (; child >= 0; last = child, child = tree.next(child)) {
        index = find(v, tree.label(child));
        if (index >= 0) {
          break;
        }
        sure &= ~index < decisive || decisive == 0;
      }
      if (child < 0) {
        return true;
      }
      long step = tree.label(child);
      if (decisive > 0) {
        if (index < decisive) {
          decisive--;
        } else {
          sure &= staysInitial(v, e, step);
        }
      }
      follow(v, step, index);
      if (tree.firstChild(child) < 0 || v.length() == 0) {
        return false;
      }
      parent = child;
      child = tree.firstChild(child);
    }
  }

  /** The child's step now comes before the rest of v. */
  private static void follow(StepSequence v, long step, int index) {
    if (Label.is(step, Label.COMMIT)) {
      for (int j = 0; j < index; j++) {
        if (Label.wakes(step, v.step(j))) {
          v.touch(j);
        }
      }
    }
    if (index < v.length()) {
      v.remove(index);
    }
  }
}
