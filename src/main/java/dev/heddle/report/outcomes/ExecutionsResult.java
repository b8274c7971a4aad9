// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Program;
import dev.heddle.report.LimitText;
import dev.heddle.report.Result;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.executions.Access;
import dev.heddle.verify.executions.ExecutionTable;
import dev.heddle.verify.executions.ExecutionTree;
import dev.heddle.verify.executions.NormalForm;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Representative executions as a {@link Result}. */
public final class ExecutionsResult {
  /** The most rows of a page. */
  private static final int MOST_SHOWN = 2000;

  /** The most executions with steps. */
  private static final int MOST_PICTURES = 200;

  /**
   * One row.
   *
   * @param accesses its steps; empty if they cannot be shown
   */
  public record Shown(NormalForm form, Optional<List<Access>> accesses) {}

  private ExecutionsResult() {}

  /**
   * @param tree of all generated executions; empty if it is too large to be drawn
   */
  public static Result of(
      String file,
      Program program,
      ExecutionTable table,
      List<Shown> executions,
      Optional<ExecutionTree> tree) {
    OutcomeTable outcomes = table.outcomes();
    String verdict = table.isSymbolic() ? "Symbolic" : outcomes.answer().toString();
    return new Result(
            program.name(),
            List.of(file),
            outcomes.model(),
            answer(table),
            verdict,
            table.isSymbolic() ? "Values were ignored" : OutcomesResult.headline(outcomes),
            List.of(
                new Result.Figure("generated", table.generated()),
                new Result.Figure("dropped", table.dropped()),
                new Result.Figure("kept", table.kept())),
            LimitText.of(outcomes.limits()),
            problems(table),
            Optional.of(rows(program, table, executions)))
        .with(
            tree
                .map(t -> new Result.Drawing("tree", "Tree of executions", TreeSvg.of(program, t)))
                .stream()
                .toList());
  }

  private static Verdict.Answer answer(ExecutionTable table) {
    OutcomeTable o = table.outcomes();
    boolean unknown =
        table.isSymbolic()
            ? !o.limits().isEmpty()
            : o.answer() == OutcomeTable.Answer.UNKNOWN || o.met() == OutcomeTable.Met.UNKNOWN;
    return !table.isSymbolic() && o.isBroken()
        ? Verdict.Answer.FAIL
        : unknown ? Verdict.Answer.UNKNOWN : Verdict.Answer.PASS;
  }

  private static List<Result.Problem> problems(ExecutionTable table) {
    return table.outcomes().unended().stream()
        .map(f ->
            new Result.Problem(
                Result.Level.ERROR,
                f.flaw().kind().toString(),
                f.flaw().message(),
                f.flaw().at(),
                Optional.<Result.Exhibit>empty()))
        .toList();
  }

  private static Optional<Result.Exhibit> exhibit(
      Program program, ExecutionTable table, Shown each, String state) {
    String model = table.outcomes().model();
    return each.accesses()
        .map(a ->
            new Result.Exhibit(
                each.form() + " " + state, ExecutionPicture.of(program, model, a), ""));
  }

  private static Result.Table rows(Program program, ExecutionTable table, List<Shown> executions) {
    List<Result.Row> rows = new ArrayList<>();
    for (Shown each : executions.subList(0, Math.min(MOST_SHOWN, executions.size()))) {
      NormalForm form = each.form();
      String state =
          form.state()
              .map(s -> OutcomesText.state(program, table.outcomes().condition(), s))
              .orElse(String.join("; ", form.unfinished()));
      Optional<Result.Exhibit> exhibit =
          rows.size() < MOST_PICTURES ? exhibit(program, table, each, state) : Optional.empty();
      rows.add(new Result.Row(List.of(form.toString(), state), false, exhibit));
    }
    StringBuilder legend =
        new StringBuilder("Executions: events in one pair of brackets happen together");
    table
        .legend()
        .forEach(e ->
            legend
                .append('\n')
                .append(e.letter())
                .append(" = P")
                .append(e.thread())
                .append(' ')
                .append(e.text()));
    if (rows.stream().anyMatch(r -> r.cells().getFirst().contains("'"))) {
      legend.append("\n").append("a' = the store of a reaches memory");
    }
    return new Result.Table(legend.toString(), List.of("execution", "final state"), rows);
  }
}
