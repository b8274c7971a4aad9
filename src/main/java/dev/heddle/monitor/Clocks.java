// SPDX-License-Identifier: Apache-2.0
package dev.heddle.monitor;

import java.util.Arrays;

/**
 * The happens-before order of a sequentially consistent execution (program order and conflicts) as
 * vector clocks: one per thread, and per location one of its last write and one of all reads. The
 * time of an event is its number among the events of its thread, from 1.
 */
final class Clocks {
  /** The width of a clock is a multiple of it. */
  private static final int STEP = 4;

  /** The number of entries of a clock, at least the number of threads so far. */
  private int width = STEP;

  /** Per thread: the number of its events. */
  private long[] times = new long[width];

  /** Per thread: the clock of its last event, except its own entry, which is in {@link #times}. */
  private long[] threads = new long[width * width];

  /**
   * Per location: the clock of its last write, then the least upper bound of those of its reads.
   */
  private long[] locations = new long[64 * 2 * width];

  private int known;

  void reset() {
    Arrays.fill(times, 0);
    Arrays.fill(threads, 0);
    Arrays.fill(locations, 0, known * 2 * width, 0);
    known = 0;
  }

  int width() {
    return width;
  }

  /** Ensures space for a thread. */
  void prepareThread(int thread) {
    if (thread < width) {
      return;
    }
    int wider = Integer.highestOneBit(thread) * 2;
    times = Arrays.copyOf(times, wider);
    threads = Arrays.copyOf(spread(threads, wider), wider * wider);
    locations = spread(locations, wider);
    width = wider;
  }

  private long[] spread(long[] clocks, int wider) {
    int count = clocks.length / width;
    long[] larger = new long[Math.multiplyExact(count, wider)];
    for (int i = 0; i < count; i++) {
      System.arraycopy(clocks, i * width, larger, i * wider, width);
    }
    return larger;
  }

  /** Ensures space for a location. */
  void prepareLocation(int location) {
    if (location < known) {
      return;
    }
    known = location + 1;
    int needed = Math.multiplyExact(known, 2 * width);
    if (needed > locations.length) {
      locations = Arrays.copyOf(locations, (int) Math.min(needed * 2L, Integer.MAX_VALUE - 8));
    }
  }

  /** The number of events of the thread. */
  long time(int thread) {
    return times[thread];
  }

  /** Whether the event of another thread at that time happens before the thread's last event. */
  boolean isBefore(int thread, int other, long time) {
    return threads[thread * width + other] >= time;
  }

  /**
   * Whether the event of a thread at that time happens before an access of a location that precedes
   * the next event: its last write, or any read if the next event writes.
   */
  boolean isAccessedAfter(int location, int thread, long time, boolean writes) {
    int written = location * 2 * width;
    return locations[written + thread] >= time
        || writes && locations[written + width + thread] >= time;
  }

  /** The thread's next event reads. */
  void read(int thread, int location, int[] overlaps) {
    int mine = thread * width;
    int written = location * 2 * width;
    join(threads, mine, locations, written);
    for (int o : overlaps) {
      join(threads, mine, locations, o * 2 * width);
    }
    join(locations, written + width, threads, mine);
    locations[written + width + thread] = ++times[thread];
  }

  /** As {@link #read}, for a location that the thread itself wrote last. */
  void readOwn(int thread, int location) {
    int read = (location * 2 + 1) * width;
    join(locations, read, threads, thread * width);
    locations[read + thread] = ++times[thread];
  }

  /** The thread's next event writes. */
  void write(int thread, int location, int[] overlaps) {
    int mine = thread * width;
    int written = location * 2 * width;
    join(threads, mine, locations, written);
    join(threads, mine, locations, written + width);
    for (int o : overlaps) {
      join(threads, mine, locations, o * 2 * width);
      join(threads, mine, locations, o * 2 * width + width);
    }
    join(locations, written, threads, mine);
    locations[written + thread] = ++times[thread];
  }

  /**
   * As {@link #write}, for a location that only the thread itself has accessed since it wrote it
   * last.
   */
  void writeOwn(int thread, int location) {
    int written = location * 2 * width;
    join(locations, written, threads, thread * width);
    locations[written + thread] = ++times[thread];
  }

  /** Orders the last event of one thread before the next event of the other. */
  void order(int first, int second) {
    join(threads, second * width, threads, first * width);
    threads[second * width + first] = times[first];
  }

  /**
   * Takes the maximum. The first four entries are handled separately, because most clocks have no
   * more.
   */
  private void join(long[] to, int at, long[] from, int start) {
    joinFour(to, at, from, start);
    for (int i = STEP; i < width; i += STEP) {
      joinFour(to, at + i, from, start + i);
    }
  }

  private static void joinFour(long[] to, int a, long[] from, int b) {
    long x0 = Math.max(to[a], from[b]);
    long x1 = Math.max(to[a + 1], from[b + 1]);
    long x2 = Math.max(to[a + 2], from[b + 2]);
    long x3 = Math.max(to[a + 3], from[b + 3]);
    to[a] = x0;
    to[a + 1] = x1;
    to[a + 2] = x2;
    to[a + 3] = x3;
  }
}
