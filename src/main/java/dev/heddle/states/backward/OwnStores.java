// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.states.finite.FiniteProgram;
import dev.heddle.states.finite.FiniteThread;
import dev.heddle.states.finite.FiniteThread.Step;
import dev.heddle.states.finite.Label;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * For each state of a thread, the values that may be its newest store to a cell since its buffer
 * was empty. Other own messages do not occur.
 */
final class OwnStores {
  private final FiniteProgram program;
  private final FiniteThread thread;

  /** By state and cell. */
  private final BitSet[][] values;

  /** By state: the cells that have such values. */
  private final List<int[]> cells = new ArrayList<>();

  OwnStores(FiniteProgram program, FiniteThread thread) {
    this.program = program;
    this.thread = thread;
    values = new BitSet[thread.states()][program.cells()];
    Deque<Integer> todo = new ArrayDeque<>();
    for (int q = 0; q < values.length; q++) {
      for (int c = 0; c < program.cells(); c++) {
        values[q][c] = new BitSet();
      }
      todo.add(q);
    }
    while (!todo.isEmpty()) {
      for (Step step : thread.leaving().get(todo.remove())) {
        if (pass(step)) {
          todo.add(step.target());
        }
      }
    }
    for (BitSet[] own : values) {
      BitSet some = new BitSet();
      for (int c = 0; c < own.length; c++) {
        some.set(c, !own[c].isEmpty());
      }
      cells.add(some.stream().toArray());
    }
  }

  /** Adds the values that are left after a step; whether there are new ones. */
  private boolean pass(Step step) {
    if (step.label().drains() || thread.isHolding(step.source())) {
      return false;
    }
    boolean grown = false;
    for (int c = 0; c < program.cells(); c++) {
      BitSet after = values[step.target()][c];
      int before = after.cardinality();
      if (step.label().kind() == Label.Kind.WRITE && step.label().cell() == c) {
        after.set(step.label().value());
      } else {
        after.or(values[step.source()][c]);
      }
      grown |= after.cardinality() > before;
    }
    return grown;
  }

  int[] cells(int state) {
    return cells.get(state);
  }

  boolean allows(int state, int cell, int value) {
    return value == Element.ANY ? !values[state][cell].isEmpty() : values[state][cell].get(value);
  }
}
