// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.automaton;

/** The cells of memory: their initial values and names. */
public interface AutomatonMemory {
  /** Cells are numbers, and hold 0 at first. */
  AutomatonMemory ZEROS = _ -> 0;

  long first(long cell);

  /** Whether two cells have bytes in common; cells between two that do have some, too. */
  default boolean overlap(long cell, long other) {
    return false;
  }

  default String name(long cell) {
    return "[" + cell + "]";
  }
}
