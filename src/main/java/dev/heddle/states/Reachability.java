// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.limit.Limit;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.computation.Computation;
import java.util.List;

/**
 * Whether a program can reach its goal.
 *
 * @param method that gave the answer; the last one if none did
 * @param computation that reaches the goal; null if none is known
 * @param proof why the goal cannot be reached; empty if it can, or if this is not known
 * @param limit why the answer is not known; null if it is known
 */
public record Reachability(
    Answer answer,
    Method method,
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

  /** The ways to decide. */
  public enum Method {
    /** All states under SC. */
    SC("sc"),

    /** All states with bounded store buffers. */
    BUFFERS("buffers"),

    /** Stores are delayed only where that makes a difference. */
    LAZY("lazy"),

    /** An abstraction with the values that each thread may read. */
    VALUES("values"),

    /** Backwards from the goal. */
    BACKWARD("backward");

    private final String key;

    Method(String key) {
      this.key = key;
    }

    @Override
    public String toString() {
      return key;
    }
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
    return new Reachability(Answer.UNKNOWN, Method.SC, null, "", why, 0, List.of(), Effort.NONE);
  }

  /** The same search as an unknown answer, because it did not cover everything. */
  public Reachability unknown(Limit why) {
    return new Reachability(Answer.UNKNOWN, method, null, "", why, queries, rounds, effort);
  }

  public Reachability {
    rounds = List.copyOf(rounds);
  }
}
