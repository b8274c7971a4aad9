// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * For each thread and cell, a set of the values that the thread may read; all of them in one array
 * of bits. The bits of a thread begin at a new word.
 */
final class ValueSets {
  private final FiniteProgram program;

  /** Words for each thread. */
  final int words;

  /** By cell: the bit of its first value. */
  private final int[] offset;

  /** By thread and state: the bits that matter, see {@link ReadableCells}. */
  private final long[][][] masks;

  ValueSets(FiniteProgram program) {
    this.program = program;
    offset = new int[program.cells() + 1];
    for (int c = 0; c < program.cells(); c++) {
      offset[c + 1] = offset[c] + program.values(c);
    }
    words = Math.max(1, (offset[program.cells()] + Long.SIZE - 1) / Long.SIZE);
    masks = program.threads().stream().map(this::masks).toArray(long[][][]::new);
  }

  private long[][] masks(FiniteThread thread) {
    return Arrays.stream(ReadableCells.of(thread)).map(this::mask).toArray(long[][]::new);
  }

  private long[] mask(BitSet cells) {
    BitSet bits = new BitSet();
    cells.stream().forEach(c -> bits.set(offset[c], offset[c + 1]));
    return Arrays.copyOf(bits.toLongArray(), words);
  }

  /** The sets of all threads when each may read what is in memory. */
  long[] initial(int[] memory) {
    List<FiniteThread> threads = program.threads();
    long[] sets = new long[threads.size() * words];
    for (int t = 0; t < threads.size(); t++) {
      setMemory(sets, t, memory);
      restrict(sets, t, FiniteThread.INITIAL);
    }
    return sets;
  }

  boolean contains(long[] sets, int thread, int cell, int value) {
    int bit = offset[cell] + value;
    return (sets[thread * words + (bit >> 6)] >>> bit & 1) != 0;
  }

  void add(long[] sets, int thread, int cell, int value) {
    int bit = offset[cell] + value;
    sets[thread * words + (bit >> 6)] |= 1L << bit;
  }

  /** Makes a value the only one of a cell. */
  void set(long[] sets, int thread, int cell, int value) {
    clear(sets, thread, cell);
    add(sets, thread, cell, value);
  }

  /** Removes all values of a cell. */
  void clear(long[] sets, int thread, int cell) {
    for (int bit = offset[cell]; bit < offset[cell + 1]; bit++) {
      sets[thread * words + (bit >> 6)] &= ~(1L << bit);
    }
  }

  /** Makes the values in memory the only ones of a thread. */
  void setMemory(long[] sets, int thread, int[] memory) {
    Arrays.fill(sets, thread * words, (thread + 1) * words, 0);
    addMemory(sets, thread, memory);
  }

  void addMemory(long[] sets, int thread, int[] memory) {
    for (int c = 0; c < memory.length; c++) {
      add(sets, thread, c, memory[c]);
    }
  }

  /** Removes the values that do not matter to a thread in a state. */
  void restrict(long[] sets, int thread, int state) {
    long[] mask = masks[thread][state];
    for (int w = 0; w < words; w++) {
      sets[thread * words + w] &= mask[w];
    }
  }

  static boolean isSubset(long[] sets, long[] of) {
    for (int w = 0; w < sets.length; w++) {
      if ((sets[w] & ~of[w]) != 0) {
        return false;
      }
    }
    return true;
  }
}
