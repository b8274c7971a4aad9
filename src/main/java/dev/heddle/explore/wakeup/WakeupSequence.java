// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.wakeup;

import dev.heddle.machine.Machine;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;

/**
 * The sequence v of a race (e, z): the events after e that do not happen after e, and z, with the
 * footprints they have when run from the prefix before e.
 *
 * <p>Only two footprints differ from what was recorded. A load of an own store touches memory iff
 * that store's commit is in the prefix or earlier in v. A compare-exchange or trylock z reads the
 * value from before e. Both are computed without running the machine.
 */
public final class WakeupSequence extends StepSequence {
  private final Machine machine;
  private final Execution execution;
  private final Locations locations;
  private final Reconstruction reconstruction;

  public WakeupSequence(Machine machine) {
    this.machine = machine;
    this.execution = machine.execution();
    this.locations = machine.locations();
    this.reconstruction = new Reconstruction(machine);
  }

  /** The race of two events. */
  public void ofRace(int e, int z) {
    clear();
    boolean overlapped =
        locations.mixed()
            && (locations.isOverlapped(execution.location(e))
                || locations.isOverlapped(execution.location(z)));
    append(e, z, e + 1, z, overlapped);
    if (overlapped) {
      // later events may conflict with z without happening after e, so z stays last
      append(e, z, z + 1, execution.length(), true);
      add(without(e, z));
      decisive = 0;
      return;
    }
    add(without(e, z));
    decisive = length;
    append(e, z, z + 1, execution.length(), false);
  }

  /** The race of event e with the lock that a thread waits for at the end of the execution. */
  public void ofBlocked(int e, long lock) {
    clear();
    append(e, execution.length(), e + 1, execution.length(), true);
    add(lock);
    decisive = 0;
  }

  /** The sequence in which choice e takes another alternative. */
  public void ofAlternative(int e, int choice) {
    clear();
    add(alternative(execution, e, choice));
    decisive = 1;
    append(e, e, e + 1, execution.length(), false);
  }

  public static long alternative(Execution execution, int e, int choice) {
    long label = execution.label(e);
    return Label.of(Label.lane(label), Label.thread(label), 0, choice, Label.CHOICE);
  }

  /** Ensures space for every event and one more step, so that loops need not check. */
  private void clear() {
    start = 0;
    length = 0;
    if (steps.length <= execution.length()) {
      grow();
    }
  }

  private void grow() {
    steps = new long[2 * execution.length()];
  }

  private void add(long step) {
    steps[length++] = step;
  }

  /** Events from k to end that do not happen after e. */
  private void append(int e, int z, int k, int end, boolean zIsLast) {
    long[] all = steps;
    int n = length;
    for (k = execution.nextNotAfter(e, k, end);
        k < end;
        k = execution.nextNotAfter(e, k + 1, end)) {
      long q = execution.label(k);
      if ((q & (Label.OWN | Label.COMMIT)) == Label.OWN) {
        q = isCommitted(e, z, k, zIsLast) ? q | Label.ACTIVE : q & ~Label.ACTIVE;
      }
      all[n++] = q;
    }
    length = n;
  }

  /** Event k as the first step after the prefix before e. */
  public long first(int e, int k) {
    long q = execution.label(k);
    if ((q & (Label.OWN | Label.COMMIT)) != Label.OWN) {
      return q;
    }
    int c = machine.commitOf(execution.entry(k));
    return c >= 0 && c < e ? q | Label.ACTIVE : q & ~Label.ACTIVE;
  }

  private boolean isCommitted(int e, int z, int k, boolean zIsLast) {
    int c = machine.commitOf(execution.entry(k));
    if (c < 0 || c > k) {
      return false;
    }
    return c < e || (c == z ? !zIsLast : !execution.before(e, c));
  }

  /** The step z as it would be without e. */
  public long without(int e, int z) {
    long q = execution.label(z);
    boolean freed = locations.isObject(execution.location(e));
    if (!Label.is(execution.label(e), Label.WRITE) || freed) {
      return q;
    }
    return switch (execution.kind(z)) {
      case Kind.COMPARE -> seen(e, z) == execution.expected(z) ? q | Label.WRITE : q & ~Label.WRITE;
      case Kind.TRYLOCK -> frees(e) ? q & ~Label.WRITE : q | Label.WRITE;
      case Kind.RENEW -> frees(e) && execution.expected(z) != 0 ? q | Label.WRITE : q;
      case Kind.AWAIT -> machine.awaitLabel(z, reconstruction.withoutMember(e, z));
      default -> q;
    };
  }

  /** Whether a write e of a mutex frees it. */
  private boolean frees(int e) {
    return execution.kind(e) == Kind.UNLOCK || execution.kind(e) == Kind.RENEW;
  }

  /** What a compare-exchange z would read from the prefix before e followed by v. */
  private long seen(int e, int z) {
    if (execution.location(e) == execution.location(z)
        && !locations.isOverlapped(execution.location(e))) {
      return reconstruction.withoutMember(e, z);
    }
    return reconstruction.before(e, z);
  }
}
