// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import java.util.Locale;

/** Which stores wait where: nowhere, in one buffer per thread, in one per thread and location. */
public enum MemoryModel {
  SC,
  TSO,
  PSO,
  /**
   * PSO as in SPARC V9 and in the monitoring paper: a read-modify-write or compare-exchange waits
   * for own stores of the same bytes only, and of those from before a store-store fence.
   */
  PSO_SPARC;

  /** Whether there is a buffer for each location. */
  public boolean isPartial() {
    return this == PSO || this == PSO_SPARC;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
