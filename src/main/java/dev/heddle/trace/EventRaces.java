// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.Arrays;

/**
 * The races of an execution, in the order of their later events. They grow and shrink with the
 * execution.
 */
public final class EventRaces {
  private int count;
  private int[] first = new int[64];
  private int[] second = new int[64];

  private int events;

  /** Per event: how many races there were before it. */
  private int[] mark = new int[64];

  EventRaces() {}

  /** The next event is being made. */
  void open() {
    if (events == mark.length) {
      mark = Arrays.copyOf(mark, events * 2);
    }
    mark[events++] = count;
  }

  /** Undoes the last event. */
  void drop() {
    count = mark[--events];
  }

  void add(int e, int d) {
    if (count == first.length) {
      grow();
    }
    first[count] = e;
    second[count++] = d;
  }

  private void grow() {
    first = Arrays.copyOf(first, count * 2);
    second = Arrays.copyOf(second, count * 2);
  }

  public int count() {
    return count;
  }

  /** The first race whose later event is {@code d} or newer. */
  public int from(int d) {
    return d >= events ? count : mark[d];
  }

  /** The earlier event; or {@code ~c}: the later one is a choice and c another alternative. */
  public int first(int race) {
    return first[race];
  }

  /** The later event. */
  public int second(int race) {
    return second[race];
  }
}
