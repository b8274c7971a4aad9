// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.fence;

import dev.heddle.fence.ClauseSource;
import dev.heddle.fence.ControlState;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.report.LimitText;
import dev.heddle.report.Result;
import dev.heddle.report.automaton.ComputationPicture;
import dev.heddle.states.computation.Computation;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.fences.AutomatonFences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Fences as a {@link Result}: each fence is a note at the line that it precedes. */
public final class FenceResult {
  private FenceResult() {}

  public static Result of(
      String file, ParallelProgram program, AutomatonFences.Goal goal, AutomatonFences fence) {
    var result = fence.result();
    Verdict.Answer answer = fence.answer();
    List<Result.Problem> notes = new ArrayList<>();
    for (ControlState f : result.fences()) {
      ClauseSource.Clause<?, Computation> without = result.reasons().get(f);
      String text = FenceText.position(program, f) + ", or " + without.name();
      notes.add(problem(Result.Level.NOTE, text, FenceText.before(program, f), without));
    }
    if (answer == Verdict.Answer.FAIL) {
      String text = FenceText.why(goal, fence);
      ClauseSource.Clause<?, Computation> inSpite = result.clauses().getLast();
      notes.add(problem(Result.Level.ERROR, text, SourcePosition.NONE, inSpite));
    }
    return new Result(
        file,
        List.of(file),
        fence.model().toString(),
        answer,
        answer.toString(),
        FenceText.why(goal, fence),
        List.of(
            new Result.Figure("fences", result.fences().size()),
            new Result.Figure("cost", result.cost()),
            new Result.Figure("queries", fence.queries()),
            new Result.Figure("states", fence.effort().states())),
        LimitText.optional(result.limit()),
        notes,
        Optional.empty(),
        answer == Verdict.Answer.PASS
            ? List.of(
                new Result.Listing(
                    "The program with the fences", AutomatonPrinter.print(fence.fenced())))
            : List.of());
  }

  private static Result.Problem problem(
      Result.Level level, String text, SourcePosition at, ClauseSource.Clause<?, Computation> why) {
    return new Result.Problem(
        level,
        level == Result.Level.NOTE ? "fence" : "no set of fences suffices",
        text,
        at,
        Optional.of(
            new Result.Exhibit(
                "Without it: " + why.name(), ComputationPicture.of(why.evidence()), "")));
  }
}
