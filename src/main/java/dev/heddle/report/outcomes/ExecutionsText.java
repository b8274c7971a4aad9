// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Program;
import dev.heddle.verify.executions.EventNames;
import dev.heddle.verify.executions.ExecutionTable;
import dev.heddle.verify.executions.NormalForm;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.util.List;

/** Representative executions of one test under one model, for the terminal. */
public final class ExecutionsText {
  private ExecutionsText() {}

  public static String of(Program program, ExecutionTable table, List<NormalForm> executions) {
    StringBuilder out = new StringBuilder(head(program, table));
    out.append("Executions ").append(table.kept()).append('\n');
    for (NormalForm form : executions) {
      out.append("  ").append(line(program, table.outcomes(), form)).append('\n');
      form.unfinished().forEach(u -> out.append("    ").append(u).append('\n'));
    }
    return out.append(foot(table)).toString();
  }

  /** The answer, and the meaning of the letters. */
  static String head(Program program, ExecutionTable table) {
    StringBuilder out = new StringBuilder();
    OutcomeTable outcomes = table.outcomes();
    out.append("Test ").append(program.name()).append(' ').append(outcomes.model());
    out.append(' ').append(table.isSymbolic() ? "Symbolic" : outcomes.answer()).append('\n');
    for (EventNames.Entry e : table.legend()) {
      out.append(String.format("  %-3s P%d  %s%n", e.letter(), e.thread(), e.text()));
    }
    return out.toString();
  }

  /** An execution and its final state. */
  static String line(Program program, OutcomeTable outcomes, NormalForm form) {
    String state =
        form.state().map(s -> OutcomesText.state(program, outcomes.condition(), s)).orElse("");
    return (form + "  " + state).stripTrailing();
  }

  /** Whether the condition is met, warnings, and the counts. */
  static String foot(ExecutionTable table) {
    StringBuilder out = new StringBuilder();
    OutcomeTable outcomes = table.outcomes();
    if (!table.isSymbolic()) {
      out.append(outcomes.met()).append("  ").append(outcomes.condition().text()).append('\n');
    }
    OutcomesText.warnings(outcomes).forEach(w -> out.append(w).append('\n'));
    out.append("Generated ").append(table.generated());
    out.append(", dropped ").append(table.dropped());
    if (!table.isSymbolic()) {
      out.append(", refuted ").append(table.refuted());
    }
    return out.append(", kept ").append(table.kept()).append('\n').toString();
  }
}
