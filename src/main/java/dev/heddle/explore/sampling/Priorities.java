// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/** A priority per lane; {@link #NONE} until it is given one. */
final class Priorities {
  static final long NONE = Long.MIN_VALUE;

  private long[] of = new long[0];

  void clear() {
    Arrays.fill(of, NONE);
  }

  long of(int lane) {
    return lane < of.length ? of[lane] : NONE;
  }

  void set(int lane, long priority) {
    if (lane >= of.length) {
      int known = of.length;
      of = Arrays.copyOf(of, lane * 2 + 64);
      Arrays.fill(of, known, of.length, NONE);
    }
    of[lane] = priority;
  }

  /** Gives a random priority, not negative, to those that have none. */
  void draw(int[] lanes, int count, RandomGenerator random) {
    for (int i = 0; i < count; i++) {
      if (of(lanes[i]) == NONE) {
        set(lanes[i], random.nextLong(Long.MAX_VALUE));
      }
    }
  }

  /** The index of the lane with the highest priority; of equals the first. */
  int highest(int[] lanes, int count) {
    int best = 0;
    for (int i = 1; i < count; i++) {
      best = of(lanes[i]) > of(lanes[best]) ? i : best;
    }
    return best;
  }
}
