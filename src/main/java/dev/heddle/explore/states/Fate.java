// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.states;

/** What a state is for a question. */
public enum Fate {
  /** Nothing is wrong so far; the threads have to come to an end yet. */
  OPEN,

  /** Nothing is wrong, and whoever goes on may do so for ever. */
  END,

  /** An assumption does not hold: what does not come to an end is no error. */
  ASSUMED,

  /** What could follow is not known. */
  UNKNOWN,

  /** An error. */
  ERROR;

  /** Tells the fate of the state that a machine is in. */
  @FunctionalInterface
  public interface Judge {
    /**
     * @param canMove whether a step can be made
     */
    Fate fate(dev.heddle.machine.Machine machine, boolean canMove);
  }
}
