// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.outcomes;

import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.report.LimitText;
import dev.heddle.report.outcomes.OutcomesJson;
import dev.heddle.report.outcomes.OutcomesText;
import dev.heddle.report.outcomes.OutcomesTsv;
import dev.heddle.report.outcomes.TraceText;
import dev.heddle.verify.outcomes.CompleteExecution;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Prints the answers of {@code heddle outcomes}. */
final class OutcomesOutput {
  private final Format format;
  private final LitmusTests tests;
  private final Streams streams;

  OutcomesOutput(Format format, LitmusTests tests, Streams streams) {
    this.format = format;
    this.tests = tests;
    this.streams = streams;
  }

  void begin() {
    if (format == Format.TSV) {
      streams.out().print(OutcomesTsv.HEADER);
    }
  }

  /**
   * @param again shows every execution, if that was asked for, and tells what limits hid
   */
  void show(
      String file,
      LitmusTest test,
      OutcomeTable table,
      Function<Consumer<CompleteExecution>, OutcomeTable> again) {
    tests.count(table);
    switch (format) {
      case TEXT -> tests.print(OutcomesText.of(test.program(), table));
      case TSV -> {
        streams.out().print(OutcomesTsv.of(test.program(), table));
        String head = test.name() + " " + table.model() + ": ";
        OutcomesText.warnings(table).forEach(w -> streams.note(head + w));
      }
      case JSON, SARIF, JUNIT, GITHUB -> {}
    }
    if (format == Format.TEXT || tests.hasJson()) {
      List<CompleteExecution> shown = new ArrayList<>();
      int[] n = {0};
      Consumer<CompleteExecution> each =
          seen -> {
            if (format == Format.TEXT) {
              show(++n[0], test, seen);
            }
            if (tests.hasJson()) {
              shown.add(seen);
            }
          };
      compare(test, table, again.apply(each));
      if (tests.hasJson()) {
        tests.printJson(OutcomesJson.test(file, test.program(), table, shown));
      }
    }
  }

  /** Another search may end although the first one did not, because the time is up. */
  private void compare(LitmusTest test, OutcomeTable first, OutcomeTable second) {
    if (!second.limits().equals(first.limits())) {
      tests.markUnknown();
      String limits = LimitText.join(second.limits());
      streams.note(test.name() + " " + first.model() + ": not every execution is shown: " + limits);
    }
  }

  private void show(int number, LitmusTest test, CompleteExecution seen) {
    String state = OutcomesText.state(test.program(), test.condition(), seen);
    String head = ("Execution " + number + "  " + state).stripTrailing();
    streams.out().print("\n" + head + "\n" + TraceText.of(seen));
  }
}
