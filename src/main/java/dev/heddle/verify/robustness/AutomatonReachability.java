// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.robustness;

import dev.heddle.model.MemoryModel;
import dev.heddle.model.UnsupportedModelException;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Oracle;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.TsoMethod;
import dev.heddle.states.attack.RobustnessOracle;
import dev.heddle.states.reachability.BufferedSearch;
import dev.heddle.states.reachability.LazyReachability;
import dev.heddle.states.reachability.PsoReachability;
import dev.heddle.states.reachability.TsoReachability;
import dev.heddle.verify.Verdict;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Can a program of automata reach its goal? PASS if it cannot. */
public final class AutomatonReachability {
  private static final List<? extends Oracle> ORACLES = List.of(RobustnessOracle.values());

  private AutomatonReachability() {}

  public static final Set<MemoryModel> MODELS =
      Collections.unmodifiableSet(EnumSet.of(MemoryModel.SC, MemoryModel.TSO, MemoryModel.PSO));

  /**
   * @param most under TSO, rounds of lazy search; under PSO, stores in a buffer
   * @throws UnsupportedModelException if states are not searched under the model
   */
  public static Reachability ask(
      ParallelProgram program, MemoryModel model, int most, StateLimits limits) {
    return switch (model) {
      case SC -> sc(program, limits);
      case TSO -> tso(program, most, limits);
      case PSO -> pso(program, most, limits);
      case PSO_SPARC, RMO ->
          throw new UnsupportedModelException("the search of states", model, MODELS);
    };
  }

  /** Under TSO, with at most so many rounds of the lazy method. */
  public static Reachability tso(ParallelProgram program, int rounds, StateLimits limits) {
    return tso(program, TsoMethod.AUTO, rounds, limits);
  }

  /** Under TSO by some methods. */
  public static Reachability tso(
      ParallelProgram program, TsoMethod method, int rounds, StateLimits limits) {
    return switch (method) {
      case AUTO -> TsoReachability.run(program, ORACLES, rounds, limits);
      case LAZY -> LazyReachability.run(program, ORACLES, rounds, limits);
      case BACKWARD -> TsoReachability.backward(program, limits);
    };
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
      ParallelProgram program, MemoryModel model, int bound, StateLimits limits) {
    return BufferedSearch.answer(program, model, bound, limits);
  }

  public static Verdict.Answer answer(Reachability result) {
    return switch (result.answer()) {
      case REACHABLE -> Verdict.Answer.FAIL;
      case UNREACHABLE -> Verdict.Answer.PASS;
      case UNKNOWN -> Verdict.Answer.UNKNOWN;
    };
  }
}
