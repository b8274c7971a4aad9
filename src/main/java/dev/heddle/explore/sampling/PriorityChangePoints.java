// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * PCT (Burckhardt, Kothari, Musuvathi, Nagarakatte: A Randomized Scheduler with Probabilistic
 * Guarantees of Finding Bugs, 2010): lanes have random priorities and the highest moves; at d - 1
 * random points the one that just moved falls below all others. The length of an execution, among
 * whose events the points are drawn, is what it is told to expect.
 */
public final class PriorityChangePoints implements Strategy {
  private final RandomGenerator random;
  private final Priorities priorities = new Priorities();

  /** The events after which a priority changes. */
  private final int[] points;

  private int longest;
  private int expected = 1;
  private int length;

  /** Given anew, lower than all before it. */
  private long lowest;

  public PriorityChangePoints(RandomGenerator random, int depth) {
    this.random = random;
    this.points = new int[depth - 1];
  }

  @Override
  public void begin() {
    priorities.clear();
    length = 0;
    lowest = 0;
    Arrays.setAll(points, i -> 1 + random.nextInt(expected));
  }

  @Override
  public int longest() {
    return longest;
  }

  @Override
  public void expect(int events) {
    expected = Math.max(expected, events);
  }

  @Override
  public int pick(int[] lanes, int count) {
    for (int i = 0; i < count; i++) {
      if (priorities.of(lanes[i]) == Priorities.NONE) {
        priorities.set(lanes[i], random.nextLong(Long.MAX_VALUE));
      }
    }
    return priorities.highest(lanes, count);
  }

  @Override
  public void moved(Machine machine, int lane) {
    length++;
    longest = Math.max(longest, length);
    for (int point : points) {
      if (point == length) {
        priorities.set(lane, --lowest);
      }
    }
  }
}
