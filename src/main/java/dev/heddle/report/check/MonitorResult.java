// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.check;

import dev.heddle.program.Printable;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.LimitText;
import dev.heddle.report.Result;
import dev.heddle.verify.Finding;
import dev.heddle.verify.monitoring.ConsistencyViolation;
import dev.heddle.verify.monitoring.MonitorVerdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The result of a monitor as a {@link Result}. */
public final class MonitorResult {
  private MonitorResult() {}

  /**
   * @param exhibit an execution of the relaxed machine for a violation; none for recorded
   *     executions
   * @param failing an execution of SC for an error
   */
  public static Result of(
      List<String> files,
      MonitorVerdict v,
      Function<MonitorVerdict.Found, Optional<Result.Exhibit>> exhibit,
      Function<Finding, Result.Exhibit> failing) {
    List<Result.Problem> problems = new ArrayList<>();
    for (MonitorVerdict.Found found : v.findings()) {
      boolean shown = problems.size() < CheckResult.MOST_SHOWN;
      problems.add(problem(found, shown ? exhibit.apply(found) : Optional.empty()));
    }
    for (Finding error : v.errors()) {
      boolean shown = problems.size() < CheckResult.MOST_SHOWN;
      problems.add(
          CheckResult.problem(
              error.flaw(), shown ? Optional.of(failing.apply(error)) : Optional.empty()));
    }
    return new Result(
        Printable.line(String.join(" ", files)),
        files,
        v.model(),
        v.answer(),
        v.answer().toString(),
        MonitorText.why(v),
        List.of(
            new Result.Figure("traces", v.counts().runs()),
            new Result.Figure("with violations", v.counts().violating()),
            new Result.Figure("distinct violations", v.findings().size()),
            new Result.Figure("errors", v.errors().size())),
        LimitText.of(v.limits()),
        problems,
        Optional.empty());
  }

  private static Result.Problem problem(
      MonitorVerdict.Found found, Optional<Result.Exhibit> exhibit) {
    ConsistencyViolation v = found.violation();
    SourcePosition at = v.pending().at();
    return new Result.Problem(
        Result.Level.ERROR,
        "not robust",
        v.current() + " may come before " + v.pending() + " has reached memory",
        at.line() == 0 ? SourcePosition.NONE : at,
        exhibit);
  }
}
