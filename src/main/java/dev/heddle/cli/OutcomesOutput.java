package dev.heddle.cli;

import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.report.OutcomesJson;
import dev.heddle.report.OutcomesText;
import dev.heddle.report.OutcomesTsv;
import dev.heddle.report.TraceText;
import dev.heddle.verify.outcomes.CompleteExecution;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

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
   * @param again shows every execution, if that was asked for
   */
  void show(
      String file,
      LitmusTest test,
      OutcomeTable table,
      Consumer<Consumer<CompleteExecution>> again) {
    tests.judge(table);
    switch (format) {
      case TEXT -> {
        tests.print(OutcomesText.of(test.program(), table));
        int[] n = {0};
        again.accept(seen -> show(++n[0], test, seen));
      }
      case TSV -> {
        streams.out().print(OutcomesTsv.of(test.program(), table));
        String head = test.name() + " " + table.model() + ": ";
        OutcomesText.warnings(table).forEach(w -> streams.complain(head + w));
      }
      case JSON -> {
        List<CompleteExecution> shown = new ArrayList<>();
        again.accept(shown::add);
        tests.printJson(OutcomesJson.test(file, test.program(), table, shown));
      }
      case SARIF, JUNIT, GITHUB -> {}
    }
  }

  private void show(int number, LitmusTest test, CompleteExecution seen) {
    String state = OutcomesText.state(test.program(), test.condition(), seen);
    String head = ("Execution " + number + "  " + state).stripTrailing();
    streams.out().print("\n" + head + "\n" + TraceText.of(seen));
  }
}
