// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;

/** Which lane moves next, where chance decides. */
public interface Strategy {
  /** An execution begins. */
  default void begin() {}

  /** The index of one of the first {@code count} lanes, which all can move. */
  int pick(int[] lanes, int count);

  /** The longest execution that it has seen. */
  default int longest() {
    return 0;
  }

  /** So long executions have been seen; it must not learn from single ones. */
  default void expect(int length) {}

  /** The lane made the last event of the machine's execution. */
  default void moved(Machine machine, int lane) {}
}
