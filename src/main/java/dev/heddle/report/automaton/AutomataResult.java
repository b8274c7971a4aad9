// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.automaton;

import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.report.LimitText;
import dev.heddle.report.Result;
import dev.heddle.report.check.CheckResult;
import dev.heddle.states.Reachability;
import dev.heddle.states.attack.AttackViolation;
import dev.heddle.translate.Defect;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.robustness.AutomatonReachability;
import dev.heddle.verify.robustness.AutomatonRobustness;
import dev.heddle.verify.robustness.FailureReachability;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Answers about programs of automata as {@link Result}s. */
public final class AutomataResult {
  private AutomataResult() {}

  public static Result robust(String file, ParallelProgram program, AutomatonRobustness robust) {
    return robust(file, program, robust, _ -> Optional.empty());
  }

  /**
   * For a C program.
   *
   * @param exhibit the execution that shows an error
   */
  public static Result robust(
      String file,
      ParallelProgram program,
      AutomatonRobustness robust,
      Function<Finding, Optional<Result.Exhibit>> exhibit) {
    var result = robust.result();
    List<Result.Problem> problems = new ArrayList<>();
    result.violations().forEach(v -> problems.add(attack(program, v)));
    robust.errors().forEach(e -> problems.add(CheckResult.problem(e.flaw(), exhibit.apply(e))));
    return new Result(
        file,
        List.of(file),
        robust.model().toString(),
        robust.answer(),
        robust.answer().toString(),
        AutomataText.why(robust),
        List.of(
            new Result.Figure("queries", result.queries()),
            new Result.Figure("plausible", result.plausible()),
            new Result.Figure("states", result.effort().states())),
        LimitText.optional(result.limit()),
        problems,
        Optional.empty());
  }

  private static Result.Problem attack(ParallelProgram program, AttackViolation v) {
    String text = v.toString();
    SourcePosition at =
        program.threads().get(v.attack().thread()).transitions().get(v.attack().store()).position();
    return new Result.Problem(
        Result.Level.ERROR,
        "not robust",
        text,
        at,
        Optional.of(new Result.Exhibit(text, ComputationPicture.of(v.computation()), "")));
  }

  public static Result reach(String file, String model, Reachability result) {
    return reach(
        file,
        List.of(file),
        model,
        result,
        AutomataText.why(result),
        SourcePosition.NONE,
        exhibit(result));
  }

  /**
   * For a C program.
   *
   * @param shown the execution that fails; empty if only automata can show it
   */
  public static Result reach(
      String name,
      List<String> files,
      String model,
      FailureReachability found,
      String message,
      Optional<Result.Exhibit> shown) {
    return reach(
        name,
        files,
        model,
        found.result(),
        AutomataText.why(found.result(), message),
        found.defect().map(Defect::at).orElse(SourcePosition.NONE),
        shown.or(() -> exhibit(found.result())));
  }

  private static Optional<Result.Exhibit> exhibit(Reachability result) {
    return Optional.ofNullable(result.computation())
        .map(c -> new Result.Exhibit("How it is reached", ComputationPicture.of(c), ""));
  }

  private static Result reach(
      String name,
      List<String> files,
      String model,
      Reachability result,
      String why,
      SourcePosition at,
      Optional<Result.Exhibit> exhibit) {
    Verdict.Answer answer = AutomatonReachability.answer(result);
    List<Result.Problem> problems =
        answer != Verdict.Answer.FAIL
            ? List.of()
            : List.of(new Result.Problem(Result.Level.ERROR, "reachable", why, at, exhibit));
    return new Result(
        name,
        files,
        model,
        answer,
        answer.toString(),
        why,
        List.of(
            new Result.Figure("queries", result.queries()),
            new Result.Figure("rounds", result.rounds().size()),
            new Result.Figure("states", result.effort().states())),
        LimitText.optional(result.limit()),
        problems,
        Optional.empty());
  }
}
