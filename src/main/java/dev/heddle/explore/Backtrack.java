package dev.heddle.explore;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;

/** Adds an initial of v before e unless one is explored there or will be. */
final class Backtrack implements Dpor.Reversal {
  private final Machine machine;
  private final Execution execution;
  private final Locations locations;
  private final SleepSets sleep;
  private final WakeupTree tree;
  private final WakeupSequence v;

  /** Events of v that nothing in v happens before. */
  private int[] initials = new int[16];

  private int count;

  Backtrack(Machine machine, Dpor dpor) {
    this.machine = machine;
    execution = machine.execution();
    locations = machine.locations();
    sleep = dpor.sleep;
    tree = dpor.tree;
    v = new WakeupSequence(machine);
  }

  @Override
  public boolean reverse(int e, int z) {
    if (e < 0) {
      schedule(z, WakeupSequence.alternative(execution, z, ~e));
      return true;
    }
    if (collect(e, z)) {
      return true;
    }
    long last = v.without(e, z);
    if (isInitial(e, z, z, last)) {
      if (isScheduled(e, last)) {
        return true;
      }
      if (count == 0) {
        schedule(e, last);
        return true;
      }
    }
    schedule(e, v.first(e, initials[0]));
    return true;
  }

  @Override
  public void reverseBlocked(int e, long lock) {
    int end = execution.length();
    if (collect(e, end)) {
      return;
    }
    machine.imagine(Label.thread(lock));
    boolean initial = true;
    for (int i = 0; i < count; i++) {
      initial &= !execution.past(initials[i]);
    }
    if (initial && isScheduled(e, lock)) {
      return;
    }
    schedule(e, count > 0 ? v.first(e, initials[0]) : lock);
  }

  /** Finds the initials among the events between e and end; true if one is scheduled already. */
  private boolean collect(int e, int end) {
    count = 0;
    for (int k = e + 1; k < end; k++) {
      if (!execution.before(e, k) && isInitial(e, end, k, 0)) {
        if (isScheduled(e, execution.label(k))) {
          return true;
        }
        if (count == initials.length) {
          initials = Arrays.copyOf(initials, count * 2);
        }
        initials[count++] = k;
      }
    }
    return false;
  }

  /** Enough to compare with the initials: whatever has a predecessor in v has one among them. */
  private boolean isInitial(int e, int z, int k, long changed) {
    for (int i = 0; i < count; i++) {
      if (execution.before(initials[i], k)) {
        return false;
      }
    }
    if (k == z && changed != execution.label(z)) {
      for (int j = e + 1; j < z; j++) {
        if (!execution.before(e, j) && locations.conflict(execution.label(j), changed)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean isScheduled(int e, long step) {
    if (sleep.contains(e, step)) {
      return true;
    }
    for (int c = tree.first(e); c >= 0; c = tree.next(c)) {
      if (Label.sameLane(tree.label(c), step) && !Label.otherChoice(tree.label(c), step)) {
        return true;
      }
    }
    return false;
  }

  private void schedule(int e, long step) {
    if (!isScheduled(e, step)) {
      int last = WakeupTree.NONE;
      for (int c = tree.first(e); c >= 0; c = tree.next(c)) {
        last = c;
      }
      tree.append(e, WakeupTree.NONE, last, step);
    }
  }
}
