// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.explore.wakeup.WakeupDescent;
import dev.heddle.explore.wakeup.WakeupSequence;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;

/** Inserts v into the wakeup tree before e unless a step that was explored there covers it. */
public final class WakeupInsertion implements Reversal {
  private final Execution execution;
  private final WakeupDescent descent;
  private final Dpor dpor;
  private final SearchNode node;
  private final WakeupSequence v;

  /** Whether the decision about the last race cannot change. */
  private boolean settled;

  public WakeupInsertion(Machine machine, Dpor dpor) {
    execution = machine.execution();
    descent = new WakeupDescent(machine.locations());
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
        shared.offer(e, append(), v.saved());
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
      int index = descent.find(v, q);
      if (index < 0) {
        continue;
      }
      redundant = true;
      if (index < v.decisive() || descent.staysInitial(v, execution.label(e), q)) {
        settled = true;
        return true;
      }
    }
    return redundant;
  }

  /** Whether a part of v is to be appended; the race is settled if the answer cannot change. */
  private boolean isNew(int e) {
    boolean isNew = descent.isNew(v, node.tree(), node.first(), execution.label(e));
    settled = descent.isSure();
    return isNew;
  }

  /** Appends the rest of v as a new branch; returns its leaf. */
  private int append() {
    int above = descent.parent();
    int before = descent.last();
    for (int j = 0; j < v.length(); j++) {
      above = node.append(above, before, v.step(j));
      before = WakeupTree.NONE;
    }
    return above;
  }
}
