// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.terminal.SanitizedStream;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.limit.Limit;
import dev.heddle.program.Printable;
import dev.heddle.report.LimitText;
import dev.heddle.report.Result;
import dev.heddle.report.exchange.GitHubAnnotations;
import dev.heddle.report.exchange.JUnitXml;
import dev.heddle.report.exchange.Sarif;
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

  public void print(Format format, Streams streams, Limit why) {
    SanitizedStream out = streams.out();
    switch (format) {
      case TEXT -> out.println("UNKNOWN " + LimitText.of(why));
      case JSON -> models.forEach(m -> out.print(json.apply(m)));
      case TSV -> {
        out.print(header);
        models.forEach(m -> out.print(row.apply(m)));
      }
      case SARIF -> out.print(Sarif.of(results(why), Version.text()));
      case JUNIT -> out.print(JUnitXml.of(results(why), command));
      case GITHUB -> out.printCommands(GitHubAnnotations.of(results(why)));
    }
  }

  private List<Result> results(Limit why) {
    String name = Printable.line(String.join(" ", files));
    return models.stream().map(m -> Result.stopped(name, files, m, why)).toList();
  }
}
