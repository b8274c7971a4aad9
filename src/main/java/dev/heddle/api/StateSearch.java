// SPDX-License-Identifier: Apache-2.0
package dev.heddle.api;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.TsoMethod;
import dev.heddle.verify.robustness.AutomatonReachability;
import java.util.OptionalInt;

/**
 * How states are searched.
 *
 * @param rounds how often lazy reachability may ask its oracles; under PSO, how many stores a
 *     buffer may hold
 * @param method of those that decide under TSO
 * @param buffers the number of stores that a buffer may hold, for a plain search instead
 */
public record StateSearch(int rounds, TsoMethod method, OptionalInt buffers) {
  /** All methods, with as many rounds of the lazy one as programs need that it is good for. */
  public static final StateSearch AUTO = new StateSearch(20, TsoMethod.AUTO, OptionalInt.empty());

  Reachability run(ParallelProgram program, MemoryModel model, StateLimits limits) {
    if (buffers.isPresent()) {
      return AutomatonReachability.bounded(program, model, buffers.getAsInt(), limits);
    }
    return model == MemoryModel.TSO
        ? AutomatonReachability.tso(program, method, rounds, limits)
        : AutomatonReachability.ask(program, model, rounds, limits);
  }
}
