// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.robustness;

import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.StateLimits;
import dev.heddle.states.attack.Robustness;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * Is a program of automata robust: is every computation under TSO or PSO like one under SC?
 *
 * @param errors of the program, beside that; known of C programs only, from the executions that
 *     were looked at first
 */
public record AutomatonRobustness(
    MemoryModel model, Robustness.Result result, List<Finding> errors) {
  public AutomatonRobustness {
    errors = List.copyOf(errors);
  }

  /** Decides; if it is not, shows an attack by each thread that can attack. */
  public static AutomatonRobustness ask(
      ParallelProgram program, MemoryModel model, StateLimits limits) {
    return of(model, Robustness.decide(program, model, limits));
  }

  /** Decides every attack by itself. */
  public static AutomatonRobustness askEach(
      ParallelProgram program, MemoryModel model, StateLimits limits) {
    return of(model, Robustness.each(program, model, limits));
  }

  /** The same, if something was left out: then the program is not known to be robust. */
  AutomatonRobustness within(Optional<Limit> limit) {
    return limit.map(l -> of(model, result.unknown(l))).orElse(this);
  }

  private static AutomatonRobustness of(MemoryModel model, Robustness.Result result) {
    return new AutomatonRobustness(model, result, List.of());
  }

  /** PASS if it is, and nothing else is wrong. */
  public Verdict.Answer answer() {
    return !result.violations().isEmpty() || !errors.isEmpty()
        ? Verdict.Answer.FAIL
        : result.limit() == null ? Verdict.Answer.PASS : Verdict.Answer.UNKNOWN;
  }

  /** The same, with what else is wrong. */
  AutomatonRobustness beside(List<Finding> others) {
    return new AutomatonRobustness(model, result, others);
  }
}
