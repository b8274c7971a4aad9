// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.trace.Execution;
import java.util.Arrays;

/** Races whose decision may change in a later execution, sorted by their later event. */
public final class UnsettledRaces {
  /** The events that the decision used are not known. */
  private static final int UNKNOWN = Integer.MAX_VALUE;

  private final Execution execution;
  private int[] first = new int[64];
  private int[] second = new int[64];

  /** The last event that was independent of the race when the race was examined. */
  private int[] last = new int[64];

  private int size;

  UnsettledRaces(Execution execution) {
    this.execution = execution;
  }

  public int size() {
    return size;
  }

  /** Adds a race that was decided by the current execution. */
  void add(int e, int z) {
    add(e, z, lastIndependent(e, z));
  }

  private void add(int e, int z, int decidedBy) {
    if (size == first.length) {
      grow();
    }
    first[size] = e;
    second[size] = z;
    last[size++] = decidedBy;
  }

  private void grow() {
    first = Arrays.copyOf(first, size * 2);
    second = Arrays.copyOf(second, size * 2);
    last = Arrays.copyOf(last, size * 2);
  }

  private int lastIndependent(int e, int z) {
    int from = e < 0 ? z : e;
    int k = execution.length() - 1;
    while (k > z && execution.before(from, k)) {
      k--;
    }
    return k;
  }

  /** Replaces all races by these. */
  public void replace(int[] earlier, int[] later) {
    size = 0;
    for (int i = 0; i < earlier.length; i++) {
      add(earlier[i], later[i], UNKNOWN);
    }
  }

  /** Removes the races whose later event is at this position or after it. */
  void keepBefore(int event) {
    while (size > 0 && second[size - 1] >= event) {
      size--;
    }
  }

  /**
   * Examines each race again and removes those that are now settled.
   *
   * @param fresh the first event that is new
   */
  void settle(Reversal reversal, int fresh) {
    int open = size;
    size = 0;
    for (int r = 0; r < open; r++) {
      int e = first[r];
      int z = second[r];
      if (isAsBefore(r, fresh)) {
        add(e, z, last[r]);
      } else if (!reversal.reverse(e, z)) {
        add(e, z);
      }
    }
  }

  /**
   * Whether the sequence of the race is unchanged, so that the decision is the same. This is not so
   * where accesses overlap in part, because the data of locations may have changed.
   */
  private boolean isAsBefore(int r, int fresh) {
    int from = first[r] < 0 ? second[r] : first[r];
    int end = execution.length();
    return last[r] < fresh
        && execution.nextNotAfter(from, fresh, end) == end
        && !execution.locations().mixed();
  }

  public int[] firsts(int count) {
    return Arrays.copyOf(first, count);
  }

  public int[] seconds(int count) {
    return Arrays.copyOf(second, count);
  }

  /** The number of races whose later event is before this one. */
  public int countBefore(int event) {
    int n = size;
    while (n > 0 && second[n - 1] >= event) {
      n--;
    }
    return n;
  }
}
