// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.limit.Limit;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.computation.Computation;
import java.util.List;

/**
 * Whether a program can reach its goal, as far as is known.
 *
 * @param computation that reaches the goal; null if none is known
 * @param proof why the goal cannot be reached; empty if it can, or may
 * @param limit why it is not known; null if it is
 */
public record Reachability(
    Answer answer,
    Computation computation,
    String proof,
    Limit limit,
    int queries,
    List<Round> rounds,
    Effort effort) {
  /** What is known. */
  public enum Answer {
    REACHABLE,
    UNREACHABLE,
    UNKNOWN
  }

  /**
   * Sequences that an oracle found, and what became of the program.
   *
   * @param name which construction, and on which program
   */
  public record Round(
      String name,
      ParallelProgram asked,
      List<Oracle.Sequence> sequences,
      ParallelProgram extended) {
    public Round {
      sequences = List.copyOf(sequences);
    }
  }

  /** Of a search that was stopped before it began. */
  public static Reachability stopped(Limit why) {
    return new Reachability(Answer.UNKNOWN, null, "", why, 0, List.of(), Effort.NONE);
  }

  /** The same search, but what it did not look at leaves it open whether the goal is reached. */
  public Reachability unknown(Limit why) {
    return new Reachability(Answer.UNKNOWN, null, "", why, queries, rounds, effort);
  }

  public Reachability {
    rounds = List.copyOf(rounds);
  }
}
