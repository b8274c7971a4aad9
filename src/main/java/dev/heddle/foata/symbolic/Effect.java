// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.symbolic;

import dev.heddle.program.UpdateOperator;

/** What an action does when it is complete. */
public sealed interface Effect {
  /** Reads its location. */
  record Load() implements Effect {}

  /** Writes its location. */
  record Store(SymbolicValue value) implements Effect {}

  /**
   * Reads and writes at once.
   *
   * @param waits whether it is possible only while the location holds 0, as taking a mutex is
   */
  record Update(UpdateOperator operator, SymbolicValue operand, boolean waits) implements Effect {}

  /** Reads at once where an {@link Update} might have been: a compare-exchange that fails. */
  record Probe() implements Effect {}

  /** The two parameters of a fence: which accesses before it stay before which after it. */
  record Fence(boolean loadsBefore, boolean storesBefore, boolean loadsAfter, boolean storesAfter)
      implements Effect {}

  /** Nothing: what matters is that its checks hold. */
  record Assertion() implements Effect {}
}
