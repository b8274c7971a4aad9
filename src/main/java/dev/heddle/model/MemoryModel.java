// SPDX-License-Identifier: Apache-2.0
package dev.heddle.model;

import java.util.Locale;

/**
 * Determines the executions of a program. Each engine interprets the models that it knows, in one
 * place, and refuses the others with an {@link UnsupportedModelException}:
 *
 * <ul>
 *   <li>the machine runs a program with store buffers (all but RMO);
 *   <li>the search of states knows SC, TSO and PSO;
 *   <li>the monitors know TSO and both kinds of PSO;
 *   <li>the generator of Foata normal forms has an architecture for SC, TSO, PSO and RMO.
 * </ul>
 */
public enum MemoryModel {
  /** Sequential consistency: every step takes effect at once. */
  SC,

  /** Total store order: each thread has one buffer of stores. */
  TSO,

  /** Partial store order: each thread has a buffer of stores for each location. */
  PSO,

  /**
   * PSO as in SPARC V9 and in the monitoring paper: a read-modify-write or compare-exchange waits
   * for own stores of the same bytes only, and of those from before a store-store fence.
   */
  PSO_SPARC,

  /** Relaxed memory order of SPARC: loads and stores of different locations are not ordered. */
  RMO;

  /** Whether there is a buffer for each location. */
  public boolean isPartial() {
    return this == PSO || this == PSO_SPARC;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
