// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.limit.Limit;
import dev.heddle.program.automaton.ParallelProgram;
import java.util.List;

/** Determines where in a program to use store buffering (the paper's section 3). */
public interface Oracle {
  /**
   * A path of one thread from a store to a load, without fence and lock.
   *
   * @param transitions their numbers; each begins where the one before ends
   */
  record Sequence(int thread, List<Integer> transitions) {
    public Sequence {
      transitions = List.copyOf(transitions);
    }
  }

  /**
   * The answer of an oracle.
   *
   * @param sequences none, if and only if the program has the same states under SC and TSO; that
   *     is, if there is no limit
   * @param queries the number of requested searches
   * @param limit the limit that stopped it; null if none did
   */
  record Answer(List<Sequence> sequences, int queries, Limit limit, Effort effort) {
    public Answer {
      sequences = List.copyOf(sequences);
    }
  }

  Answer ask(ParallelProgram program, StateLimits limits);
}
