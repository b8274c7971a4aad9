// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import dev.heddle.machine.Machine;

/** Sees every execution that a search completes; limits and progress are decorators of it. */
public interface Observer {
  /** Where a search notes how far it is. */
  default Estimate estimate() {
    return new Estimate();
  }

  /** The most events that an execution may have: it is cut there, and the search goes on. */
  default int longest() {
    return Integer.MAX_VALUE;
  }

  /**
   * Comes every now and then, and at the first event.
   *
   * @param events how many there were since the last time
   * @return whether the execution may go on: if not, nobody sees it, and the search ends
   */
  default boolean tick(int events) {
    return true;
  }

  /**
   * The machine stands at the end of an execution.
   *
   * @param complete false if it was cut
   * @return whether to go on searching
   */
  boolean seen(Machine machine, boolean complete);
}
