package dev.heddle.reach;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonPrinter;
import java.util.List;

/**
 * A feasible attack, with the computation under TSO that shows it and the cycle in that.
 *
 * @param sequence the transitions that the thread takes from the store to the load, both included
 */
public record Violation(
    Attack attack,
    List<Integer> sequence,
    Computation computation,
    List<HappensBefore.Edge> cycle) {
  public Violation {
    sequence = List.copyOf(sequence);
    cycle = List.copyOf(cycle);
  }

  @Override
  public String toString() {
    Automaton thread = computation.program().threads().get(attack.thread());
    return thread.name()
        + " can delay "
        + AutomatonPrinter.place(thread, attack.store())
        + " past "
        + AutomatonPrinter.place(thread, attack.load());
  }
}
