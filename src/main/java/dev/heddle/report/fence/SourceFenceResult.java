// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.fence;

import dev.heddle.fence.BadExecution;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.LimitText;
import dev.heddle.report.Result;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.fences.ProgramFences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Fences of a source as a {@link Result}: each fence is a note at the statement that it precedes.
 */
public final class SourceFenceResult {
  private SourceFenceResult() {}

  /**
   * @param patch that inserts the fences; empty if there are none
   * @param exhibit creates the execution to show
   */
  public static Result of(
      SourceFences fences, String patch, Function<BadExecution, Result.Exhibit> exhibit) {
    ProgramFences found = fences.found();
    Verdict.Answer answer = found.answer();
    List<Result.Problem> notes = new ArrayList<>();
    for (ProgramFences.Suggestion s : found.suggestions()) {
      String text = SourceFences.text(s) + "; without it: " + s.without().flaw();
      Optional<Result.Exhibit> shown = Optional.of(exhibit.apply(s.without()));
      notes.add(new Result.Problem(Result.Level.NOTE, "fence", text, s.site().at(), shown));
    }
    if (answer == Verdict.Answer.FAIL) {
      Optional<Result.Exhibit> shown = found.witness().map(exhibit);
      notes.add(
          new Result.Problem(
              Result.Level.ERROR,
              "no set of fences suffices",
              fences.why(),
              SourcePosition.NONE,
              shown));
    }
    return new Result(
        fences.name(),
        fences.files(),
        found.model(),
        answer,
        answer.toString(),
        fences.why(),
        List.of(
            new Result.Figure("fences", found.suggestions().size()),
            new Result.Figure("cost", found.result().cost()),
            new Result.Figure("searches", found.work().searches()),
            new Result.Figure("executions", found.work().executions())),
        LimitText.optional(found.result().limit()),
        notes,
        Optional.empty(),
        patch.isEmpty() ? List.of() : List.of(new Result.Listing("Patch", patch)));
  }
}
