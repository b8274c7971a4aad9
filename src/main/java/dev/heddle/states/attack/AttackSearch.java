// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.attack;

import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.Effort;
import dev.heddle.states.StateLimits;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.computation.ComputationOrder;
import dev.heddle.states.computation.Instrumented;
import dev.heddle.states.computation.Step;
import dev.heddle.states.search.ScSearch;
import dev.heddle.states.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides whether one of some attacks by one thread is feasible. */
final class AttackSearch {
  /**
   * @param limit the limit that stopped the search; null if none did
   */
  record Result(Optional<AttackViolation> violation, Limit limit, Effort effort) {}

  private AttackSearch() {}

  static Result run(
      ParallelProgram program, MemoryModel model, Set<Attack> attacks, StateLimits limits) {
    if (attacks.isEmpty()) {
      return new Result(Optional.empty(), null, Effort.NONE);
    }
    if (limits.isLate()) {
      return new Result(Optional.empty(), Limit.Budget.TIME, Effort.NONE);
    }
    Instrumented product = AttackProduct.of(program, model, attacks);
    SearchResult result = ScSearch.run(product.program(), limits);
    Optional<AttackViolation> found = Optional.empty();
    if (result.reached()) {
      int attacker = attacks.iterator().next().thread();
      List<Integer> sequence = sequence(program, attacker, product, result);
      Computation computation = Computation.run(program, model, product.events(result.way()));
      found = Optional.of(violation(attacker, sequence, computation));
    }
    return new Result(found, result.limit(), result.effort());
  }

  /** The transitions of the attacker from the first store that it delays. */
  private static List<Integer> sequence(
      ParallelProgram program, int attacker, Instrumented product, SearchResult result) {
    List<Transition> transitions = program.threads().get(attacker).transitions();
    List<Integer> sequence = new ArrayList<>();
    for (Step step : result.way()) {
      Instrumented.Meaning meaning = product.meanings().get(step.thread()).get(step.transition());
      if (step.thread() == attacker && meaning.transition() >= 0) {
        TransitionCommand command = transitions.get(meaning.transition()).command();
        boolean delays = command instanceof TransitionCommand.Store && !meaning.flushes();
        if (delays || !sequence.isEmpty()) {
          sequence.add(meaning.transition());
        }
      }
    }
    return sequence;
  }

  private static AttackViolation violation(
      int attacker, List<Integer> sequence, Computation computation) {
    List<ComputationOrder.Edge> cycle = new ComputationOrder(computation).cycle();
    if (cycle.isEmpty()) {
      throw new IllegalStateException("an attack without a cycle");
    }
    Attack attack = new Attack(attacker, sequence.getFirst(), sequence.getLast());
    return new AttackViolation(attack, sequence, computation, cycle);
  }
}
