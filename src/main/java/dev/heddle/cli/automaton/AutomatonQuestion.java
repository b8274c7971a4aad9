// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.automaton;

import dev.heddle.api.HeddleAutomata;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.LimitOptions;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.input.AutomatonFile;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.StateProgressDisplay;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.program.InputException;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.verify.Verdict;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** The common part of the commands about automata: the input file, the limits and the output. */
public final class AutomatonQuestion {
  public static final List<Syntax.Option> OPTIONS =
      Stream.concat(own(), ResultFiles.OPTIONS.stream()).toList();

  private static Stream<Syntax.Option> own() {
    return Stream.of(
        new Syntax.Option(
            "--max-states", "N", "stop when about N states were searched (default: 50000000)"),
        LimitOptions.TIME,
        LimitOptions.JOBS,
        new Syntax.Option("--stats", null, "also print time, states per second, bytes per state"),
        Format.WITHOUT_ROWS);
  }

  /** Answers about one program. */
  public interface Asking {
    Verdict.Answer ask(String file, HeddleAutomata question, ParallelProgram program);
  }

  private AutomatonQuestion() {}

  private static HeddleAutomata about(
      ParallelProgram program, Arguments arguments, Streams streams) {
    return HeddleAutomata.program(program)
        .maxStates(LimitOptions.states(arguments))
        .maxTime(LimitOptions.time(arguments, streams, Duration.ofDays(365)))
        .listening(new StateProgressDisplay(streams.watch()))
        .jobs(LimitOptions.jobs(arguments));
  }

  /** Reads the named file and answers the question about it. */
  public static int run(
      Arguments arguments, Streams streams, ResultFiles resultFiles, Asking asking) {
    if (arguments.operands().isEmpty()) {
      throw new UsageException("name a file; --help lists the kinds");
    }
    if (arguments.operands().size() > 1) {
      throw new UsageException("name one file of automata");
    }
    String file = arguments.operands().getFirst();
    try {
      ParallelProgram program = AutomatonFile.read(file, streams);
      Verdict.Answer answer = asking.ask(file, about(program, arguments, streams), program);
      if (!resultFiles.finish()) {
        return ExitCode.WRONG_INPUT;
      }
      return ExitCode.of(answer);
    } catch (IOException | InputException e) {
      streams.complain(Inputs.complaint(file, e));
      return ExitCode.WRONG_INPUT;
    }
  }
}
