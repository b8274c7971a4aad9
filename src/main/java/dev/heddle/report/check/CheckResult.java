// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.report.LimitText;
import dev.heddle.report.Result;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.Replayed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Verdicts and replays as a {@link Result}. */
public final class CheckResult {
  /** The most errors that are shown with an execution. */
  public static final int MOST_SHOWN = 20;

  private CheckResult() {}

  /**
   * @param exhibit the execution that shows an error
   */
  public static Result of(
      String name, List<String> files, Verdict v, Function<Finding, Result.Exhibit> exhibit) {
    return of(name, files, v, CheckText.why(v), f -> Optional.of(exhibit.apply(f)));
  }

  /** Without executions that show the errors. */
  public static Result of(String name, List<String> files, Verdict v) {
    return of(name, files, v, CheckText.why(v), _ -> Optional.empty());
  }

  /** The answer whether a program is robust. */
  public static Result robust(
      String name, List<String> files, Verdict v, Function<Finding, Result.Exhibit> exhibit) {
    return of(name, files, v, CheckText.whyRobust(v), f -> Optional.of(exhibit.apply(f)));
  }

  private static Result of(
      String name,
      List<String> files,
      Verdict v,
      String why,
      Function<Finding, Optional<Result.Exhibit>> exhibit) {
    List<Result.Problem> problems = new ArrayList<>();
    for (Finding finding : v.findings()) {
      boolean shown = problems.size() < MOST_SHOWN;
      problems.add(problem(finding.flaw(), shown ? exhibit.apply(finding) : Optional.empty()));
    }
    return new Result(
        name,
        files,
        v.model(),
        v.answer(),
        v.answer().toString(),
        why,
        figures(v.counts()),
        LimitText.of(v.limits()),
        problems,
        Optional.empty());
  }

  public static Result.Problem problem(Flaw flaw, Optional<Result.Exhibit> exhibit) {
    return new Result.Problem(
        Result.Level.ERROR, flaw.kind().toString(), flaw.message(), flaw.at(), exhibit);
  }

  private static List<Result.Figure> figures(Verdict.Counts counts) {
    List<Result.Figure> all = new ArrayList<>();
    all.add(new Result.Figure("executions", counts.executions()));
    Verdict.Blocked blocked = counts.blocked();
    if (blocked.all() > 0) {
      all.add(new Result.Figure("blocked by an assumption", blocked.assume()));
      all.add(new Result.Figure("blocked spinning", blocked.spin()));
      all.add(new Result.Figure("cut by a bound", blocked.bound()));
    }
    if (counts.redundant() > 0) {
      all.add(new Result.Figure("redundant", counts.redundant()));
    }
    return all;
  }

  /** A replayed execution: it fails, or the answer is unknown. */
  public static Result of(String name, List<String> files, String model, Replayed replayed) {
    Verdict.Answer answer =
        replayed.flaws().isEmpty() ? Verdict.Answer.UNKNOWN : Verdict.Answer.FAIL;
    List<Result.Problem> problems = new ArrayList<>();
    Result.Exhibit exhibit = new Result.Exhibit("The execution", replayed.picture(), "");
    for (Flaw flaw : replayed.flaws()) {
      problems.add(problem(flaw, Optional.of(exhibit)));
    }
    Result.Row row = new Result.Row(List.of("the schedule"), false, Optional.of(exhibit));
    return new Result(
        name,
        files,
        model,
        answer,
        answer.toString(),
        CheckText.why(replayed),
        List.of(new Result.Figure("steps", replayed.witness().steps().size())),
        LimitText.of(replayed.limits()),
        problems,
        problems.isEmpty()
            ? Optional.of(new Result.Table("One execution", List.of("execution"), List.of(row)))
            : Optional.empty());
  }
}
