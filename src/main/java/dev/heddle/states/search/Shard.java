// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import java.util.Arrays;

/**
 * A set of packed states in the order in which they were added, each with the id of its parent.
 * States are stored in chunks that are never moved, with an open-addressing table of their indices.
 * Whole states are compared, so no state is identified by a hash alone.
 */
final class Shard {
  private static final int CHUNK_BITS = 12;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private final int words;
  private long[][] states = new long[1][];
  private int[][] parents = new int[1][];
  private int size;

  /** Indices, at most three quarters full. */
  private int[] table = new int[16];

  /**
   * For each slot of the table, some bits of the hash of its state, or 0 if it is empty; they
   * distinguish most states.
   */
  private byte[] tags = new byte[16];

  Shard(int words) {
    this.words = words;
  }

  int size() {
    return size;
  }

  /** The array that contains a state, at index {@link #base}. */
  long[] chunk(int index) {
    return states[index >>> CHUNK_BITS];
  }

  int base(int index) {
    return (index & CHUNK - 1) * words;
  }

  int parent(int index) {
    return parents[index >>> CHUNK_BITS][index & CHUNK - 1];
  }

  void parent(int index, int parent) {
    parents[index >>> CHUNK_BITS][index & CHUNK - 1] = parent;
  }

  /** Adds the state at an offset of an array; false if it is already present. */
  boolean add(long[] from, int offset, long hash, int parent) {
    int mask = table.length - 1;
    int at = (int) hash & mask;
    byte tag = tag(hash);
    while (tags[at] != 0) {
      if (tags[at] == tag && same(table[at], from, offset)) {
        return false;
      }
      at = at + 1 & mask;
    }
    tags[at] = tag;
    table[at] = size;
    append(from, offset, parent);
    if (4L * size > 3L * table.length) {
      rehash();
    }
    return true;
  }

  /**
   * Bits of the hash that are used neither for the shard nor, except in the largest tables, for the
   * slot.
   */
  private static byte tag(long hash) {
    byte tag = (byte) (hash >>> 48);
    return tag == 0 ? 1 : tag;
  }

  private boolean same(int index, long[] from, int offset) {
    long[] chunk = chunk(index);
    int base = base(index);
    for (int i = 0; i < words; i++) {
      if (chunk[base + i] != from[offset + i]) {
        return false;
      }
    }
    return true;
  }

  private void append(long[] from, int offset, int parent) {
    int chunk = size >>> CHUNK_BITS;
    if (chunk == states.length) {
      states = Arrays.copyOf(states, 2 * chunk);
      parents = Arrays.copyOf(parents, 2 * chunk);
    }
    if (states[chunk] == null || base(size) == states[chunk].length) {
      enlarge(chunk);
    }
    System.arraycopy(from, offset, states[chunk], base(size), words);
    parents[chunk][size & CHUNK - 1] = parent;
    size++;
  }

  /** Adds a chunk. The first one starts small, so that small programs need little memory. */
  private void enlarge(int chunk) {
    int held = states[chunk] == null ? 0 : parents[chunk].length;
    int capacity = chunk > 0 ? CHUNK : Math.max(16, 4 * held);
    states[chunk] =
        held == 0 ? new long[capacity * words] : Arrays.copyOf(states[chunk], capacity * words);
    parents[chunk] = held == 0 ? new int[capacity] : Arrays.copyOf(parents[chunk], capacity);
  }

  private void rehash() {
    table = new int[2 * table.length];
    tags = new byte[table.length];
    int mask = table.length - 1;
    for (int i = 0; i < size; i++) {
      long hash = StateLayout.hash(chunk(i), base(i), words);
      int at = (int) hash & mask;
      while (tags[at] != 0) {
        at = at + 1 & mask;
      }
      tags[at] = tag(hash);
      table[at] = i;
    }
  }

  long bytes() {
    long bytes = 5L * table.length;
    for (int i = 0; i < states.length && states[i] != null; i++) {
      bytes += 8L * states[i].length + 4L * parents[i].length;
    }
    return bytes;
  }
}
