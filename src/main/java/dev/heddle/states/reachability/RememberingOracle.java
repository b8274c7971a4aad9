// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Effort;
import dev.heddle.states.Oracle;
import dev.heddle.states.StateLimits;
import java.util.IdentityHashMap;
import java.util.Map;

/** Caches the answers of another oracle, because two constructions begin with the same program. */
record RememberingOracle(Oracle oracle, Map<ParallelProgram, Oracle.Answer> known)
    implements Oracle {
  RememberingOracle(Oracle oracle) {
    this(oracle, new IdentityHashMap<>());
  }

  @Override
  public Answer ask(ParallelProgram program, StateLimits limits) {
    Answer before = known.get(program);
    if (before != null) {
      return new Answer(before.sequences(), 0, before.limit(), Effort.NONE);
    }
    Answer answer = oracle.ask(program, limits);
    known.put(program, answer);
    return answer;
  }
}
