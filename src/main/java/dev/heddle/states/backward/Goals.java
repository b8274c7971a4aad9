// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.states.finite.FiniteProgram;
import dev.heddle.states.finite.FiniteThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The goal as elements: final locations, empty buffers, any memory. A thread that may be anywhere
 * is anywhere without the lock, or in a location with it; at most one thread holds the lock.
 */
final class Goals {
  private final FiniteProgram program;
  private final List<Element> elements = new ArrayList<>();

  Goals(FiniteProgram program) {
    this.program = program;
  }

  List<Element> elements() {
    add(new Part[program.threads().size()], 0, false);
    return elements;
  }

  private void add(Part[] parts, int t, boolean held) {
    if (t == parts.length) {
      int[] memory = new int[program.cells()];
      Arrays.fill(memory, Element.ANY);
      elements.add(new Element(parts.clone(), memory, null, List.of()));
      return;
    }
    FiniteThread thread = program.threads().get(t);
    if (thread.anywhere()) {
      parts[t] = new Part(Part.ANYWHERE, Part.EMPTY);
      add(parts, t + 1, held);
    }
    for (int q = 0; q < thread.states(); q++) {
      boolean holds = thread.isHolding(q);
      boolean possible = thread.anywhere() ? holds : thread.mayEnd(q);
      if (possible && !(held && holds)) {
        parts[t] = new Part(q, Part.EMPTY);
        add(parts, t + 1, held || holds);
      }
    }
  }
}
