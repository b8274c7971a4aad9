// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import java.util.Arrays;

/**
 * Numbers for control states with values of registers, from 0 on, in the order in which they are
 * added. Registers that are not live count as 0, so states that differ in them only are the same
 * node.
 */
final class Nodes {
  private final LiveAutomatonRegisters live;

  /** Longs per node: control state, then all registers. */
  private final int stride;

  private long[] keys;
  private int size;

  /** Open addressing: a node plus 1, 0 if the place is empty. */
  private int[] table = new int[64];

  Nodes(int registers, LiveAutomatonRegisters live) {
    this.live = live;
    stride = 1 + registers;
    keys = new long[16 * stride];
  }

  int state(int node) {
    return (int) keys[node * stride];
  }

  /** A copy of the registers. */
  long[] registers(int node) {
    return Arrays.copyOfRange(keys, node * stride + 1, (node + 1) * stride);
  }

  int number(int state, long[] registers) {
    if ((size + 1) * stride > keys.length) {
      keys = Arrays.copyOf(keys, 2 * keys.length);
    }
    int base = size * stride;
    keys[base] = state;
    for (int r = 0; r < registers.length; r++) {
      keys[base + 1 + r] = live.isLive(state, r) ? registers[r] : 0;
    }
    int at = find(size);
    if (table[at] != 0) {
      return table[at] - 1;
    }
    table[at] = ++size;
    if (2 * size > table.length) {
      table = new int[2 * table.length];
      for (int n = 0; n < size; n++) {
        table[find(n)] = n + 1;
      }
    }
    return size - 1;
  }

  /** The index in the table of a node with the key of this one, or the index where it belongs. */
  private int find(int node) {
    int from = node * stride;
    long hash = 0;
    for (int i = from; i < from + stride; i++) {
      hash = StateLayout.mix(hash ^ keys[i]);
    }
    int mask = table.length - 1;
    int at = (int) hash & mask;
    while (table[at] != 0) {
      int other = (table[at] - 1) * stride;
      if (Arrays.equals(keys, other, other + stride, keys, from, from + stride)) {
        return at;
      }
      at = at + 1 & mask;
    }
    return at;
  }

  long bytes() {
    return 8L * keys.length + 4L * table.length;
  }
}
