// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The spawns and joins of an execution, in order. They are no events but parts of the steps around
 * them: a spawn is part of a step of its thread; a join is part of one, too, or of the step that
 * ended the thread it waited for.
 */
public final class Forks {
  /** Where the numbers of rows begin, beyond all threads. */
  private static final int ROWS = 1 << 16;

  private int count;

  /** The thread that is joined, or the complement of the one that is spawned, or a row of joins. */
  private int[] other = new int[16];

  private int[] thread = new int[16];
  private int[] operation = new int[16];
  private int[] event = new int[16];
  private int[] origin = new int[16];
  private int[] lastOwn = new int[16];
  private int[] earlier = new int[16];

  /** The threads below 64 that had been joined before, and those that are now. */
  private long[] joinedBefore = new long[16];

  private long joined;

  /** Per thread: the thread that spawned it, which is always the same; -1 for none. */
  private int[] parent = Growing.filled(8);

  private final List<Row> rows = new ArrayList<>();

  /**
   * Joins that a thread passes one after another, which are noted as one.
   *
   * @param children the threads, all below 64
   */
  public record Row(int[] children, int[] origins) {
    /** A bit for each thread. */
    public long mask() {
      return Arrays.stream(children).mapToLong(c -> 1L << c).reduce(0, (a, b) -> a | b);
    }
  }

  void spawn(int by, int child, int operations, int step) {
    if (child >= parent.length) {
      parent = Growing.longer(parent, child + 1);
    }
    parent[child] = by;
    add(by, ~child, operations, step);
  }

  /**
   * A thread continues after a join.
   *
   * @param operations how many it has done
   * @param step the event in whose step it continues, -1 before the first
   * @param own its own last event, or -1
   * @param before the join before this one since then, or -1
   */
  public int join(int by, int child, int operations, int step, int own, int before, int at) {
    add(by, child, operations, step);
    joined |= child < 64 ? 1L << child : 0;
    return add(own, before, at);
  }

  private int add(int own, int before, int at) {
    origin[count - 1] = at;
    lastOwn[count - 1] = own;
    earlier[count - 1] = before;
    return count - 1;
  }

  /** A number for a row, which is kept for good. */
  public int number(Row row) {
    rows.add(row);
    return rows.size() - 1;
  }

  /** A thread continues after a row of joins; see {@link #join}. */
  public int row(int by, int row, long mask, int operations, int step, int own, int before) {
    add(by, ROWS + row, operations, step);
    joined |= mask;
    return add(own, before, -1);
  }

  private void add(int by, int with, int operations, int step) {
    if (count == other.length) {
      grow();
    }
    joinedBefore[count] = joined;
    other[count] = with;
    thread[count] = by;
    operation[count] = operations;
    event[count++] = step;
  }

  private void grow() {
    int n = count * 2;
    other = Arrays.copyOf(other, n);
    thread = Arrays.copyOf(thread, n);
    operation = Arrays.copyOf(operation, n);
    event = Arrays.copyOf(event, n);
    origin = Arrays.copyOf(origin, n);
    lastOwn = Arrays.copyOf(lastOwn, n);
    earlier = Arrays.copyOf(earlier, n);
    joinedBefore = Arrays.copyOf(joinedBefore, n);
  }

  public void truncate(int length) {
    if (length < count) {
      count = length;
      joined = joinedBefore[length];
    }
  }

  /** The thread that spawned this one, or -1. */
  int parent(int thread) {
    return thread < parent.length ? parent[thread] : -1;
  }

  /** A bit for each thread below 64 that was joined. */
  public long joined() {
    return joined;
  }

  /** Whether a thread was joined. */
  public boolean isJoined(int child) {
    if (child < 64) {
      return (joined >>> child & 1) != 0;
    }
    for (int i = 0; i < count; i++) {
      if (other[i] == child) {
        return true;
      }
    }
    return false;
  }

  /** The sequence of joins that an entry represents, or null. */
  public Row row(int i) {
    return other[i] >= ROWS ? rows.get(other[i] - ROWS) : null;
  }

  /** The same with an entry for each join; itself if it is that. */
  Forks single() {
    boolean hasRows = false;
    for (int i = 0; i < count; i++) {
      hasRows |= other[i] >= ROWS;
    }
    return hasRows ? withoutRows() : this;
  }

  private Forks withoutRows() {
    Forks all = new Forks();
    int[] last = new int[count];
    for (int i = 0; i < count; i++) {
      Row row = row(i);
      int before = isJoin(i) && earlier[i] >= 0 ? last[earlier[i]] : -1;
      if (!isJoin(i)) {
        all.spawn(thread[i], ~other[i], operation[i], event[i]);
      } else if (row == null) {
        all.join(thread[i], other[i], operation[i], event[i], lastOwn[i], before, origin[i]);
      }
      for (int k = 0; row != null && k < row.children.length; k++) {
        int at = row.origins[k];
        before =
            all.join(thread[i], row.children[k], operation[i], event[i], lastOwn[i], before, at);
      }
      last[i] = all.count - 1;
    }
    return all;
  }

  public int count() {
    return count;
  }

  public boolean isJoin(int i) {
    return other[i] >= 0;
  }

  /** The thread that spawns or joins. */
  public int thread(int i) {
    return thread[i];
  }

  /** The thread that is spawned or joined. */
  public int other(int i) {
    return isJoin(i) ? other[i] : ~other[i];
  }

  /** How many operations the thread had done. */
  public int operation(int i) {
    return operation[i];
  }

  /** The event in whose step it was done, -1 before the first. */
  public int event(int i) {
    return event[i];
  }

  /** The instruction of a join. */
  public int origin(int i) {
    return origin[i];
  }

  /** For a join: its thread's last event before it, or -1. */
  public int lastOwn(int i) {
    return lastOwn[i];
  }

  /** For a join: the one before it since its thread's last event, or -1. */
  public int earlier(int i) {
    return earlier[i];
  }
}
