package dev.heddle.oracle;

import java.util.Arrays;

/**
 * A state with its history; immutable, nobody changes the arrays after the construction. Parts are
 * numbers of {@link Pool} and {@link Chains}, so equal states have equal arrays.
 *
 * <p>A thread is four ints: its local state + 1 (0: no such thread yet), its buffer, its reads as a
 * chain of (operation, source) for every byte, its choices as a chain of (operation, value). A cell
 * is one int: the chain of its writers, and in the low eight bits its value. A mutex is two ints:
 * its holder + 1 (0: free) and the chain of its writers.
 */
final class State {
  static final int THREAD = 4;
  static final int MUTEX = 2;

  final int[] threads;
  final int[] cells;
  final int[] mutexes;
  private final int hash;

  State(int[] threads, int[] cells, int[] mutexes) {
    this.threads = threads;
    this.cells = cells;
    this.mutexes = mutexes;
    long mixed = mix(mix(mix(0, threads), cells), mutexes);
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

  /** The holder of a mutex, or -1. */
  int holder(int mutex) {
    return mutex * MUTEX < mutexes.length ? mutexes[mutex * MUTEX] - 1 : -1;
  }

  int mutexWriters(int mutex) {
    return mutex * MUTEX < mutexes.length ? mutexes[mutex * MUTEX + 1] : 0;
  }

  int cellWriters(int cell) {
    return cells[cell] >>> Byte.SIZE;
  }

  /** Little-endian. */
  long value(int cell, int bytes) {
    long value = 0;
    for (int i = bytes - 1; i >= 0; i--) {
      value = value << Byte.SIZE | cells[cell + i] & 0xFF;
    }
    return value;
  }

  State withLocal(int thread, int local) {
    return new State(threads(thread, local, buffer(thread)), cells, mutexes);
  }

  State withLocal(int thread, int local, int buffer) {
    return new State(threads(thread, local, buffer), cells, mutexes);
  }

  State withRead(int thread, int local, int reads) {
    int[] changed = threads(thread, local, buffer(thread));
    changed[thread * THREAD + 2] = reads;
    return new State(changed, cells, mutexes);
  }

  State withChoice(int thread, int local, int choices) {
    int[] changed = threads(thread, local, buffer(thread));
    changed[thread * THREAD + 3] = choices;
    return new State(changed, cells, mutexes);
  }

  State withThread(int thread, int local) {
    int size = Math.max(threads.length, (thread + 1) * THREAD);
    int[] changed = Arrays.copyOf(threads, size);
    changed[thread * THREAD] = local + 1;
    return new State(changed, cells, mutexes);
  }

  State withCells(int[] changed) {
    return new State(threads, changed, mutexes);
  }

  State withMutex(int mutex, int holder, int writers) {
    int size = Math.max(mutexes.length, (mutex + 1) * MUTEX);
    int[] changed = Arrays.copyOf(mutexes, size);
    changed[mutex * MUTEX] = holder + 1;
    changed[mutex * MUTEX + 1] = writers;
    return new State(threads, cells, changed);
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
        && Arrays.equals(s.threads, threads)
        && Arrays.equals(s.cells, cells)
        && Arrays.equals(s.mutexes, mutexes);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
