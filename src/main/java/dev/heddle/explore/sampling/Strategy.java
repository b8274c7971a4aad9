// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;

/** Which lane moves next, where chance decides. */
public interface Strategy {
  /** An execution begins. */
  default void begin() {}

  /** The index of one of the first {@code count} lanes, which all can move. */
  int pick(Machine machine, int[] lanes, int count);

  /** The lane made the last event of the machine's execution. */
  default void moved(Machine machine, int lane) {}

  /** What it has learnt from the executions that it has seen. */
  default Profile profile() {
    return new Profile();
  }

  /**
   * What all who use this strategy have learnt; what {@link #profile} has noted since the last time
   * must not change a decision before.
   */
  default void expect(Profile learnt) {}
}
