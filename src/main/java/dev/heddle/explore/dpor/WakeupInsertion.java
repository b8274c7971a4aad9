// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.explore.wakeup.WakeupSequence;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/** Inserts v into the wakeup tree before e unless a step that was explored there covers it. */
public final class WakeupInsertion implements Reversal {
  private final Execution execution;
  private final Locations locations;
  private final Dpor dpor;
  private final SearchNode node;
  private final WakeupSequence v;

  /** Whether the decision about the last race cannot change. */
  private boolean settled;

  /** Where to append: the parent branch, and its last child. */
  private int parent;

  private int last;

  public WakeupInsertion(Machine machine, Dpor dpor) {
    execution = machine.execution();
    locations = machine.locations();
    this.dpor = dpor;
    node = dpor.node();
    v = new WakeupSequence(machine);
  }

  @Override
  public boolean reverse(int e, int z) {
    if (e >= 0) {
      v.ofRace(e, z);
    } else {
      v.ofAlternative(z, ~e);
    }
    settled = false;
    schedule(e >= 0 ? e : z);
    return settled;
  }

  @Override
  public void reverseBlocked(int e, long lock) {
    v.ofBlocked(e, lock);
    schedule(e);
  }

  private void schedule(int e) {
    SharedPrefix shared = dpor.shared(e);
    node.turnTo(e, shared);
    if (isRedundant(e)) {
      return;
    }
    if (shared != null) {
      v.save();
    }
    if (isNew(e)) {
      if (shared == null) {
        append();
      } else {
        offer(shared, e);
      }
    }
  }

  /** Schedules v at a shared node, unless another search has made it redundant. */
  private void offer(SharedPrefix shared, int e) {
    synchronized (shared.lock()) {
      boolean outdated = shared.update();
      if (outdated) {
        v.restore();
      }
      if (!outdated || isNew(e)) {
        shared.offer(e, append());
      }
    }
  }

  /**
   * Whether a step that is asleep at the node is a weak initial of v, that is, whether v can be run
   * after it.
   */
  private boolean isRedundant(int e) {
    boolean redundant = false;
    for (int i = node.start; i < node.end; i++) {
      long q = node.asleep(i);
      int index = find(q);
      if (index < 0) {
        continue;
      }
      redundant = true;
      if (index < v.decisive() || staysInitial(e, q)) {
        settled = true;
        return true;
      }
    }
    return redundant;
  }

  /**
   * The index of the step q in v; the length of v if q is not in v; ~index of a step that conflicts
   * with q.
   */
  private int find(long q) {
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
   * Whether every step that conflicts with q also conflicts with e, so that it is never in v. True
   * only for locations that overlap no other.
   */
  private boolean staysInitial(int e, long q) {
    return v.decisive() > 0 && locations.conflict(execution.label(e), q);
  }

  /**
   * Descends along children after which v can be run, and removes their steps from v. The race is
   * settled if no decision on the way used steps beyond the decisive part of v.
   *
   * @return whether the rest of v is to be appended
   */
  private boolean isNew(int e) {
    int decisive = v.decisive();
    boolean sure = decisive > 0;
    parent = WakeupTree.NONE;
    int child = node.first();
    for (; ; ) {
      last = WakeupTree.NONE;
      int index = -1;
      for (; child >= 0; last = child, child = node.next(child)) {
        index = find(node.label(child));
        if (index >= 0) {
          break;
        }
        sure &= ~index < decisive || decisive == 0;
      }
      if (child < 0) {
        settled = sure;
        return true;
      }
      long step = node.label(child);
      if (decisive > 0) {
        if (index < decisive) {
          decisive--;
        } else {
          sure &= staysInitial(e, step);
        }
      }
      follow(step, index);
      if (node.firstChild(child) < 0 || v.length() == 0) {
        settled = sure;
        return false;
      }
      parent = child;
      child = node.firstChild(child);
    }
  }

  /** The child's step now comes before the rest of v. */
  private void follow(long step, int index) {
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

  /** Appends the rest of v as a new branch; returns its leaf. */
  private int append() {
    int above = parent;
    int before = last;
    for (int j = 0; j < v.length(); j++) {
      above = node.append(above, before, v.step(j));
      before = WakeupTree.NONE;
    }
    return above;
  }
}
