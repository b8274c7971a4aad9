// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.Arrays;

/** A map from longs to small numbers, without boxing: open addressing, never shrinks. */
final class LongIndex {
  private static final int ABSENT = -1;

  private long[] keys = new long[64];
  private int[] values = Growing.filled(64);
  private int size;

  /** The number of a key, or -1. */
  int find(long key) {
    return values[slot(key)];
  }

  void put(long key, int value) {
    if (size * 2 >= keys.length) {
      grow();
    }
    int at = slot(key);
    size += values[at] == ABSENT ? 1 : 0;
    keys[at] = key;
    values[at] = value;
  }

  private int slot(long key) {
    int mask = keys.length - 1;
    long mixed = key * 0x9E37_79B9_7F4A_7C15L;
    int at = (int) (mixed >>> 32) & mask;
    while (values[at] != ABSENT && keys[at] != key) {
      at = at + 1 & mask;
    }
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[oldKeys.length * 2];
    values = new int[keys.length];
    Arrays.fill(values, ABSENT);
    size = 0;
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldValues[i] != ABSENT) {
        put(oldKeys[i], oldValues[i]);
      }
    }
  }
}
