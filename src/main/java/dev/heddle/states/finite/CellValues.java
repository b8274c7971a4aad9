// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.AutomatonMemory;
import dev.heddle.states.computation.DistinctCells;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The cells that threads may access, and the values that each may hold; the first is initial. */
final class CellValues {
  private final AutomatonMemory memory;
  private final DistinctCells distinct;
  private final Map<Long, Integer> numbers = new HashMap<>();
  private final List<Long> addresses = new ArrayList<>();
  private final List<List<Long>> values = new ArrayList<>();
  private final List<Map<Long, Integer>> valueNumbers = new ArrayList<>();

  CellValues(AutomatonMemory memory) {
    this.memory = memory;
    distinct = new DistinctCells(memory);
  }

  int cell(long address, SourcePosition at) {
    Integer known = numbers.get(address);
    if (known != null) {
      return known;
    }
    distinct.add(address, at);
    numbers.put(address, addresses.size());
    addresses.add(address);
    values.add(new ArrayList<>());
    valueNumbers.add(new HashMap<>());
    value(addresses.size() - 1, memory.first(address));
    return addresses.size() - 1;
  }

  /** The number of a value of a cell, which is new if it is the last one. */
  int value(int cell, long value) {
    Integer known = valueNumbers.get(cell).putIfAbsent(value, values.get(cell).size());
    if (known == null) {
      values.get(cell).add(value);
      return values.get(cell).size() - 1;
    }
    return known;
  }

  long value(int cell, int number) {
    return values.get(cell).get(number);
  }

  int values(int cell) {
    return values.get(cell).size();
  }

  int cells() {
    return addresses.size();
  }

  String name(int cell) {
    return memory.name(addresses.get(cell));
  }
}
