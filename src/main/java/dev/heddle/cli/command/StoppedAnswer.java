// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.terminal.SanitizedStream;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.limit.Limit;
import dev.heddle.program.Printable;
import dev.heddle.report.LimitText;
import dev.heddle.report.Result;
import java.util.List;
import java.util.function.Function;

/**
 * The answer of a command that is stopped before it has one: UNKNOWN under each model, in the
 * format that was asked for.
 *
 * @param json the answer under one model
 * @param header what the rows begin with; empty if the command has no rows
 * @param row the answer under one model
 */
public record StoppedAnswer(
    String command,
    List<String> files,
    List<String> models,
    Function<String, String> json,
    String header,
    Function<String, String> row) {
  /** Of a command without rows. */
  public StoppedAnswer(
      String command, List<String> files, List<String> models, Function<String, String> json) {
    this(command, files, models, json, "", _ -> "");
  }

  public void print(Arguments arguments, Format format, Streams streams, Limit why) {
    ExchangeFiles files = new ExchangeFiles(command, arguments, streams, format);
    SanitizedStream out = streams.out();
    switch (format) {
      case TEXT -> out.println("UNKNOWN " + LimitText.of(why));
      case TSV -> {
        out.print(header);
        models.forEach(m -> out.print(row.apply(m)));
      }
      case JSON, SARIF, JUNIT, GITHUB -> {}
    }
    models.forEach(m -> files.addJson(() -> json.apply(m)));
    files.write(results(why));
  }

  private List<Result> results(Limit why) {
    String name = Printable.line(String.join(" ", files));
    return models.stream().map(m -> Result.stopped(name, files, m, why)).toList();
  }
}
