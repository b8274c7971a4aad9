// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Suggestion;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.automaton.GenerateCommand;
import dev.heddle.cli.automaton.ReachCommand;
import dev.heddle.cli.automaton.RobustCommand;
import dev.heddle.cli.automaton.ShowCommand;
import dev.heddle.cli.bench.BenchCommand;
import dev.heddle.cli.check.CheckCommand;
import dev.heddle.cli.check.MonitorCommand;
import dev.heddle.cli.check.ReplayCommand;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.LimitOptions;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.command.Version;
import dev.heddle.cli.fence.FenceCommand;
import dev.heddle.cli.outcomes.ExecutionsCommand;
import dev.heddle.cli.outcomes.OutcomesCommand;
import dev.heddle.cli.suite.TestCommand;
import dev.heddle.cli.terminal.Colours;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Interrupt;
import dev.heddle.cli.terminal.Output;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.cli.terminal.Terminal;
import dev.heddle.limit.Limit;
import dev.heddle.report.LimitText;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

/** The program {@code heddle}. */
public final class Main {
  private static final Map<String, Supplier<Command>> COMMANDS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("bench", BenchCommand::new),
              Map.entry("check", CheckCommand::new),
              Map.entry("completion", () -> new CompletionCommand(Main::syntaxes)),
              Map.entry("executions", ExecutionsCommand::new),
              Map.entry("fence", FenceCommand::new),
              Map.entry("generate", GenerateCommand::new),
              Map.entry("lsp", LspCommand::new),
              Map.entry("mcp", McpCommand::new),
              Map.entry("monitor", MonitorCommand::new),
              Map.entry("outcomes", OutcomesCommand::new),
              Map.entry("reach", ReachCommand::new),
              Map.entry("replay", ReplayCommand::new),
              Map.entry("robust", RobustCommand::new),
              Map.entry("serve", ServeCommand::new),
              Map.entry("show", ShowCommand::new),
              Map.entry("test", TestCommand::new)));

  private Main() {}

  static void main(String[] args) {
    Output output = new Output(new FileOutputStream(FileDescriptor.out));
    Terminal terminal = Terminal.found();
    PrintStream out =
        new PrintStream(
            terminal.hasColours() ? new Colours(output) : output, false, StandardCharsets.UTF_8);
    Streams streams = new Streams(out, System.err, terminal);
    Interrupt interrupt = new Interrupt(streams);
    streams.watch().whenLimited(interrupt::limit);
    int code = run(args, streams);
    out.flush();
    if (output.failure().isPresent()) {
      streams.complain("heddle: cannot write the answer: " + output.failure().get());
      code = ExitCode.WRONG_INPUT;
    }
    interrupt.end(code);
    if (System.getProperty("heddle.tuned") == null) {
      // System.exit looks for a logger in every jar first, which takes longer than many an answer.
      Runtime.getRuntime().halt(code);
    }
    System.exit(code); // the JVM may have something to do for the user, as to write a recording
  }

  /** Runs one command and returns its exit code; touches no stream but the given ones. */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return run(args, new Streams(out, err, Terminal.NONE));
  }

  public static int run(String[] args, Streams streams) {
    int code = answer(args, streams);
    streams.ending().close();
    return code;
  }

  private static int answer(String[] args, Streams streams) {
    try {
      return run(Arrays.asList(args), streams);
    } catch (UsageException e) {
      streams.complain("heddle: " + e.getMessage());
      return ExitCode.WRONG_INPUT;
    } catch (CancellationException e) {
      return streams.watch().stop(Limit.Budget.CANCELLED);
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      streams.out().flush();
      streams.complain("heddle: internal error, please report it:");
      e.printStackTrace(streams.err());
      return ExitCode.OUR_BUG;
    } catch (OutOfMemoryError e) {
      OptionalInt code = streams.stop(Limit.Budget.HEAP);
      if (code.isEmpty()) {
        streams.complain("heddle: " + LimitText.of(Limit.Budget.HEAP));
      }
      return code.orElse(ExitCode.UNKNOWN);
    }
  }

  private static int run(List<String> words, Streams streams) {
    String first = words.isEmpty() ? "--help" : words.getFirst();
    switch (first) {
      case "--help", "-h", "help" -> {
        if (words.size() == 2 && COMMANDS.containsKey(words.get(1))) {
          return run(List.of(words.get(1), "--help"), streams);
        }
        (words.isEmpty() ? streams.err() : streams.out()).print(help());
        return words.isEmpty() ? ExitCode.WRONG_INPUT : ExitCode.PASS;
      }
      case "--version", "-V", "version" -> {
        streams.out().println("heddle " + Version.text());
        return ExitCode.PASS;
      }
      default -> {}
    }
    Supplier<Command> named = COMMANDS.get(first);
    if (named == null) {
      String other = Suggestion.of(first, COMMANDS.keySet());
      throw new UsageException("no command " + first + other + " (heddle --help lists them)");
    }
    Command command = named.get();
    Arguments arguments = Arguments.parse(command.syntax(), words.subList(1, words.size()));
    if (arguments.has("--help")) {
      streams.out().print(command.syntax().help());
      return ExitCode.PASS;
    }
    ResultFiles.expect(command.syntax(), arguments, streams);
    streams
        .watch()
        .whenStopped(why -> {
          command.stop(arguments, streams, why);
          return ExitCode.UNKNOWN;
        });
    if (command.endsInTime() && arguments.has(LimitOptions.TIME.name())) {
      streams.watch().limit(arguments.duration(LimitOptions.TIME.name(), Duration.ZERO));
    }
    return command.run(arguments, streams);
  }

  /** What the commands accept, by name. */
  static List<Syntax> syntaxes() {
    return COMMANDS.values().stream().map(c -> c.get().syntax()).toList();
  }

  private static String help() {
    StringBuilder out =
        new StringBuilder(
            """
            Heddle finds the concurrency bugs that only a relaxed memory model shows.

            usage: heddle COMMAND ... (heddle COMMAND --help tells more)

            """);
    COMMANDS.forEach((name, command) ->
        out.append(String.format("  %-10s %s%n", name, command.get().syntax().summary())));
    return out.append("\n  --version  show the version\n").toString();
  }
}
