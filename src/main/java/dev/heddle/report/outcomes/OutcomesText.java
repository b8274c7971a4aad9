// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Program;
import dev.heddle.program.condition.FinalCondition;
import dev.heddle.report.LimitText;
import dev.heddle.verify.outcomes.CompleteExecution;
import dev.heddle.verify.outcomes.FinalState;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The outcomes of one test under one model, for the terminal; the first line is the answer. */
public final class OutcomesText {
  private OutcomesText() {}

  public static String of(Program program, OutcomeTable table) {
    StringBuilder out = new StringBuilder();
    out.append("Test ").append(program.name()).append(' ').append(table.model());
    out.append(' ').append(table.answer()).append('\n');
    out.append("States ").append(table.states().size()).append('\n');
    table
        .states()
        .forEach((state, count) ->
            out.append(
                String.format("%8d  %s%n", count, state(program, table.condition(), state))));
    out.append(table.met());
    out.append("  ").append(table.condition().text()).append('\n');
    OutcomeTable.Counts counts = table.counts();
    out.append("Executions ").append(counts.executions());
    out.append(counts.redundant() == 0 ? "" : ", redundant " + counts.redundant()).append('\n');
    warnings(table).forEach(w -> out.append(w).append('\n'));
    out.append("Observation ").append(program.name()).append(' ').append(table.observation());
    out.append(' ').append(counts.positive()).append(' ').append(counts.negative()).append('\n');
    return out.toString();
  }

  /** Failures, deadlocks and limits. */
  public static List<String> warnings(OutcomeTable table) {
    List<String> all = new ArrayList<>();
    OutcomeTable.Endings endings = table.endings();
    endings.failures().forEach(f -> all.add("Failure " + f));
    if (endings.deadlocks() > 0) {
      all.add("Deadlock in " + executions(endings.deadlocks()));
    }
    if (endings.abandoned() > 0) {
      all.add("Without a final state: " + executions(endings.abandoned()));
    }
    table.limits().forEach(l -> all.add("Incomplete " + LimitText.of(l)));
    return all;
  }

  private static String executions(long n) {
    return n + (n == 1 ? " execution" : " executions");
  }

  /** The final state of an execution, or that it has none. */
  public static String state(Program program, FinalCondition condition, CompleteExecution seen) {
    return seen.state().map(s -> state(program, condition, s)).orElse("without a final state");
  }

  static String state(Program program, FinalCondition condition, FinalState state) {
    StringJoiner all = new StringJoiner("; ", "", ";");
    List<Long> values = state.values();
    for (int i = 0; i < values.size(); i++) {
      all.add(condition.columns().get(i).name() + "=" + ValueText.number(program, values.get(i)));
    }
    return values.isEmpty() ? "" : all.toString();
  }
}
