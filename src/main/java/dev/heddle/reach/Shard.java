package dev.heddle.reach;

import java.util.Arrays;

/**
 * A set of packed states, in the order they came, each with the number of the one it came from.
 * States stand in chunks that are never moved; an open-addressing table of their indices finds
 * them. Whole states are compared, so nothing is lost to a hash.
 */
final class Shard {
  private static final int CHUNK_BITS = 12;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private final int words;
  private long[][] states = new long[1][];
  private int[][] parents = new int[1][];
  private int size;

  /** An index plus 1, 0 if the place is empty; at most three quarters full. */
  private int[] table = new int[16];

  Shard(int words) {
    this.words = words;
  }

  int size() {
    return size;
  }

  /** The array that has a state; {@link #base} tells where. */
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

  /** Adds the state that stands at an offset of an array; false if it is already here. */
  boolean add(long[] from, int offset, long hash, int parent) {
    int mask = table.length - 1;
    int at = (int) hash & mask;
    while (table[at] != 0) {
      if (same(table[at] - 1, from, offset)) {
        return false;
      }
      at = at + 1 & mask;
    }
    append(from, offset, parent);
    table[at] = size;
    if (4L * size > 3L * table.length) {
      rehash();
    }
    return true;
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

  /** Chunks are whole, but for the first one: small programs should not pay for large ones. */
  private void enlarge(int chunk) {
    int held = states[chunk] == null ? 0 : parents[chunk].length;
    int capacity = chunk > 0 ? CHUNK : Math.max(16, 4 * held);
    states[chunk] =
        held == 0 ? new long[capacity * words] : Arrays.copyOf(states[chunk], capacity * words);
    parents[chunk] = held == 0 ? new int[capacity] : Arrays.copyOf(parents[chunk], capacity);
  }

  private void rehash() {
    table = new int[2 * table.length];
    int mask = table.length - 1;
    for (int i = 0; i < size; i++) {
      int at = (int) Layout.hash(chunk(i), base(i), words) & mask;
      while (table[at] != 0) {
        at = at + 1 & mask;
      }
      table[at] = i + 1;
    }
  }

  long bytes() {
    long bytes = 4L * table.length;
    for (int i = 0; i < states.length && states[i] != null; i++) {
      bytes += 8L * states[i].length + 4L * parents[i].length;
    }
    return bytes;
  }
}
