// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

import dev.heddle.trace.Execution;
import java.util.Arrays;

/** Races whose decision may turn out otherwise in a later execution, by their later event. */
public final class UnsettledRaces {
  /** Nothing is known of what was decided by. */
  private static final int UNKNOWN = Integer.MAX_VALUE;

  private final Execution execution;
  private int[] first = new int[64];
  private int[] second = new int[64];

  /** The last event that was independent of the race when that was looked at. */
  private int[] last = new int[64];

  private int size;

  UnsettledRaces(Execution execution) {
    this.execution = execution;
  }

  public int size() {
    return size;
  }

  int first(int i) {
    return first[i];
  }

  int second(int i) {
    return second[i];
  }

  /** A race of which was decided by the execution as it is. */
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

  /** Forgets all but these. */
  public void replace(int[] earlier, int[] later) {
    size = 0;
    for (int i = 0; i < earlier.length; i++) {
      add(earlier[i], later[i], UNKNOWN);
    }
  }

  /** Forgets those whose later event is none of the first ones. */
  void keepBefore(int event) {
    while (size > 0 && second[size - 1] >= event) {
      size--;
    }
  }

  /**
   * Looks at each again and forgets those that are settled now.
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
   * Whether the race's sequence is the one that it had: then it asks for nothing that it has not
   * asked for. Where accesses overlap in part, what is known of locations may have changed.
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

  /** How many have their later event before this one. */
  public int countBefore(int event) {
    int n = size;
    while (n > 0 && second[n - 1] >= event) {
      n--;
    }
    return n;
  }
}
