// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.states.finite.FiniteThread.Step;

/**
 * An action of a thread, forwards: from an element to the one that it was made from.
 *
 * @param cell of a message; -1 if there is none
 * @param step of the thread; null if it takes none
 */
record Move(Kind kind, int thread, int cell, Step step) {
  /** The kinds of actions. */
  enum Kind {
    /** A value in memory becomes a message; or, with store buffers, a store reaches memory. */
    PROPAGATE,

    /** The oldest message disappears. */
    DELETE,
    STEP,

    /** A step, then the oldest message disappears. */
    STEP_AND_DELETE
  }

  static Move propagate(int thread, int cell) {
    return new Move(Kind.PROPAGATE, thread, cell, null);
  }

  static Move delete(int thread) {
    return new Move(Kind.DELETE, thread, -1, null);
  }

  static Move step(int thread, Step step) {
    return new Move(Kind.STEP, thread, -1, step);
  }

  static Move stepAndDelete(int thread, Step step) {
    return new Move(Kind.STEP_AND_DELETE, thread, -1, step);
  }
}
