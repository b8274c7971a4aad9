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
  private final Dpor dpor;
  private final Node node;
  private final WakeupSequence v;

  /** Events of v that nothing in v happens before. */
  private int[] initials = new int[16];

  private int count;

  /** Whether something was scheduled, and what. */
  private boolean scheduled;

  private final long[] step = new long[1];
  private final int[] branch = new int[1];

  Backtrack(Machine machine, Dpor dpor) {
    this.machine = machine;
    execution = machine.execution();
    locations = machine.locations();
    this.dpor = dpor;
    node = dpor.node;
    v = new WakeupSequence(machine);
  }

  @Override
  public boolean reverse(int e, int z) {
    at(e < 0 ? z : e, () -> turn(e, z));
    return true;
  }

  @Override
  public void reverseBlocked(int e, long lock) {
    at(e, () -> turnBlocked(e, lock));
  }

  /**
   * Where accesses overlap in part, a compare-exchange that turns out otherwise can make more
   * conflicts than its race shows, and a single step is then not enough: 1 of some 1,000 programs
   * with mixed sizes loses a trace (see ShrunkFailuresTest).
   */
  @Override
  public boolean isEnough() {
    return !locations.mixed();
  }

  /** Decides at the node before an event. */
  private void at(int e, Runnable decide) {
    SharedNode shared = dpor.shared(e);
    if (shared == null) {
      node.turnTo(e);
      decide.run();
      return;
    }
    synchronized (dpor.pool()) {
      node.turnTo(shared, dpor.pool());
      scheduled = false;
      decide.run();
      if (scheduled) {
        dpor.offer(shared, step, branch, 1);
      }
    }
  }

  private void turn(int e, int z) {
    if (e < 0) {
      schedule(WakeupSequence.alternative(execution, z, ~e));
      return;
    }
    if (collect(e, z)) {
      return;
    }
    long last = v.without(e, z);
    if (isInitial(e, z, z, last)) {
      if (isScheduled(last)) {
        return;
      }
      if (count == 0) {
        schedule(last);
        return;
      }
    }
    schedule(v.first(e, initials[0]));
  }

  private void turnBlocked(int e, long lock) {
    int end = execution.length();
    if (collect(e, end)) {
      return;
    }
    machine.imagine(Label.thread(lock));
    boolean initial = true;
    for (int i = 0; i < count; i++) {
      initial &= !execution.past(initials[i]);
    }
    if (initial && isScheduled(lock)) {
      return;
    }
    schedule(count > 0 ? v.first(e, initials[0]) : lock);
  }

  /** Finds the initials among the events between e and end; true if one is scheduled already. */
  private boolean collect(int e, int end) {
    count = 0;
    for (int k = e + 1; k < end; k++) {
      if (!execution.before(e, k) && isInitial(e, end, k, 0)) {
        if (isScheduled(execution.label(k))) {
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

  private boolean isScheduled(long step) {
    for (int i = node.start; i < node.end; i++) {
      if (isSame(node.asleep(i), step)) {
        return true;
      }
    }
    for (int c = node.first(); c >= 0; c = node.next(c)) {
      if (isSame(node.label(c), step)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSame(long a, long b) {
    return Label.sameLane(a, b) && !Label.otherChoice(a, b);
  }

  private void schedule(long step) {
    if (!isScheduled(step)) {
      int last = WakeupTree.NONE;
      for (int c = node.first(); c >= 0; c = node.next(c)) {
        last = c;
      }
      branch[0] = node.append(WakeupTree.NONE, last, step);
      scheduled = true;
      this.step[0] = step;
    }
  }
}
