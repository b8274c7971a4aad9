// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;

/** Chooses the lane that moves next in a random execution. */
public interface Strategy {
  /** Called at the beginning of an execution. */
  default void begin() {}

  /** The index of one of the first {@code count} lanes, which are all enabled. */
  int pick(Machine machine, int[] lanes, int count);

  /** Called when a lane has made the last event of the machine's execution. */
  default void onStep(Machine machine, int lane) {}

  /** The statistics of the executions that it has run. */
  default Profile profile() {
    return new Profile();
  }

  /**
   * Receives the statistics of all instances of this strategy. Until then, the statistics of {@link
   * #profile} since the last call must not change a decision.
   */
  default void expect(Profile learnt) {}
}
