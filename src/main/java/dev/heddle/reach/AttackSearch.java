package dev.heddle.reach;

import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.ParallelProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Is one of some attacks by one thread feasible? */
final class AttackSearch {
  /**
   * @param limit what stopped the search; null if nothing did
   */
  record Result(Optional<Violation> violation, String limit, Effort effort) {}

  private AttackSearch() {}

  static Result run(ParallelProgram program, Set<Attack> attacks, Limits limits) {
    if (attacks.isEmpty()) {
      return new Result(Optional.empty(), null, Effort.NONE);
    }
    Instrumented product = AttackProduct.of(program, attacks);
    SearchResult result = ScSearch.run(product.program(), limits);
    Optional<Violation> found =
        result.reached()
            ? Optional.of(violation(program, attacks.iterator().next().thread(), product, result))
            : Optional.empty();
    return new Result(found, result.limit(), result.effort());
  }

  private static Violation violation(
      ParallelProgram program, int attacker, Instrumented product, SearchResult result) {
    List<Integer> sequence = new ArrayList<>();
    for (Step step : result.way()) {
      Instrumented.Meaning meaning = product.meanings().get(step.thread()).get(step.transition());
      boolean store =
          meaning.transition() >= 0
              && program
                      .threads()
                      .get(step.thread())
                      .transitions()
                      .get(meaning.transition())
                      .command()
                  instanceof Command.Store;
      boolean delays = store && !meaning.flushes();
      if (step.thread() == attacker
          && meaning.transition() >= 0
          && (delays || !sequence.isEmpty())) {
        sequence.add(meaning.transition());
      }
    }
    Computation computation = Computation.run(program, product.events(result.way()));
    List<HappensBefore.Edge> cycle = new HappensBefore(computation).cycle();
    if (cycle.isEmpty()) {
      throw new IllegalStateException("an attack without a cycle");
    }
    Attack attack = new Attack(attacker, sequence.getFirst(), sequence.getLast());
    return new Violation(attack, sequence, computation, cycle);
  }
}
