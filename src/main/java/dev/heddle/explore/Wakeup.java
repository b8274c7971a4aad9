package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;

/** Inserts v into the wakeup tree before e unless something explored there covers it. */
final class Wakeup implements Dpor.Reversal {
  private final Execution execution;
  private final Locations locations;
  private final Dpor dpor;
  private final Node node;
  private final WakeupSequence v;
  private boolean settled;

  /** The way to what was inserted. */
  private long[] path = new long[64];

  private int[] branches = new int[64];

  private int walked;

  Wakeup(Machine machine, Dpor dpor) {
    execution = machine.execution();
    locations = machine.locations();
    this.dpor = dpor;
    node = dpor.node;
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
    SharedNode shared = dpor.shared(e);
    if (shared == null) {
      node.turnTo(e);
      walked = 0;
      if (!isRedundant(e)) {
        insert(e);
      }
      return;
    }
    synchronized (dpor.pool()) {
      node.turnTo(shared, dpor.pool());
      if (!isRedundant(e)) {
        walked = 0;
        if (insert(e)) {
          dpor.offer(shared, path, branches, walked);
        }
      }
    }
  }

  private void walk(long step, int branch) {
    if (walked == path.length) {
      path = Arrays.copyOf(path, walked * 2);
      branches = Arrays.copyOf(branches, walked * 2);
    }
    branches[walked] = branch;
    path[walked++] = step;
  }

  /** Is some step asleep at the node a weak initial of v: can v be run with it in front. */
  private boolean isRedundant(int e) {
    boolean redundant = false;
    for (int i = node.start; i < node.end; i++) {
      long q = node.asleep(i);
      int met = meet(q);
      if (met < 0) {
        continue;
      }
      redundant = true;
      if (met < v.decisive() || staysInitial(e, q)) {
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
  private boolean staysInitial(int e, long q) {
    return v.decisive() > 0 && locations.conflict(execution.label(e), q);
  }

  /**
   * Walks down along children that v can be run behind; appends what is left of v as a new branch.
   * Settled if no decision on the way looked beyond v's decisive part.
   *
   * @return whether there is a new branch
   */
  private boolean insert(int e) {
    int decisive = v.decisive();
    boolean sure = decisive > 0;
    int parent = WakeupTree.NONE;
    int child = node.first();
    for (; ; ) {
      int last = WakeupTree.NONE;
      int met = -1;
      for (; child >= 0; last = child, child = node.next(child)) {
        met = meet(node.label(child));
        if (met >= 0) {
          break;
        }
        sure &= ~met < decisive || decisive == 0;
      }
      if (child < 0) {
        append(parent, last);
        settled = sure;
        return true;
      }
      long step = node.label(child);
      if (decisive > 0) {
        if (met < decisive) {
          decisive--;
        } else {
          sure &= staysInitial(e, step);
        }
      }
      follow(step, met);
      if (node.firstChild(child) < 0 || v.length() == 0) {
        settled = sure;
        return false;
      }
      walk(step, child);
      parent = child;
      child = node.firstChild(child);
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

  private void append(int parent, int last) {
    int above = parent;
    int before = last;
    for (int j = 0; j < v.length(); j++) {
      above = node.append(above, before, v.step(j));
      walk(v.step(j), above);
      before = WakeupTree.NONE;
    }
  }
}
