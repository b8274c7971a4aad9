// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.robustness;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.BufferedSearch;
import dev.heddle.states.Buffering;
import dev.heddle.states.LazyReachability;
import dev.heddle.states.Oracle;
import dev.heddle.states.PsoReachability;
import dev.heddle.states.Reachability;
import dev.heddle.states.RobustnessOracle;
import dev.heddle.states.StateLimits;
import dev.heddle.verify.Verdict;
import java.util.List;

/** Can a program of automata reach its goal? PASS if it cannot. */
public final class AutomatonReachability {
  private static final List<? extends Oracle> ORACLES = List.of(RobustnessOracle.values());

  private AutomatonReachability() {}

  /** Under TSO, lazily. */
  public static Reachability tso(ParallelProgram program, int rounds, StateLimits limits) {
    return LazyReachability.run(program, ORACLES, rounds, limits);
  }

  /** Under PSO, with buffers of at most so many stores unless something else bounds them. */
  public static Reachability pso(ParallelProgram program, int longest, StateLimits limits) {
    return PsoReachability.run(program, longest, limits);
  }

  public static Reachability sc(ParallelProgram program, StateLimits limits) {
    return LazyReachability.sc(program, limits);
  }

  /** With buffers of at most so many stores. */
  public static Reachability bounded(
      ParallelProgram program, Buffering buffering, int bound, StateLimits limits) {
    return BufferedSearch.answer(program, buffering, bound, limits);
  }

  public static Verdict.Answer answer(Reachability result) {
    return switch (result.answer()) {
      case REACHABLE -> Verdict.Answer.FAIL;
      case UNREACHABLE -> Verdict.Answer.PASS;
      case UNKNOWN -> Verdict.Answer.UNKNOWN;
    };
  }
}
