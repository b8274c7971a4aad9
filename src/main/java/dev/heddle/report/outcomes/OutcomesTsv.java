// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Program;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.util.stream.Collectors;

/** Outcomes as tab-separated lines, one per test and model, for scripts. */
public final class OutcomesTsv {
  public static final String HEADER = "test\tmodel\tverdict\texecutions\tredundant\tstates\n";

  private OutcomesTsv() {}

  public static String of(Program program, OutcomeTable table) {
    String states =
        table.states().keySet().stream()
            .map(s ->
                s.values().stream()
                    .map(v -> ValueText.number(program, v))
                    .collect(Collectors.joining(",")))
            .sorted()
            .collect(Collectors.joining(" "));
    return String.join(
            "\t",
            program.name(),
            table.model(),
            table.answer().toString(),
            String.valueOf(table.counts().executions()),
            String.valueOf(table.counts().redundant()),
            states)
        + "\n";
  }
}
