package dev.heddle.machine;

import java.util.Arrays;

/**
 * What accesses did wrong that were made all the same. The thread goes on, so that what it does
 * next does not depend on when its store reached memory.
 */
public final class Faults {
  private int[] event = new int[4];
  private Stop[] what = new Stop[4];
  private int[] origin = new int[4];
  private int count;

  void add(int d, Stop wrong, int where) {
    if (count == event.length) {
      event = Arrays.copyOf(event, count * 2);
      what = Arrays.copyOf(what, count * 2);
      origin = Arrays.copyOf(origin, count * 2);
    }
    event[count] = d;
    what[count] = wrong;
    origin[count++] = where;
  }

  void dropFrom(int d) {
    while (count > 0 && event[count - 1] >= d) {
      count--;
    }
  }

  public int count() {
    return count;
  }

  /** The event of the i-th fault; for a buffered store its commit. */
  public int event(int i) {
    return event[i];
  }

  public Stop what(int i) {
    return what[i];
  }

  /** The instruction that made the access. */
  public int origin(int i) {
    return origin[i];
  }
}
