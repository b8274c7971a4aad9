// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * For each state of a thread, the cells that it may load from before its buffer is empty again. The
 * values that it may read from other cells do not matter: they change before they are read.
 */
final class ReadableCells {
  private ReadableCells() {}

  static BitSet[] of(FiniteThread thread) {
    BitSet[] cells = new BitSet[thread.states()];
    Deque<Integer> todo = new ArrayDeque<>();
    for (int q = 0; q < cells.length; q++) {
      cells[q] = new BitSet();
      todo.add(q);
    }
    while (!todo.isEmpty()) {
      int q = todo.remove();
      if (thread.isHolding(q)) {
        continue; // It reads memory.
      }
      int before = cells[q].cardinality();
      for (FiniteThread.Step step : thread.leaving().get(q)) {
        if (step.label().kind() == Label.Kind.READ) {
          cells[q].set(step.label().cell());
        }
        if (!step.label().drains()) {
          cells[q].or(cells[step.target()]);
        }
      }
      if (cells[q].cardinality() > before) {
        thread.entering().get(q).forEach(s -> todo.add(s.source()));
      }
    }
    return cells;
  }
}
