// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A state with its history; immutable, nobody changes the arrays after the construction. Parts are
 * numbers of {@link Pool} and {@link Chains}, so equal states have equal arrays.
 *
 * <p>A thread is six ints: its local state + 1 (0: no such thread yet), its buffer, its reads as a
 * chain of (operation, source) for every byte, its choices as a chain of (operation, value),
 * whether it was joined, and its {@link Log} as a chain. A cell is one int: the chain of its
 * writers, a bit that says whether it has a value, and in the low eight bits the value. A word is a
 * mutex or what an await waits for, two ints: for a mutex its holder + 1 (0: free), else the number
 * of its value; and the chain of its writers. An object is one int, see {@link #LIVE}.
 */
final class State {
  static final int THREAD = 6;
  static final int WORD = 2;

  /**
   * Of objects; 0 means that it was not reserved yet, and what is more than {@link #FREED} by how
   * much is the operation that freed it last.
   */
  static final int LIVE = 1;

  static final int FREED = 2;

  /** Of a cell. */
  static final int WRITTEN = 1 << Byte.SIZE;

  static final int HISTORY_SHIFT = Byte.SIZE + 1;

  private static final BigInteger WIDE_MODULUS = BigInteger.ONE.shiftLeft(WideValues.BITS);

  final int[] threads;
  final int[] cells;
  final int[] words;
  final int[] objects;

  /** The number of a set of faults. */
  final int faults;

  private final int hash;

  State(int[] threads, int[] cells, int[] words, int[] objects, int faults) {
    this.threads = threads;
    this.cells = cells;
    this.words = words;
    this.objects = objects;
    this.faults = faults;
    long mixed = mix(mix(mix(mix(faults, threads), cells), words), objects);
    hash = (int) (mixed ^ mixed >>> 32);
  }

  int threadCount() {
    return threads.length / THREAD;
  }

  boolean exists(int thread) {
    return thread >= 0 && thread < threadCount() && threads[thread * THREAD] != 0;
  }

  int local(int thread) {
    return threads[thread * THREAD] - 1;
  }

  int buffer(int thread) {
    return threads[thread * THREAD + 1];
  }

  int reads(int thread) {
    return threads[thread * THREAD + 2];
  }

  int choices(int thread) {
    return threads[thread * THREAD + 3];
  }

  boolean isJoined(int thread) {
    return threads[thread * THREAD + 4] != 0;
  }

  int log(int thread) {
    return threads[thread * THREAD + 5];
  }

  /** The holder of a mutex + 1, or the number of a value. */
  int word(int word) {
    return word * WORD < words.length ? words[word * WORD] : 0;
  }

  int wordWriters(int word) {
    return word * WORD < words.length ? words[word * WORD + 1] : 0;
  }

  boolean isLive(int object) {
    return objects[object] == LIVE;
  }

  /** The operation that last freed an object, or 0. */
  int freedBy(int object) {
    return Math.max(0, objects[object] - FREED);
  }

  int cellWriters(int cell) {
    return cell < cells.length ? cells[cell] >>> HISTORY_SHIFT : 0;
  }

  /** How many of the cells have a value. */
  int written(int cell, int bytes) {
    int count = 0;
    for (int i = 0; i < bytes; i++) {
      count += (cells[cell + i] & WRITTEN) == 0 ? 0 : 1;
    }
    return count;
  }

  /** Little-endian, as it is in a register. */
  long value(int cell, int bytes) {
    if (bytes == WideValues.BYTES) {
      BigInteger high = BigInteger.valueOf(value(cell + Long.BYTES, Long.BYTES));
      BigInteger low = WideValues.unsigned(value(cell, Long.BYTES), Long.SIZE);
      return WideValues.number(low.add(high.shiftLeft(Long.SIZE)).mod(WIDE_MODULUS));
    }
    long value = 0;
    for (int i = bytes - 1; i >= 0; i--) {
      value = value << Byte.SIZE | cells[cell + i] & 0xFF;
    }
    return value;
  }

  State withLocal(int thread, int local) {
    return withThreads(threads(thread, local, buffer(thread)));
  }

  State withLocal(int thread, int local, int buffer) {
    return withThreads(threads(thread, local, buffer));
  }

  State withRead(int thread, int local, int reads) {
    int[] changed = threads(thread, local, buffer(thread));
    changed[thread * THREAD + 2] = reads;
    return withThreads(changed);
  }

  State withChoice(int thread, int local, int choices) {
    int[] changed = threads(thread, local, buffer(thread));
    changed[thread * THREAD + 3] = choices;
    return withThreads(changed);
  }

  State withJoined(int thread) {
    int[] changed = threads.clone();
    changed[thread * THREAD + 4] = 1;
    return withThreads(changed);
  }

  State withLog(int thread, int log) {
    int[] changed = threads.clone();
    changed[thread * THREAD + 5] = log;
    return withThreads(changed);
  }

  State withThread(int thread, int local) {
    int[] changed = longer(threads, (thread + 1) * THREAD);
    changed[thread * THREAD] = local + 1;
    return withThreads(changed);
  }

  State withCells(int[] changed) {
    return new State(threads, changed, words, objects, faults);
  }

  State withObject(int object, int status) {
    int[] changed = longer(objects, object + 1);
    changed[object] = status;
    return new State(threads, cells, words, changed, faults);
  }

  State withWord(int word, int value, int writers) {
    int[] changed = longer(words, (word + 1) * WORD);
    changed[word * WORD] = value;
    changed[word * WORD + 1] = writers;
    return new State(threads, cells, changed, objects, faults);
  }

  State withFaults(int set) {
    return new State(threads, cells, words, objects, set);
  }

  /** A copy with room for so many. */
  static int[] longer(int[] values, int size) {
    return Arrays.copyOf(values, Math.max(values.length, size));
  }

  private State withThreads(int[] changed) {
    return new State(changed, cells, words, objects, faults);
  }

  private int[] threads(int thread, int local, int buffer) {
    int[] changed = threads.clone();
    changed[thread * THREAD] = local + 1;
    changed[thread * THREAD + 1] = buffer;
    return changed;
  }

  private static long mix(long seed, int[] values) {
    long mixed = seed;
    for (int value : values) {
      mixed = (mixed ^ value) * 0x9E37_79B9_7F4A_7C15L;
      mixed ^= mixed >>> 29;
    }
    return mixed;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof State s
        && s.hash == hash
        && s.faults == faults
        && Arrays.equals(s.threads, threads)
        && Arrays.equals(s.cells, cells)
        && Arrays.equals(s.words, words)
        && Arrays.equals(s.objects, objects);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
