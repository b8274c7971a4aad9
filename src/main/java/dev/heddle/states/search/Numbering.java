// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import java.util.Arrays;

/** Numbers for longs, from 0 on, in the order in which they are added. */
final class Numbering {
  private long[] keys = new long[4];
  private int size;

  /** Open addressing: a key's number plus 1, 0 if the place is empty. */
  private int[] table = new int[8];

  /** The number of a key, a new one if it is new. */
  int number(long key) {
    int at = find(key);
    if (table[at] != 0) {
      return table[at] - 1;
    }
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
    }
    keys[size++] = key;
    table[at] = size;
    if (2 * size > table.length) {
      table = new int[2 * table.length];
      for (int i = 0; i < size; i++) {
        table[find(keys[i])] = i + 1;
      }
    }
    return size - 1;
  }

  private int find(long key) {
    int mask = table.length - 1;
    int at = (int) (key * 0x9E37_79B9_7F4A_7C15L >>> 40) & mask;
    while (table[at] != 0 && keys[table[at] - 1] != key) {
      at = at + 1 & mask;
    }
    return at;
  }

  long key(int number) {
    return keys[number];
  }

  int size() {
    return size;
  }
}
