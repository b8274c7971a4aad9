// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.state;

import java.util.Arrays;

/**
 * Faults of accesses and joins that were made nevertheless. The thread continues, so that what it
 * does next does not depend on when its store reached memory.
 */
public final class Faults {
  private int[] event = new int[4];
  private Stop[] what = new Stop[4];
  private int[] origin = new int[4];
  private int[] thread = new int[4];
  private int count;

  /** Adds the fault of an access. */
  public void add(int d, Stop wrong, int where) {
    add(d, wrong, where, -1);
  }

  /** Adds the fault of a join of this thread. */
  public void add(int d, Stop wrong, int where, int who) {
    if (count == event.length) {
      event = Arrays.copyOf(event, count * 2);
      what = Arrays.copyOf(what, count * 2);
      origin = Arrays.copyOf(origin, count * 2);
      thread = Arrays.copyOf(thread, count * 2);
    }
    event[count] = d;
    what[count] = wrong;
    thread[count] = who;
    origin[count++] = where;
  }

  public void dropFrom(int d) {
    while (count > 0 && event[count - 1] >= d) {
      count--;
    }
  }

  public int count() {
    return count;
  }

  /** Whether it is the fault of a join, not of an access. */
  public boolean isJoin(int i) {
    return thread[i] >= 0;
  }

  /** The event of the i-th fault, for a buffered store its commit; in whose step the join was. */
  public int event(int i) {
    return event[i];
  }

  public Stop what(int i) {
    return what[i];
  }

  /** The instruction that made the access or joined. */
  public int origin(int i) {
    return origin[i];
  }
}
