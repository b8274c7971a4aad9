// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.dpor;

/** Points at which a search lets its context act, for example to share work. */
public interface Breaks {
  Breaks NONE =
      new Breaks() {
        @Override
        public void afterExecution() {}

        @Override
        public void betweenPlacements() {}
      };

  /** Called after an execution, when all sequences that its races require are scheduled. */
  void afterExecution();

  /** Called at intervals while deferred reads are being placed. */
  void betweenPlacements();
}
