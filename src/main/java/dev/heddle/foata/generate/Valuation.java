// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.generate;

import dev.heddle.foata.Event;

/** The values of the events of an execution, maintained while events are appended and removed. */
interface Valuation {
  /** Symbolic executions: values are not evaluated. */
  Valuation NONE =
      new Valuation() {
        @Override
        public boolean blocks(Event e) {
          return false;
        }

        @Override
        public boolean enter(Event e) {
          return true;
        }

        @Override
        public void leave(Event e) {}
      };

  /** Whether the event has to wait for other events. */
  boolean blocks(Event e);

  /** Appends the event; false if some assertion does not hold. */
  boolean enter(Event e);

  /** Undoes the last event. */
  void leave(Event e);
}
