// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.attack;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Oracle;
import dev.heddle.states.StateLimits;

/** The sequences of feasible attacks (the paper's section 4). */
public enum RobustnessOracle implements Oracle {
  /** At most one sequence for each thread. */
  QUICK {
    @Override
    Robustness.Result robustness(ParallelProgram program, StateLimits limits) {
      return Robustness.decide(program, limits);
    }
  },

  /** One sequence for each pair of places of a store and a load. */
  THOROUGH {
    @Override
    Robustness.Result robustness(ParallelProgram program, StateLimits limits) {
      return Robustness.places(program, limits);
    }
  };

  abstract Robustness.Result robustness(ParallelProgram program, StateLimits limits);

  @Override
  public Answer ask(ParallelProgram program, StateLimits limits) {
    Robustness.Result result = robustness(program, limits);
    return new Answer(
        result.violations().stream()
            .map(v -> new Sequence(v.attack().thread(), v.sequence()))
            .toList(),
        result.queries(),
        result.limit(),
        result.effort());
  }
}
