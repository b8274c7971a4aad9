package dev.heddle.verify;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.reach.BufferedSearch;
import dev.heddle.reach.Buffering;
import dev.heddle.reach.LazyReachability;
import dev.heddle.reach.Limits;
import dev.heddle.reach.Oracle;
import dev.heddle.reach.PsoReachability;
import dev.heddle.reach.Reachability;
import dev.heddle.reach.RobustnessOracle;
import java.util.List;

/** Can a program of automata reach its goal? PASS if it cannot. */
public final class Reach {
  private static final List<? extends Oracle> ORACLES = List.of(RobustnessOracle.values());

  private Reach() {}

  /** Under TSO, lazily. */
  public static Reachability tso(ParallelProgram program, int rounds, Limits limits) {
    return LazyReachability.run(program, ORACLES, rounds, limits);
  }

  /** Under PSO, with buffers of at most so many stores unless something else bounds them. */
  public static Reachability pso(ParallelProgram program, int longest, Limits limits) {
    return PsoReachability.run(program, longest, limits);
  }

  public static Reachability sc(ParallelProgram program, Limits limits) {
    return LazyReachability.sc(program, limits);
  }

  /** With buffers of at most so many stores. */
  public static Reachability bounded(
      ParallelProgram program, Buffering buffering, int bound, Limits limits) {
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
