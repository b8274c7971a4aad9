// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * PCT (Burckhardt, Kothari, Musuvathi, Nagarakatte: A Randomized Scheduler with Probabilistic
 * Guarantees of Finding Bugs, 2010): lanes have random priorities and the highest moves; at d - 1
 * random points the one that just moved falls below all that have not fallen. Which of the fallen
 * is the lowest is drawn with the points, whatever their order in time. The length of an execution,
 * among whose events the points are drawn, is the longest that has been seen.
 */
public final class PriorityChangePoints implements Strategy {
  private final RandomGenerator random;
  private final Priorities priorities = new Priorities();
  private final Profile profile = new Profile();

  /** The events after which a priority changes: to -1 at the first, -2 at the second. */
  private final int[] points;

  private int expected = 1;
  private int length;

  public PriorityChangePoints(RandomGenerator random, int depth) {
    this.random = random;
    this.points = new int[depth - 1];
  }

  @Override
  public void begin() {
    priorities.clear();
    length = 0;
    Arrays.setAll(points, i -> 1 + random.nextInt(expected));
  }

  @Override
  public Profile profile() {
    return profile;
  }

  @Override
  public void expect(Profile learnt) {
    expected = Math.max(1, learnt.longest());
  }

  @Override
  public int pick(Machine machine, int[] lanes, int count) {
    priorities.draw(lanes, count, random);
    return priorities.highest(lanes, count);
  }

  @Override
  public void moved(Machine machine, int lane) {
    length++;
    profile.addLength(length);
    for (int i = 0; i < points.length; i++) {
      if (points[i] == length) {
        priorities.set(lane, -1L - i);
      }
    }
  }
}
