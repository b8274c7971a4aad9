package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/** Inserts v into the wakeup tree before e unless something explored there covers it. */
final class Wakeup implements Dpor.Reversal {
  private final Execution execution;
  private final Locations locations;
  private final SleepSets sleep;
  private final WakeupTree tree;
  private final WakeupSequence v;
  private boolean settled;

  Wakeup(Machine machine, Dpor dpor) {
    execution = machine.execution();
    locations = machine.locations();
    sleep = dpor.sleep;
    tree = dpor.tree;
    v = new WakeupSequence(machine);
  }

  @Override
  public boolean reverse(int e, int z) {
    int node = e;
    if (e >= 0) {
      v.ofRace(e, z);
    } else {
      v.ofAlternative(z, ~e);
      node = z;
    }
    settled = false;
    if (!isRedundant(node)) {
      insert(node);
    }
    return settled;
  }

  @Override
  public void reverseBlocked(int e, long lock) {
    v.ofBlocked(e, lock);
    if (!isRedundant(e)) {
      insert(e);
    }
  }

  /** Is some step asleep at the node a weak initial of v: can v be run with it in front. */
  private boolean isRedundant(int node) {
    boolean redundant = false;
    for (int i = sleep.start(node); i < sleep.end(node); i++) {
      int met = meet(sleep.label(i));
      if (met < 0) {
        continue;
      }
      redundant = true;
      if (met < v.decisive() || staysInitial(node, sleep.label(i))) {
        settled = true;
        return true;
      }
    }
    return redundant;
  }

  /** Where v takes the step q: its index; v's length if nowhere; ~index of a conflict with q. */
  private int meet(long q) {
    long[] steps = v.steps();
    int n = v.length();
    boolean dormant = Label.isDormant(q);
    for (int j = 0; j < n; j++) {
      long a = steps[j];
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
   * Whatever conflicts with q conflicts with e too and so never is in v. Only said of locations
   * that overlap no other.
   */
  private boolean staysInitial(int node, long q) {
    return v.decisive() > 0 && locations.conflict(execution.label(node), q);
  }

  /**
   * Walks down along children that v can be run behind; appends what is left of v as a new branch.
   * Settled if no decision on the way looked beyond v's decisive part.
   */
  private void insert(int node) {
    int decisive = v.decisive();
    boolean sure = decisive > 0;
    int parent = WakeupTree.NONE;
    int child = tree.first(node);
    for (; ; ) {
      int last = WakeupTree.NONE;
      int met = -1;
      for (; child >= 0; last = child, child = tree.next(child)) {
        met = meet(tree.label(child));
        if (met >= 0) {
          break;
        }
        sure &= ~met < decisive || decisive == 0;
      }
      if (child < 0) {
        append(node, parent, last);
        settled = sure;
        return;
      }
      long step = tree.label(child);
      if (decisive > 0) {
        if (met < decisive) {
          decisive--;
        } else {
          sure &= staysInitial(node, step);
        }
      }
      follow(step, met);
      if (tree.firstChild(child) < 0 || v.length() == 0) {
        settled = sure;
        return;
      }
      parent = child;
      child = tree.firstChild(child);
    }
  }

  /** The child's step now comes before the rest of v. */
  private void follow(long step, int met) {
    if (Label.is(step, Label.COMMIT)) {
      for (int j = 0; j < met; j++) {
        if (Label.wakes(step, v.step(j))) {
          v.touch(j);
        }
      }
    }
    if (met < v.length()) {
      v.remove(met);
    }
  }

  private void append(int node, int parent, int last) {
    int above = parent;
    int before = last;
    for (int j = 0; j < v.length(); j++) {
      above = tree.append(node, above, before, v.step(j));
      before = WakeupTree.NONE;
    }
  }
}
