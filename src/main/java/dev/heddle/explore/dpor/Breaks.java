// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

/** What others may want of a search on its way. */
public interface Breaks {
  Breaks NONE =
      new Breaks() {
        @Override
        public void afterExecution() {}

        @Override
        public void betweenLooks() {}
      };

  /** All that the last execution asks for is scheduled. */
  void afterExecution();

  /** Onlookers are at it, for longer. */
  void betweenLooks();
}
