// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.limit.Limit;
import dev.heddle.program.automaton.ParallelProgram;
import java.util.List;

/** Says where in a program to use store buffering (the paper's section 3). */
public interface Oracle {
  /**
   * A way of one thread from a store to a load, past no fence and no lock.
   *
   * @param transitions their numbers; each begins where the one before ends
   */
  record Sequence(int thread, List<Integer> transitions) {
    public Sequence {
      transitions = List.copyOf(transitions);
    }
  }

  /**
   * What an oracle says.
   *
   * @param sequences none, if and only if the program has the same states under SC and TSO; that
   *     is, if there is no limit
   * @param queries searches that were asked for
   * @param limit what stopped it; null if nothing did
   */
  record Answer(List<Sequence> sequences, int queries, Limit limit, Effort effort) {
    public Answer {
      sequences = List.copyOf(sequences);
    }
  }

  Answer ask(ParallelProgram program, StateLimits limits);
}
