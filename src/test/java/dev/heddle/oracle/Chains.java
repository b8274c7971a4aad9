// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import java.util.Arrays;

/**
 * Sequences of ints that grow at their end, each known by a number; equal sequences have equal
 * numbers, 0 is the empty one.
 */
final class Chains {
  /** So that a number, a bit and a byte fit into an int, see {@link State}. */
  private static final int MOST = 1 << 22;

  private int size = 1;
  private int[] previous = new int[1 << 10];
  private int[] last = new int[1 << 10];

  /** Open addressing; holds numbers of chains, 0 is a free place. */
  private int[] table = new int[1 << 11];

  int append(int chain, int item) {
    int at = place(chain, item);
    if (table[at] != 0) {
      return table[at];
    }
    if (size == previous.length) {
      grow();
      at = place(chain, item);
    }
    previous[size] = chain;
    last[size] = item;
    table[at] = size;
    return size++;
  }

  /** The last item, or 0 of the empty chain. */
  int last(int chain) {
    return last[chain];
  }

  int[] items(int chain) {
    int length = 0;
    for (int c = chain; c != 0; c = previous[c]) {
      length++;
    }
    int[] items = new int[length];
    for (int c = chain; c != 0; c = previous[c]) {
      items[--length] = last[c];
    }
    return items;
  }

  private int place(int chain, int item) {
    long mixed = (chain * 0x9E37_79B9_7F4A_7C15L ^ item) * 0xD6E8_FEB8_6659_FD93L;
    int at = (int) (mixed >>> 32) & table.length - 1;
    while (table[at] != 0 && (previous[table[at]] != chain || last[table[at]] != item)) {
      at = at + 1 & table.length - 1;
    }
    return at;
  }

  private void grow() {
    if (size >= MOST) {
      throw new TooLargeException("history");
    }
    previous = Arrays.copyOf(previous, 2 * size);
    last = Arrays.copyOf(last, 2 * size);
    table = new int[4 * size];
    for (int c = 1; c < size; c++) {
      table[place(previous[c], last[c])] = c;
    }
  }
}
