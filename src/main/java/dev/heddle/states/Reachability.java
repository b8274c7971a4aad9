// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.limit.Limit;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.computation.Computation;
import java.util.List;

/**
 * Whether a program can reach its goal.
 *
 * @param computation that reaches the goal; null if none is known
 * @param proof why the goal cannot be reached; empty if it can, or if this is not known
 * @param limit why the answer is not known; null if it is known
 */
public record Reachability(
    Answer answer,
    Computation computation,
    String proof,
    Limit limit,
    int queries,
    List<Round> rounds,
    Effort effort) {
  /** The answer. */
  public enum Answer {
    REACHABLE,
    UNREACHABLE,
    UNKNOWN
  }

  /**
   * Sequences that an oracle found, and the extended program.
   *
   * @param name the construction and its program
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

  /** The answer of a search that was stopped before it began. */
  public static Reachability stopped(Limit why) {
    return new Reachability(Answer.UNKNOWN, null, "", why, 0, List.of(), Effort.NONE);
  }

  /** The same search as an unknown answer, because it did not cover everything. */
  public Reachability unknown(Limit why) {
    return new Reachability(Answer.UNKNOWN, null, "", why, queries, rounds, effort);
  }

  public Reachability {
    rounds = List.copyOf(rounds);
  }
}
