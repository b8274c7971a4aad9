// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.analysis;

import dev.heddle.program.Order;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * C11's happens-before, by vector clocks: program order, spawn and join, mutexes and cells, and
 * releases read by acquires, through release sequences and fences. A clock has one entry per
 * thread: the number of its actions that happen before.
 */
final class Synchronization {
  private static final int[][] NONE = {};

  private final int threads;
  private final int[][] clock;

  /** What the last release fence of a thread gives to its relaxed stores; null if there is none. */
  private final int[][] released;

  /** What relaxed loads of a thread saw, to be had by an acquire fence. */
  private final int[][] pending;

  /** Per buffered store what it releases; nothing if it does not. */
  private final Map<Integer, Release> buffered = new HashMap<>();

  /**
   * Per byte and thread the release sequence headed by it that is still going on. By byte, because
   * accesses of different sizes may share some. Where none do, the first byte stands for all.
   */
  private final Map<Long, int[][]> sequences = new HashMap<>();

  /** Per mutex or cell what the next one to use it learns. */
  private final Map<Integer, int[]> cells = new HashMap<>();

  /** A store on its way to memory; {@code clock} is null if it releases nothing. */
  private record Release(int thread, int[] clock) {}

  Synchronization(int threads) {
    this.threads = threads;
    clock = new int[threads][threads];
    released = new int[threads][];
    pending = new int[threads][threads];
  }

  void tick(int t) {
    clock[t][t]++;
  }

  int time(int t) {
    return clock[t][t];
  }

  /** Whether another thread's action at a time happens before thread {@code t}'s next action. */
  boolean happensBefore(int t, int other, int time) {
    return clock[t][other] >= time;
  }

  private static void join(int[] mine, int[] others) {
    if (others != null) {
      Arrays.setAll(mine, i -> Math.max(mine[i], others[i]));
    }
  }

  void spawn(int t, int child) {
    join(clock[child], clock[t]);
  }

  void join(int t, int child) {
    join(clock[t], clock[child]);
  }

  /** Uses a mutex or cell; if it changes it, others learn of it. */
  void synchronize(int t, int cell, boolean writes) {
    int[] known = cells.computeIfAbsent(cell, k -> new int[threads]);
    join(clock[t], known);
    if (writes) {
      join(known, clock[t]);
    }
  }

  /** What the next one to use a mutex or cell would learn. */
  int[] known(int cell) {
    return cells.get(cell).clone();
  }

  /** Adds another clock to that of a thread. */
  void join(int t, int[] others) {
    join(clock[t], others);
  }

  void releaseFence(int t) {
    released[t] = clock[t].clone();
  }

  void acquireFence(int t) {
    join(clock[t], pending[t]);
  }

  // ---------------------------------------------------------------- atomic accesses

  /** What a store of this order gives to those that read it, or null. */
  private int[] release(int t, Order order) {
    return switch (order) {
      case RELEASE, ACQ_REL, SEQ_CST -> clock[t].clone();
      case RELAXED, ACQUIRE -> released[t];
      case PLAIN -> null;
    };
  }

  void store(int t, int entry, Order order) {
    buffered.put(entry, new Release(t, release(t, order)));
  }

  void commit(int entry, long[] bytes) {
    Release r = buffered.get(entry);
    extend(bytes, r.thread(), r.clock(), false);
  }

  void write(int t, long[] bytes, Order order) {
    extend(bytes, t, release(t, order), false);
  }

  void update(int t, long[] bytes, Order order) {
    extend(bytes, t, release(t, order), true);
  }

  private void extend(long[] bytes, int t, int[] release, boolean update) {
    for (long at : bytes) {
      extend(at, t, release, update);
    }
  }

  /**
   * The next write of a byte: release sequences continue by the thread that heads them and by
   * updates of any, and one may begin.
   */
  private void extend(long at, int t, int[] release, boolean update) {
    int[][] going = sequences.computeIfAbsent(at, k -> new int[threads][]);
    for (int head = 0; head < threads && !update; head++) {
      going[head] = head == t ? going[head] : null;
    }
    if (release != null) {
      int[] joined = release.clone();
      join(joined, going[t]);
      going[t] = joined;
    }
  }

  /** Reads the last write of each of these bytes. */
  void load(int t, long[] bytes, Order order) {
    if (order == Order.PLAIN) {
      return;
    }
    boolean acquires = order != Order.RELAXED && order != Order.RELEASE;
    for (long at : bytes) {
      for (int[] message : sequences.getOrDefault(at, NONE)) {
        join(acquires ? clock[t] : pending[t], message);
      }
    }
  }
}
