package dev.heddle.verify;

import dev.heddle.fence.AttackClauses;
import dev.heddle.fence.ClauseSource;
import dev.heddle.fence.ControlState;
import dev.heddle.fence.Fenced;
import dev.heddle.fence.GoalClauses;
import dev.heddle.fence.LoopCost;
import dev.heddle.fence.Synthesis;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.reach.Computation;
import dev.heddle.reach.Effort;
import dev.heddle.reach.Limits;
import dev.heddle.reach.RobustnessOracle;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Where do fences belong in a program of automata?
 *
 * @param costs of one fence
 * @param fenced the program with the fences
 */
public record Fence(
    Synthesis.Result<ControlState, Computation> result,
    ToLongFunction<ControlState> costs,
    ParallelProgram fenced,
    int queries,
    Effort effort) {
  /** What the fences are for. */
  public enum Goal {
    /** TSO shows nothing that SC does not. */
    ROBUST,
    /** The program's goal cannot be reached. */
    ASSERTIONS
  }

  /** What one fence costs. */
  public enum Cost {
    UNIFORM,
    /** Ten times as much for each loop around it. */
    LOOPS
  }

  public static Fence ask(
      ParallelProgram program, Goal goal, Cost cost, int rounds, Limits limits) {
    ToLongFunction<ControlState> costs =
        switch (cost) {
          case UNIFORM -> _ -> 1;
          case LOOPS -> LoopCost.of(program)::get;
        };
    return switch (goal) {
      case ROBUST -> {
        AttackClauses source = new AttackClauses(program, limits);
        Synthesis.Result<ControlState, Computation> result = run(source, costs);
        yield of(program, result, costs, source.queries(), source.effort());
      }
      case ASSERTIONS -> {
        List<RobustnessOracle> oracles = List.of(RobustnessOracle.values());
        GoalClauses source = new GoalClauses(program, oracles, rounds, limits);
        Synthesis.Result<ControlState, Computation> result = run(source, costs);
        yield of(program, result, costs, source.queries(), source.effort());
      }
    };
  }

  private static Synthesis.Result<ControlState, Computation> run(
      ClauseSource<ControlState, Computation> source, ToLongFunction<ControlState> costs) {
    return Synthesis.run(source, costs);
  }

  private static Fence of(
      ParallelProgram program,
      Synthesis.Result<ControlState, Computation> result,
      ToLongFunction<ControlState> costs,
      int queries,
      Effort effort) {
    return new Fence(result, costs, Fenced.of(program, result.fences()), queries, effort);
  }

  /** PASS if the fences are enough. */
  public Verdict.Answer answer() {
    return switch (result.answer()) {
      case ENOUGH -> Verdict.Answer.PASS;
      case IMPOSSIBLE -> Verdict.Answer.FAIL;
      case UNKNOWN -> Verdict.Answer.UNKNOWN;
    };
  }
}
