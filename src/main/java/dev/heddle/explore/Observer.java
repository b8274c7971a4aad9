package dev.heddle.explore;

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

  /** The first event, or a thousand since the last time. */
  default void tick() {}

  /**
   * The machine stands at the end of an execution.
   *
   * @param complete false if it was cut
   * @return whether to go on searching
   */
  boolean seen(Machine machine, boolean complete);
}
