// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

/** Decides what must be explored so that two racing events are seen in the other order too. */
public interface Reversal {
  /**
   * The race of events e and z (or, e being ~c, the alternative c of choice z).
   *
   * @return whether the decision holds for every execution that has z at its place
   */
  boolean reverse(int e, int z);

  /** The race of event e with the step that a thread waits to make at the end. */
  void reverseBlocked(int e, long lock);
}
