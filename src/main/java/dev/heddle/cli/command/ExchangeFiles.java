// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.command;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.OutputDestination;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.file.WholeFile;
import dev.heddle.report.Result;
import dev.heddle.report.exchange.GitHubAnnotations;
import dev.heddle.report.exchange.InputError;
import dev.heddle.report.exchange.JUnitXml;
import dev.heddle.report.exchange.Sarif;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/**
 * The answer in formats for other programs: on standard output by {@code --format}, and in files
 * beside it. Whatever the command ends with, the files are written, so that none is left of an
 * earlier run.
 */
final class ExchangeFiles {
  static final List<Syntax.Option> OPTIONS =
      List.of(
          new Syntax.Option("--json", "FILE", "also write the answer as JSON"),
          new Syntax.Option("--sarif", "FILE", "also write it as SARIF, for code scanning"),
          new Syntax.Option("--junit", "FILE", "also write it as JUnit XML, for CI systems"),
          new Syntax.Option("--github", null, "also print annotations of a GitHub workflow"));

  private final String command;
  private final Arguments arguments;
  private final Streams streams;
  private final Format format;
  private final StringBuilder json = new StringBuilder();
  private boolean hasPrintedJson;

  ExchangeFiles(String command, Arguments arguments, Streams streams, Format format) {
    this.command = command;
    this.arguments = arguments;
    this.streams = streams;
    this.format = format;
  }

  void checkDestinations() {
    OutputDestination.checkFile(arguments, "--json");
    OutputDestination.checkFile(arguments, "--sarif");
    OutputDestination.checkFile(arguments, "--junit");
    if (arguments.has("--github") && format != Format.TEXT) {
      throw new UsageException("--github goes with --format text: both print the answer");
    }
  }

  /** Whether any file or format is made of results. */
  boolean needsResults() {
    return format.isOfResults()
        || arguments.has("--sarif")
        || arguments.has("--junit")
        || arguments.has("--github");
  }

  boolean needsJson() {
    return format == Format.JSON || arguments.has("--json");
  }

  /** Takes an answer as JSON, if it is asked for. */
  void addJson(Supplier<String> answer) {
    if (needsJson()) {
      String text = answer.get();
      if (format == Format.JSON) {
        streams.out().print(text);
        hasPrintedJson = true;
      }
      json.append(text);
    }
  }

  /** Takes JSON that is on standard output already, if that is where it is asked for. */
  void addPrintedJson(String text) {
    hasPrintedJson = true;
    json.append(text);
  }

  /** Writes everything; whether that worked. */
  boolean write(List<Result> results) {
    List<InputError> errors =
        streams.ending().complaints().stream()
            .map(c -> InputError.of(c, arguments.named()))
            .toList();
    streams.ending().done();
    switch (format) {
      case TEXT, TSV -> {}
      case JSON -> streams.out().print(hasPrintedJson ? "" : InputError.json(errors));
      case SARIF -> streams.out().print(Sarif.of(results, errors, Version.text()));
      case JUNIT -> streams.out().print(JUnitXml.of(results, errors, command));
      case GITHUB -> streams.out().printCommands(GitHubAnnotations.of(results, errors));
    }
    if (arguments.has("--github")) {
      streams.out().printCommands(GitHubAnnotations.of(results, errors));
    }
    return file("--json", () -> json.isEmpty() ? InputError.json(errors) : json.toString())
        & file("--sarif", () -> Sarif.of(results, errors, Version.text()))
        & file("--junit", () -> JUnitXml.of(results, errors, command));
  }

  private boolean file(String option, Supplier<String> content) {
    if (!arguments.has(option)) {
      return true;
    }
    String file = arguments.text(option, "");
    try {
      WholeFile.write(Path.of(file), content.get().getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (IOException | InvalidPathException e) {
      streams.complain("heddle: " + option + ": " + Inputs.complaint(file, e));
      return false;
    }
  }
}
