// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

/** The memory models that {@link BruteForce} runs. */
public enum Model {
  /** A store writes memory at once. */
  SC,
  /** One first-in first-out store buffer per thread. */
  TSO,
  /** Stores of one thread to disjoint bytes may overtake each other. */
  PSO
}
