// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Event;

/** Follows a generation. */
public interface Listener {
  /** What becomes of an execution with one more event. */
  enum Fate {
    /** It is in normal form. */
    NORMAL,
    /** It is not, and no continuation of it is. */
    ABNORMAL,
    /** It is, but some event that has to come can come in no normal form of a continuation. */
    HOPELESS,
    /** Some assertion does not hold. */
    REFUTED
  }

  /** Whether an execution may have another event after so many. */
  default boolean mayGrow(int length) {
    return true;
  }

  /** The event was appended; it is taken back by {@link #leave}, whatever its fate. */
  default void enter(Event event, Fate fate) {}

  default void leave() {}

  /** A complete execution in normal form; false ends the generation. */
  boolean complete(Representative execution);
}
