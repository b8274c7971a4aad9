// SPDX-License-Identifier: Apache-2.0
package dev.heddle.foata.symbolic;

import dev.heddle.program.UpdateOperator;

/** The effect of an action when it completes. */
public sealed interface Effect {
  /** Reads its location. */
  record Load() implements Effect {}

  /** Writes its location. */
  record Store(SymbolicValue value) implements Effect {}

  /**
   * Reads and writes in one step.
   *
   * @param waits whether it is enabled only while the location holds 0, as for a mutex
   */
  record Update(UpdateOperator operator, SymbolicValue operand, boolean waits) implements Effect {}

  /** Reads in one step in place of an {@link Update}: a compare-exchange that fails. */
  record Probe() implements Effect {}

  /**
   * The two parameters of a fence: which accesses before it complete before which accesses after
   * it.
   */
  record Fence(boolean loadsBefore, boolean storesBefore, boolean loadsAfter, boolean storesAfter)
      implements Effect {}

  /** No effect; only its checks matter. */
  record Assertion() implements Effect {}
}
