// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import dev.heddle.machine.Machine;

/** Receives every execution that a search completes; limits and progress are decorators of it. */
public interface Observer {
  /** The estimate that a search keeps up to date. */
  default Estimate estimate() {
    return new Estimate();
  }

  /** The most events of an execution; a longer one is cut, and the search continues. */
  default int maxLength() {
    return Integer.MAX_VALUE;
  }

  /**
   * Called at intervals, and at the first event.
   *
   * @param events the number of events since the last call
   * @return whether the execution may continue: if not, it is not reported, and the search ends
   */
  default boolean tick(int events) {
    return true;
  }

  /**
   * Called when the machine is at the end of an execution.
   *
   * @param complete false if it was cut
   * @return whether to continue the search
   */
  boolean onExecution(Machine machine, boolean complete);
}
