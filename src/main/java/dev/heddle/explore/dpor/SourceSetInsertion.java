// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.explore.wakeup.WakeupSequence;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;

/** Adds an initial of v before e unless one is explored there or will be. */
public final class SourceSetInsertion implements Reversal {
  private static final long NOTHING = -1;

  private final Machine machine;
  private final Execution execution;
  private final Locations locations;
  private final Dpor dpor;
  private final SearchNode node;
  private final WakeupSequence v;

  /** Events of v before which no event of v happens. */
  private int[] initials = new int[16];

  private int count;

  public SourceSetInsertion(Machine machine, Dpor dpor) {
    this.machine = machine;
    execution = machine.execution();
    locations = machine.locations();
    this.dpor = dpor;
    node = dpor.node();
    v = new WakeupSequence(machine);
  }

  @Override
  public boolean reverse(int e, int z) {
    reverse(e, z, z);
    if (e < 0 || !conflictsMore(e, z)) {
      return true;
    }
    reverse(e, z, execution.length());
    return false;
  }

  /** The sequence v consists of events before {@code end}, followed by z. */
  private void reverse(int e, int z, int end) {
    int d = e < 0 ? z : e;
    SharedPrefix shared = dpor.shared(d);
    node.turnTo(d, shared);
    long wanted = wanted(e, z, end);
    if (shared == null) {
      schedule(wanted);
    } else if (wanted >= 0) {
      synchronized (shared.lock()) {
        shared.update();
        offer(shared, d, wanted(e, z, end));
      }
    }
  }

  /**
   * Whether z is a compare-exchange that failed because of e and would write without it. It then
   * conflicts with reads of other bytes with which e does not conflict. Such reads after z may come
   * before it, but are in no v up to z.
   */
  private boolean conflictsMore(int e, int z) {
    return locations.isOverlapped(execution.location(z))
        && execution.kind(z) == Kind.COMPARE
        && (v.without(e, z) & ~execution.label(z) & Label.WRITE) != 0;
  }

  @Override
  public void reverseBlocked(int e, long lock) {
    SharedPrefix shared = dpor.shared(e);
    node.turnTo(e, shared);
    long wanted = wantedBlocked(e, lock);
    if (shared == null) {
      schedule(wanted);
    } else if (wanted >= 0) {
      synchronized (shared.lock()) {
        shared.update();
        offer(shared, e, wantedBlocked(e, lock));
      }
    }
  }

  /** The step to schedule so that z comes before e; NOTHING if a scheduled step does so already. */
  private long wanted(int e, int z, int end) {
    if (e < 0) {
      return unlessScheduled(WakeupSequence.alternative(execution, z, ~e));
    }
    if (collect(e, end)) {
      return NOTHING;
    }
    long last = v.without(e, z);
    if (isInitial(e, end, z, last)) {
      if (isScheduled(last)) {
        return NOTHING;
      }
      if (count == 0) {
        return last;
      }
    }
    return unlessScheduled(v.first(e, initials[0]));
  }

  /** The same for the step for which a thread waits at the end. */
  private long wantedBlocked(int e, long lock) {
    int end = execution.length();
    if (collect(e, end)) {
      return NOTHING;
    }
    machine.imagine(Label.thread(lock));
    boolean initial = !conflicts(e, end, lock);
    for (int i = 0; i < count; i++) {
      initial &= !execution.past(initials[i]);
    }
    if (initial && isScheduled(lock)) {
      return NOTHING;
    }
    return unlessScheduled(count > 0 ? v.first(e, initials[0]) : lock);
  }

  private long unlessScheduled(long step) {
    return isScheduled(step) ? NOTHING : step;
  }

  /** Finds the initials among the events between e and end; true if one is scheduled already. */
  private boolean collect(int e, int end) {
    count = 0;
    for (int k = e + 1; k < end; k++) {
      if (!execution.before(e, k) && isInitial(k)) {
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

  /**
   * Whether event k is an initial. It suffices to compare with the initials: an event with a
   * predecessor in v has one among them.
   */
  private boolean isInitial(int k) {
    for (int i = 0; i < count; i++) {
      if (execution.before(initials[i], k)) {
        return false;
      }
    }
    return true;
  }

  /** Whether z, whose label may have changed, is an initial. */
  private boolean isInitial(int e, int end, int z, long changed) {
    return (changed == execution.label(z) || !conflicts(e, end, changed)) && isInitial(z);
  }

  /** Whether a step conflicts with something in v. */
  private boolean conflicts(int e, int end, long step) {
    for (int j = e + 1; j < end; j++) {
      if (!execution.before(e, j) && locations.conflict(execution.label(j), step)) {
        return true;
      }
    }
    return false;
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

  private void offer(SharedPrefix shared, int d, long wanted) {
    if (wanted >= 0) {
      shared.offer(d, schedule(wanted), new long[] {wanted});
    }
  }

  private int schedule(long wanted) {
    if (wanted < 0) {
      return WakeupTree.NONE;
    }
    int last = WakeupTree.NONE;
    for (int c = node.first(); c >= 0; c = node.next(c)) {
      last = c;
    }
    return node.append(WakeupTree.NONE, last, wanted);
  }
}
