// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Event;

/** Receives the executions of a generation. */
public interface Listener {
  /** The result of appending an event to an execution. */
  enum Fate {
    /** The execution is in normal form. */
    NORMAL,
    /** Neither the execution nor any continuation is in normal form. */
    ABNORMAL,
    /** It is in normal form, but some remaining event is part of no continuation in normal form. */
    INCOMPLETABLE,
    /** Some assertion does not hold. */
    REFUTED
  }

  /** Whether an execution of this length may have another event. */
  default boolean mayGrow(int length) {
    return true;
  }

  /** Called when an event was appended; {@link #leave} undoes it, whatever its fate. */
  default void enter(Event event, Fate fate) {}

  default void leave() {}

  /** A complete execution in normal form; false ends the generation. */
  boolean complete(Representative execution);
}
