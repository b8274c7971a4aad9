package dev.heddle.trace;

import java.util.Arrays;

/**
 * The spawns and joins of an execution, in the order they were done. They are no events but parts
 * of the steps around them: a spawn is part of a step of its thread; a join is part of one, too, or
 * of the step that ended the thread it waited for.
 */
public final class Forks {
  private int count;

  /** The thread that is joined, or the complement of the one that is spawned. */
  private int[] other = new int[16];

  private int[] thread = new int[16];
  private int[] operation = new int[16];
  private int[] event = new int[16];
  private int[] origin = new int[16];
  private int[] lastOwn = new int[16];
  private int[] earlier = new int[16];

  void spawn(int by, int child, int operations, int step) {
    add(by, ~child, operations, step);
  }

  /**
   * A thread goes on behind a join.
   *
   * @param operations how many it has done
   * @param step the event in whose step it goes on, -1 before the first
   * @param own its own last event, or -1
   * @param before the join before this one since then, or -1
   */
  public int join(int by, int child, int operations, int step, int own, int before, int at) {
    add(by, child, operations, step);
    origin[count - 1] = at;
    lastOwn[count - 1] = own;
    earlier[count - 1] = before;
    return count - 1;
  }

  private void add(int by, int with, int operations, int step) {
    if (count == other.length) {
      int n = count * 2;
      other = Arrays.copyOf(other, n);
      thread = Arrays.copyOf(thread, n);
      operation = Arrays.copyOf(operation, n);
      event = Arrays.copyOf(event, n);
      origin = Arrays.copyOf(origin, n);
      lastOwn = Arrays.copyOf(lastOwn, n);
      earlier = Arrays.copyOf(earlier, n);
    }
    other[count] = with;
    thread[count] = by;
    operation[count] = operations;
    event[count++] = step;
  }

  void truncate(int length) {
    count = length;
  }

  public int count() {
    return count;
  }

  public boolean isJoin(int i) {
    return other[i] >= 0;
  }

  /** Who spawns or joins. */
  public int thread(int i) {
    return thread[i];
  }

  /** Who is spawned or joined. */
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
