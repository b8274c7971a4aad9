// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.states;

/** The meaning of a state for a question. */
public enum Fate {
  /** There is no error so far, and the threads must still end. */
  OPEN,

  /** There is no error, and threads may continue for ever. */
  END,

  /** An assumption has failed, so threads that do not end are no error. */
  ASSUMED,

  /** The successors are not known. */
  UNKNOWN,

  /** An error. */
  ERROR;

  /** Determines the fate of the current state of a machine. */
  @FunctionalInterface
  public interface Classifier {
    /**
     * @param canMove whether a step is enabled
     */
    Fate fate(dev.heddle.machine.Machine machine, boolean canMove);
  }
}
