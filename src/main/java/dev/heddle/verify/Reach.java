package dev.heddle.verify;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.reach.BufferedSearch;
import dev.heddle.reach.LazyReachability;
import dev.heddle.reach.Limits;
import dev.heddle.reach.Oracle;
import dev.heddle.reach.RobustnessOracle;
import java.util.List;

/** Can a program of automata reach its goal? PASS if it cannot. */
public final class Reach {
  private static final List<? extends Oracle> ORACLES = List.of(RobustnessOracle.values());

  private Reach() {}

  /** Under TSO, lazily. */
  public static LazyReachability.Result tso(ParallelProgram program, int rounds, Limits limits) {
    return LazyReachability.run(program, ORACLES, rounds, limits);
  }

  public static LazyReachability.Result sc(ParallelProgram program, Limits limits) {
    return LazyReachability.sc(program, limits);
  }

  /** Under TSO, with buffers of at most so many stores. */
  public static LazyReachability.Result bounded(ParallelProgram program, int bound, Limits limits) {
    return BufferedSearch.answer(program, bound, limits);
  }

  public static Verdict.Answer answer(LazyReachability.Result result) {
    return switch (result.answer()) {
      case REACHABLE -> Verdict.Answer.FAIL;
      case UNREACHABLE -> Verdict.Answer.PASS;
      case UNKNOWN -> Verdict.Answer.UNKNOWN;
    };
  }
}
