// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonTerm;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.HashSet;
import java.util.Set;

/** The cells of memory that some load may read. Stores to other cells are not part of the state. */
final class ReadCells {
  private final Set<Long> addresses = new HashSet<>();

  /** Layers of memory in which a load may read any address. */
  private final Set<Integer> layers = new HashSet<>();

  ReadCells(ParallelProgram program) {
    for (Automaton thread : program.threads()) {
      for (Transition t : thread.transitions()) {
        if (t.command() instanceof TransitionCommand.Load l) {
          add(l.address());
        } else if (t.command() instanceof TransitionCommand.Atomic a) {
          add(a.address());
        }
      }
    }
  }

  private void add(AutomatonTerm address) {
    boolean[] constant = {true};
    address.registers(_ -> constant[0] = false);
    if (!constant[0]) {
      layers.add(address instanceof AutomatonTerm.Shadow s ? s.layer() : 0);
      return;
    }
    try {
      addresses.add(address.value(new long[0]));
    } catch (ArithmeticException _) {
      // A division by zero reads nothing.
    }
  }

  boolean contains(AutomatonTerm address, long value) {
    return layers.contains(address instanceof AutomatonTerm.Shadow s ? s.layer() : 0)
        || addresses.contains(value);
  }
}
