// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.fences;

import dev.heddle.fence.AttackClauses;
import dev.heddle.fence.ControlState;
import dev.heddle.fence.Fenced;
import dev.heddle.fence.GoalClauses;
import dev.heddle.fence.LoopCost;
import dev.heddle.fence.Synthesis;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Effort;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.computation.Computation;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.robustness.AutomatonReachability;
import java.util.function.ToLongFunction;

/**
 * Where do fences belong in a program of automata?
 *
 * @param costs of one fence
 * @param fenced the program with the fences
 */
public record AutomatonFences(
    MemoryModel model,
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
      ParallelProgram program,
      MemoryModel model,
      Goal goal,
      Cost cost,
      int rounds,
      StateLimits limits) {}

  public static AutomatonFences ask(Question q) {
    return switch (q.goal()) {
      case ROBUST -> {
        AttackClauses source = new AttackClauses(q.program(), q.model(), q.limits());
        yield of(q, Synthesis.run(source, costs(q)), source.queries(), source.effort());
      }
      case ASSERTIONS -> {
        GoalClauses source = new GoalClauses(q.program(), fenced -> reach(q, fenced), q.limits());
        yield of(q, Synthesis.run(source, costs(q)), source.queries(), source.effort());
      }
    };
  }

  private static Reachability reach(Question q, ParallelProgram fenced) {
    return AutomatonReachability.ask(fenced, q.model(), q.rounds(), q.limits());
  }

  private static ToLongFunction<ControlState> costs(Question q) {
    return switch (q.cost()) {
      case UNIFORM -> _ -> 1;
      case LOOPS -> LoopCost.of(q.program())::get;
    };
  }

  private static AutomatonFences of(
      Question q, Synthesis.Result<ControlState, Computation> result, int queries, Effort effort) {
    ParallelProgram fenced = Fenced.of(q.program(), result.fences());
    return new AutomatonFences(q.model(), result, costs(q), fenced, queries, effort);
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
