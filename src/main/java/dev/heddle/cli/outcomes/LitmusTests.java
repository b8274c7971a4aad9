// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.outcomes;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.limit.Limit;
import dev.heddle.report.JsonText;
import dev.heddle.report.LimitText;
import dev.heddle.report.Result;
import dev.heddle.report.outcomes.TestsJson;
import dev.heddle.verify.outcomes.OutcomeTable;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * The common part of the commands about litmus tests: reads the tests, runs each of them, and
 * combines their exit codes.
 */
public final class LitmusTests {
  static final String EXIT_CODES =
      """
      Exit code 0: every test was answered; 1: a test fails an assertion, accesses
      no object or deadlocks; 3: a limit left an answer unknown; 2: a file could
      not be read (the others are still run).
      """;

  private final Streams streams;
  private final Inputs inputs;
  private final StringWriter writtenJson = new StringWriter();
  private List<TestsJson> json = List.of();

  /** Stands between two tests. */
  private String separator = "";

  private boolean unknown;
  private boolean broken;

  public LitmusTests(Arguments arguments, Streams streams) {
    if (arguments.operands().isEmpty()) {
      throw new UsageException("name a litmus test, a folder of them, or @LIST");
    }
    this.streams = streams;
    this.inputs = new Inputs(List.of(".litmus"), streams);
    arguments.operands().forEach(inputs::add);
  }

  List<Path> files() {
    return inputs.files();
  }

  /** A file could not be read; others will be. */
  void fail(Path file, Exception e) {
    inputs.fail(file.toString(), e);
  }

  synchronized void print(String test) {
    streams.out().print(separator + test);
    separator = "\n";
  }

  /** Whether answers are printed or written as JSON. */
  boolean hasJson() {
    return !json.isEmpty();
  }

  synchronized void printJson(Consumer<JsonText> test) {
    json.forEach(j -> j.add(test));
  }

  /** Counts an answer for the exit code. */
  void count(OutcomeTable table) {
    unknown |= table.answer() == OutcomeTable.Answer.UNKNOWN;
    unknown |= table.met() == OutcomeTable.Met.UNKNOWN;
    broken |= table.isBroken();
  }

  void markUnknown() {
    unknown = true;
  }

  /** From another thread: the answers so far are all there will be; the exit code. */
  private synchronized int stop(Format format, ResultFiles resultFiles, Limit why) {
    switch (format) {
      case TEXT -> print("UNKNOWN " + LimitText.of(why) + "\n");
      case TSV -> streams.note("UNKNOWN " + LimitText.of(why));
      case JSON -> {
        streams.note("UNKNOWN " + LimitText.of(why));
        close(resultFiles);
      }
      case SARIF, JUNIT, GITHUB -> {
        List<String> names = files().stream().map(Path::toString).toList();
        resultFiles.add(() -> Result.stopped(String.join(" ", names), names, "", why));
        resultFiles.finish();
      }
    }
    return broken ? ExitCode.FAIL : ExitCode.UNKNOWN;
  }

  private synchronized void close(ResultFiles resultFiles) {
    if (!json.isEmpty()) {
      json.forEach(TestsJson::close);
      json = List.of();
      resultFiles.addPrintedJson(writtenJson.toString());
    }
  }

  /** Has each test answered, and returns the exit code. */
  public int run(Format format, ResultFiles resultFiles, Consumer<Path> each) {
    streams.watch().whenStoppedAnywhere(why -> stop(format, resultFiles, why));
    if (resultFiles.needsJson()) {
      TestsJson file = new TestsJson(writtenJson);
      json =
          format == Format.JSON
              ? List.of(new TestsJson(streams.out().writer()), file)
              : List.of(file);
    }
    files().forEach(each);
    close(resultFiles);
    if (!resultFiles.finish() || !inputs.isComplete()) {
      return ExitCode.WRONG_INPUT;
    }
    return broken ? ExitCode.FAIL : unknown ? ExitCode.UNKNOWN : ExitCode.PASS;
  }
}
