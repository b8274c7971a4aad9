// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

/**
 * An event of a computation: a thread takes a transition, or a store in its buffer reaches memory.
 *
 * @param transition its number in the thread's automaton; below 0 for a flush, see {@link #waiting}
 */
public record ComputationEvent(int thread, int transition) {
  private static final int OLDEST = -1;
  private static final int NEWEST = -2;

  /** The oldest store reaches memory. */
  public static ComputationEvent flush(int thread) {
    return new ComputationEvent(thread, OLDEST);
  }

  /** The store with this many newer ones reaches memory. */
  public static ComputationEvent flush(int thread, int newer) {
    return new ComputationEvent(thread, NEWEST - newer);
  }

  public boolean isFlush() {
    return transition < 0;
  }

  /** The index of the store in the buffer that reaches memory; the oldest is 0. */
  int waiting(int stores) {
    return transition == OLDEST ? 0 : stores - 1 - (NEWEST - transition);
  }
}
