// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

/** Decides which sequence to schedule so that two racing events also occur in the other order. */
public interface Reversal {
  /**
   * The race of events e and z (or, e being ~c, the alternative c of choice z).
   *
   * @return whether the decision is the same for every execution with this prefix up to z
   */
  boolean reverse(int e, int z);

  /** The race of event e with the step for which a thread waits at the end of the execution. */
  void reverseBlocked(int e, long lock);
}
