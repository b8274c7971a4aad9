package dev.heddle.verify;

import dev.heddle.fence.AttackClauses;
import dev.heddle.fence.ControlState;
import dev.heddle.fence.Fenced;
import dev.heddle.fence.GoalClauses;
import dev.heddle.fence.LoopCost;
import dev.heddle.fence.Synthesis;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.reach.Buffering;
import dev.heddle.reach.Computation;
import dev.heddle.reach.Effort;
import dev.heddle.reach.Limits;
import dev.heddle.reach.Reachability;
import java.util.function.ToLongFunction;

/**
 * Where do fences belong in a program of automata?
 *
 * @param costs of one fence
 * @param fenced the program with the fences
 */
public record Fence(
    Buffering model,
    Synthesis.Result<ControlState, Computation> result,
    ToLongFunction<ControlState> costs,
    ParallelProgram fenced,
    int queries,
    Effort effort) {
  /** What the fences are for. */
  public enum Goal {
    /** The model shows nothing that SC does not. */
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

  /**
   * What is asked.
   *
   * @param rounds of each search for the goal
   */
  public record Question(
      ParallelProgram program, Buffering model, Goal goal, Cost cost, int rounds, Limits limits) {}

  public static Fence ask(Question q) {
    return switch (q.goal()) {
      case ROBUST -> {
        AttackClauses source = new AttackClauses(q.program(), q.model(), q.limits());
        yield of(q, Synthesis.run(source, costs(q)), source.queries(), source.effort());
      }
      case ASSERTIONS -> {
        GoalClauses source = new GoalClauses(q.program(), fenced -> reach(q, fenced));
        yield of(q, Synthesis.run(source, costs(q)), source.queries(), source.effort());
      }
    };
  }

  private static Reachability reach(Question q, ParallelProgram fenced) {
    return switch (q.model()) {
      case TSO -> Reach.tso(fenced, q.rounds(), q.limits());
      case PSO -> Reach.pso(fenced, q.rounds(), q.limits());
    };
  }

  private static ToLongFunction<ControlState> costs(Question q) {
    return switch (q.cost()) {
      case UNIFORM -> _ -> 1;
      case LOOPS -> LoopCost.of(q.program())::get;
    };
  }

  private static Fence of(
      Question q, Synthesis.Result<ControlState, Computation> result, int queries, Effort effort) {
    ParallelProgram fenced = Fenced.of(q.program(), result.fences());
    return new Fence(q.model(), result, costs(q), fenced, queries, effort);
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
