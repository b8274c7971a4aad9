// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.AutomatonMemory;
import java.util.TreeSet;

/**
 * The cells that a program accesses. They must not overlap: with common bytes (in C: accesses of
 * different sizes), a store to one would change another.
 */
public final class DistinctCells {
  private final AutomatonMemory memory;
  private final TreeSet<Long> cells = new TreeSet<>();

  public DistinctCells(AutomatonMemory memory) {
    this.memory = memory;
  }

  /**
   * @throws InputException if the cell overlaps another
   */
  public void add(long cell, SourcePosition at) {
    if (!cells.add(cell)) {
      return;
    }
    for (Long other : new Long[] {cells.lower(cell), cells.higher(cell)}) {
      if (other != null && memory.overlap(cell, other)) {
        throw new InputException(
            at, "accesses of different sizes overlap at " + memory.name(cell) + "; not supported");
      }
    }
  }
}
