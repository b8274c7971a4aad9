// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.AutomatonMemory;
import dev.heddle.states.computation.DistinctCells;
import java.util.Arrays;

/**
 * Memory as numbers. An address gets a slot when it is first used, and a value gets a number in its
 * slot when it is first stored there. Number 0 is the initial value.
 */
final class MemoryCells {
  private final Numbering addresses = new Numbering();
  private final AutomatonMemory memory;
  private final DistinctCells cells;
  private Numbering[] values = new Numbering[16];

  MemoryCells(AutomatonMemory memory) {
    this.memory = memory;
    cells = new DistinctCells(memory);
  }

  /**
   * @param at the position of the access
   */
  int slot(long address, SourcePosition at) {
    cells.add(address, at);
    int slot = addresses.number(address);
    if (slot == values.length) {
      values = Arrays.copyOf(values, 2 * slot);
    }
    if (values[slot] == null) {
      values[slot] = new Numbering();
      values[slot].number(memory.first(address));
    }
    return slot;
  }

  int number(int slot, long value) {
    return values[slot].number(value);
  }

  long value(int slot, int number) {
    return values[slot].key(number);
  }

  /** The number of slots. */
  int slots() {
    return addresses.size();
  }

  /** The number of values of a slot. */
  int values(int slot) {
    return values[slot].size();
  }
}
