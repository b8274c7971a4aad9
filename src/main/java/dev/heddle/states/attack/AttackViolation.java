// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.attack;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonMemory;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.computation.ComputationOrder;
import java.util.List;

/**
 * A feasible attack, with a computation that shows it and the cycle in this computation.
 *
 * @param sequence the transitions that the thread takes from the store to the access that it is
 *     delayed past, both included
 */
public record AttackViolation(
    Attack attack,
    List<Integer> sequence,
    Computation computation,
    List<ComputationOrder.Edge> cycle) {
  public AttackViolation {
    sequence = List.copyOf(sequence);
    cycle = List.copyOf(cycle);
  }

  @Override
  public String toString() {
    Automaton thread = computation.program().threads().get(attack.thread());
    if (computation.program().memory() != AutomatonMemory.ZEROS) {
      // Of a C program: positions say more than transitions.
      return thread.name()
          + " can delay the store at "
          + thread.transitions().get(attack.store()).position()
          + " past the load at "
          + thread.transitions().get(attack.last()).position();
    }
    return thread.name()
        + " can delay "
        + AutomatonPrinter.place(thread, attack.store())
        + " past "
        + AutomatonPrinter.place(thread, attack.last());
  }
}
