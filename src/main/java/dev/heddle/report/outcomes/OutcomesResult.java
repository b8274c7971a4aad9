// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Program;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.program.condition.Observable;
import dev.heddle.report.LimitText;
import dev.heddle.report.Result;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.outcomes.FinalState;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The outcomes of a litmus test as a {@link Result}. */
public final class OutcomesResult {
  /** The most states that are shown with an execution. */
  private static final int MOST_SHOWN = 200;

  private final Program program;
  private final OutcomeTable table;
  private final Function<String, DetailedWitness> replay;

  private OutcomesResult(
      Program program, OutcomeTable table, Function<String, DetailedWitness> replay) {
    this.program = program;
    this.table = table;
    this.replay = replay;
  }

  /**
   * @param replay runs a schedule; not called if the table has none
   */
  public static Result of(
      String file, Program program, OutcomeTable table, Function<String, DetailedWitness> replay) {
    return new OutcomesResult(program, table, replay).result(file);
  }

  private Result result(String file) {
    OutcomeTable.Counts counts = table.counts();
    return new Result(
        program.name(),
        List.of(file),
        table.model(),
        answer(),
        table.answer().toString(),
        headline(table),
        List.of(
            new Result.Figure("executions", counts.executions()),
            new Result.Figure("final states", table.states().size()),
            new Result.Figure("executions that satisfy it", counts.positive()),
            new Result.Figure("executions that do not", counts.negative())),
        LimitText.of(table.limits()),
        table.unended().stream().map(this::problem).toList(),
        Optional.of(states()));
  }

  /** The answer about the condition as text. */
  static String headline(OutcomeTable table) {
    boolean yes = table.met() == OutcomeTable.Met.YES;
    String words =
        switch (table.condition().quantifier()) {
          case EXISTS ->
              yes
                  ? "Some execution satisfies the proposition"
                  : "No execution satisfies the proposition";
          case NOT_EXISTS ->
              yes
                  ? "No execution satisfies the proposition"
                  : "Some execution satisfies the proposition";
          case FORALL ->
              yes
                  ? "Every execution satisfies the proposition"
                  : "Not every execution satisfies the proposition";
        };
    boolean known = table.met() != OutcomeTable.Met.UNKNOWN;
    return (known ? words : "Not decided") + ": " + table.condition().text();
  }

  /** The answer as in the exit code. */
  private Verdict.Answer answer() {
    boolean unknown =
        table.answer() == OutcomeTable.Answer.UNKNOWN || table.met() == OutcomeTable.Met.UNKNOWN;
    return table.isBroken()
        ? Verdict.Answer.FAIL
        : unknown ? Verdict.Answer.UNKNOWN : Verdict.Answer.PASS;
  }

  private Result.Problem problem(Finding finding) {
    Flaw flaw = finding.flaw();
    Optional<Result.Exhibit> exhibit =
        finding.schedule().isEmpty()
            ? Optional.empty()
            : Optional.of(new Result.Exhibit(flaw.message(), replay.apply(finding.schedule()), ""));
    return new Result.Problem(
        Result.Level.ERROR, flaw.kind().toString(), flaw.message(), flaw.at(), exhibit);
  }

  private Result.Table states() {
    FinalCondition condition = table.condition();
    List<String> head = new ArrayList<>(List.of("executions"));
    condition.columns().forEach(c -> head.add(c.name()));
    List<Result.Row> rows = new ArrayList<>();
    table
        .states()
        .forEach((state, count) -> {
          List<String> cells = new ArrayList<>(List.of(String.valueOf(count)));
          state.values().forEach(v -> cells.add(ValueText.number(program, v)));
          Optional<Result.Exhibit> exhibit =
              rows.size() < MOST_SHOWN ? exhibit(state) : Optional.empty();
          rows.add(new Result.Row(cells, isPositive(state), exhibit));
        });
    return new Result.Table("Final states", head, rows, true);
  }

  /** Whether the proposition holds; it refers only to the columns of the state. */
  private boolean isPositive(FinalState state) {
    List<Observable> columns = table.condition().columns();
    return table.condition().proposition().holds(o -> state.values().get(columns.indexOf(o)));
  }

  private Optional<Result.Exhibit> exhibit(FinalState state) {
    String label = OutcomesText.state(program, table.condition(), state);
    return Optional.ofNullable(table.examples().get(state))
        .map(schedule -> new Result.Exhibit(label, replay.apply(schedule), ""));
  }
}
