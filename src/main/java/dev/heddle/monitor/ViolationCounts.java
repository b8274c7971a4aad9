// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import java.util.Arrays;

/**
 * Distinct violations by their three labels: the number of reports of each, and the line of the
 * first one.
 */
public final class ViolationCounts {
  private static final int STRIDE = 5;

  /** Per violation: its labels, the count, and the first line. */
  private long[] rows = new long[16 * STRIDE];

  /** A hash table of numbers of violations plus 1. */
  private int[] slots = new int[32];

  private int count;

  void add(int pending, int previous, int current, long line) {
    int slot = slot(pending, previous, current);
    if (slots[slot] == 0) {
      if (STRIDE * count == rows.length) {
        rows = Arrays.copyOf(rows, rows.length * 2);
      }
      int at = STRIDE * count;
      rows[at] = pending;
      rows[at + 1] = previous;
      rows[at + 2] = current;
      rows[at + 3] = 0;
      rows[at + 4] = line;
      slots[slot] = ++count;
    }
    rows[STRIDE * (slots[slot] - 1) + 3]++;
    if (2 * count > slots.length) {
      grow();
    }
  }

  private int slot(long pending, long previous, long current) {
    long x = (pending * 0x9E37_79B9_7F4A_7C15L + previous) * 0xBF58_476D_1CE4_E5B9L + current;
    int mask = slots.length - 1;
    int slot = (int) (x * 0x94D0_49BB_1331_11EBL >>> 40) & mask;
    while (slots[slot] != 0 && !is(STRIDE * (slots[slot] - 1), pending, previous, current)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private boolean is(int at, long pending, long previous, long current) {
    return rows[at] == pending && rows[at + 1] == previous && rows[at + 2] == current;
  }

  private void grow() {
    slots = new int[slots.length * 2];
    for (int i = 0; i < count; i++) {
      slots[slot(rows[STRIDE * i], rows[STRIDE * i + 1], rows[STRIDE * i + 2])] = i + 1;
    }
  }

  /** The number of distinct violations. */
  public int count() {
    return count;
  }

  public int pending(int i) {
    return (int) rows[STRIDE * i];
  }

  public int previous(int i) {
    return (int) rows[STRIDE * i + 1];
  }

  public int current(int i) {
    return (int) rows[STRIDE * i + 2];
  }

  /** The number of reports of violation i. */
  public long times(int i) {
    return rows[STRIDE * i + 3];
  }

  /** The line of the first report. */
  public long line(int i) {
    return rows[STRIDE * i + 4];
  }
}
