// SPDX-License-Identifier: Apache-2.0
package dev.heddle.api;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.verify.robustness.AutomatonReachability;
import java.util.OptionalInt;

/**
 * How states are searched.
 *
 * @param rounds how often lazy reachability may ask its oracles; under PSO, how many stores a
 *     buffer may hold
 * @param buffers the number of stores that a buffer may hold, for a plain search instead
 */
public record StateSearch(int rounds, OptionalInt buffers) {
  /** Lazy reachability, with as many rounds as programs need that it is good for. */
  public static final StateSearch LAZY = new StateSearch(20, OptionalInt.empty());

  Reachability run(ParallelProgram program, MemoryModel model, StateLimits limits) {
    return buffers.isPresent()
        ? AutomatonReachability.bounded(program, model, buffers.getAsInt(), limits)
        : AutomatonReachability.ask(program, model, rounds, limits);
  }
}
