// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * PCT (Burckhardt, Kothari, Musuvathi, Nagarakatte: A Randomized Scheduler with Probabilistic
 * Guarantees of Finding Bugs, 2010): lanes have random priorities, and the lane with the highest
 * one moves; at d - 1 random points the priority of the lane that just moved is lowered below all
 * initial priorities. The order of the lowered priorities is drawn with the points, independently
 * of their order in time. The points are drawn among the events of an execution; its length is
 * taken to be that of the longest execution so far.
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
  public void onStep(Machine machine, int lane) {
    length++;
    profile.addLength(length);
    for (int i = 0; i < points.length; i++) {
      if (points[i] == length) {
        priorities.set(lane, -1L - i);
      }
    }
  }
}
