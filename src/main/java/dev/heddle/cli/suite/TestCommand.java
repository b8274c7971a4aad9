// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.OutputDestination;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.LimitOptions;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.file.WholeFile;
import dev.heddle.program.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** {@code heddle test}: many programs and the answers that are expected. */
public final class TestCommand implements Command {
  private static final String DEFAULT = "heddle.toml";
  private static final int MOST_JOBS = 1024;

  private static final Map<String, Function<List<SuiteAnswer>, String>> FILES =
      Map.of(
          "--json", SuiteReports::json,
          "--sarif", SuiteReports::sarif,
          "--junit", SuiteReports::junit);

  @Override
  public Syntax syntax() {
    return new Syntax(
        "test",
        "[FILE.toml] [options]",
        "many programs, with the answers that are expected",
        "Checks the programs that a file names, several at a time, and compares the answers with"
            + " those that are expected. Programs that changed since they last had the expected"
            + " answer come first.",
        List.of(
            new Syntax.Option("--only", "NAME,...", "these tests only"),
            new Syntax.Option("--init", "DIR", "add the C programs in DIR to the file"),
            new Syntax.Option("--jobs", "N", "programs at a time (default: one a core)"),
            LimitOptions.TIME,
            new Syntax.Option("--quiet", null, "show unexpected answers only, without executions"),
            new Syntax.Option("--json", "FILE", "also write the answers as JSON"),
            new Syntax.Option("--sarif", "FILE", "also write them as SARIF, for code scanning"),
            new Syntax.Option("--junit", "FILE", "also write them as JUnit XML, for CI systems"),
            new Syntax.Option("--github", null, "also print annotations of a GitHub workflow")),
        """
        FILE.toml is heddle.toml if it is not named.
        Exit code 0: all answers are as expected; 1: one is not; 3: one is unknown;
        2: the file, or a program, is wrong (the others are still checked).
        """);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    if (arguments.operands().size() > 1) {
      throw new UsageException("name one file, such as heddle.toml");
    }
    FILES.keySet().forEach(option -> OutputDestination.checkFile(arguments, option));
    int jobs = arguments.count("--jobs", Runtime.getRuntime().availableProcessors());
    String name = arguments.operands().isEmpty() ? DEFAULT : arguments.operands().getFirst();
    try {
      Path suite = Path.of(name);
      return arguments.has("--init")
          ? complete(suite, arguments, streams)
          : ask(suite, arguments, Math.min(jobs, MOST_JOBS), streams);
    } catch (InputException e) {
      streams.complain(e.getMessage());
    } catch (IOException | InvalidPathException e) {
      streams.complain(
          Inputs.complaint(name, e)
              + (arguments.has("--init") ? "" : " (heddle test --init FOLDER writes one)"));
    }
    return ExitCode.WRONG_INPUT;
  }

  private static int complete(Path suite, Arguments arguments, Streams streams) throws IOException {
    List<String> added = SuiteDraft.complete(suite, Path.of(arguments.text("--init", "")));
    added.forEach(name -> streams.out().println("added " + name));
    int n = added.size();
    streams.out().println(suite + ": " + n + (n == 1 ? " test" : " tests") + " added");
    return ExitCode.PASS;
  }

  private static int ask(Path suite, Arguments arguments, int jobs, Streams streams)
      throws IOException {
    List<Question> questions = chosen(SuiteReader.read(suite), arguments);
    SuiteHistory history = SuiteHistory.of(suite);
    SuiteOutput output = new SuiteOutput(questions, arguments.has("--quiet"), streams.out());
    Duration time = LimitOptions.time(arguments, streams, Duration.ofDays(365));
    List<SuiteAnswer> answers =
        new SuiteRun(jobs, time.plus(streams.watch().elapsed()), streams.watch())
            .ask(history.order(questions), output::show);
    history.keep(answers);
    output.finish(answers);
    List<SuiteAnswer> sorted = new ArrayList<>(answers);
    sorted.sort(Comparator.comparingInt(a -> questions.indexOf(a.question())));
    if (arguments.has("--github")) {
      streams.out().printCommands(SuiteReports.github(sorted));
    }
    for (Map.Entry<String, Function<List<SuiteAnswer>, String>> file : FILES.entrySet()) {
      if (arguments.has(file.getKey())) {
        String content = file.getValue().apply(sorted);
        Path path = Path.of(arguments.text(file.getKey(), ""));
        WholeFile.write(path, content.getBytes(StandardCharsets.UTF_8));
      }
    }
    return SuiteAnswer.exitCode(answers);
  }

  private static List<Question> chosen(List<Question> all, Arguments arguments) {
    if (!arguments.has("--only")) {
      return all;
    }
    List<String> names = List.of(arguments.text("--only", "").split(","));
    for (String name : names) {
      if (all.stream().noneMatch(q -> q.test().equals(name))) {
        throw new UsageException("--only: there is no test " + name);
      }
    }
    return all.stream().filter(q -> names.contains(q.test())).toList();
  }
}
