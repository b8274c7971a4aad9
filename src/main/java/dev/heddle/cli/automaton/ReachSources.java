// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.automaton;

import dev.heddle.api.StateSearch;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.CheckOptions;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.input.SourceFiles;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.explore.Replay;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.report.Result;
import dev.heddle.report.automaton.AutomataJson;
import dev.heddle.report.automaton.AutomataResult;
import dev.heddle.report.automaton.AutomataText;
import dev.heddle.report.check.WitnessText;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.robustness.AutomatonReachability;
import dev.heddle.verify.robustness.FailureReachability;
import java.util.List;
import java.util.Optional;

/** {@code heddle reach} of C programs: can an assertion fail, however often loops iterate. */
final class ReachSources {
  private final Arguments arguments;
  private final Streams streams;
  private final MemoryModel model;
  private final ResultFiles resultFiles;
  private final CheckOptions options;

  ReachSources(Arguments arguments, Streams streams, MemoryModel model, ResultFiles resultFiles) {
    this.arguments = arguments;
    this.streams = streams;
    this.model = model;
    this.resultFiles = resultFiles;
    this.options = new CheckOptions(arguments, streams);
  }

  int run(Format format, StateSearch search) {
    if (arguments.named().stream().anyMatch(f -> f.endsWith(".litmus"))) {
      throw new UsageException("a litmus test has no goal to reach: see `heddle outcomes`");
    }
    try {
      ProgramInput input = ProgramInput.read(arguments);
      FailureReachability found = options.asking(question(input), streams).reach(search);
      Optional<Replayed> replayed = found.schedule().flatMap(s -> replay(input, s));
      String message = message(found, replayed);
      switch (format) {
        case TEXT -> text(input, found, replayed, message);
        case TSV, JSON, SARIF, JUNIT, GITHUB -> {}
      }
      resultFiles.addJson(() -> AutomataJson.reach(input.name(), model.toString(), found));
      resultFiles.add(() ->
          AutomataResult.reach(
              input.name(),
              input.files(),
              model.toString(),
              found,
              message,
              replayed.map(r -> exhibit(input, found, r, message))));
      return resultFiles.finish()
          ? ExitCode.of(AutomatonReachability.answer(found.result()))
          : ExitCode.WRONG_INPUT;
    } catch (ProgramInput.WrongInput | InputException e) {
      streams.complain(e.getMessage());
      return ExitCode.WRONG_INPUT;
    }
  }

  private CheckQuestion question(ProgramInput input) {
    return options.about(input.program(), model, Algorithm.OPTIMAL, ErrorPolicy.SOME);
  }

  /** The same execution in the machine that `check` uses; empty if it does not fail there. */
  private Optional<Replayed> replay(ProgramInput input, String schedule) {
    try {
      Replayed replayed = Replayed.of(question(input), schedule);
      return replayed.flaws().isEmpty() ? Optional.empty() : Optional.of(replayed);
    } catch (Replay.Impossible e) {
      return Optional.empty(); // There, a thread that iterates in vain stops.
    }
  }

  private static String message(FailureReachability found, Optional<Replayed> replayed) {
    return replayed
        .map(r -> r.flaws().getFirst())
        .map(Flaw::toString)
        .or(() -> found.defect().map(Object::toString))
        .orElse("");
  }

  private Result.Exhibit exhibit(
      ProgramInput input, FailureReachability found, Replayed replayed, String message) {
    return new Result.Exhibit(
        message, replayed.picture(), command(input, found.schedule().orElseThrow()));
  }

  private String command(ProgramInput input, String schedule) {
    return CheckOptions.replay(arguments, input, model, schedule, List.of());
  }

  private void text(
      ProgramInput input, FailureReachability found, Optional<Replayed> replayed, String message) {
    streams
        .out()
        .print(AutomataText.reach(input.name(), model.toString(), found.result(), message));
    if (replayed.isPresent()) {
      String table =
          WitnessText.of(replayed.get().witness(), new SourceFiles(arguments), streams.width());
      streams.out().print("\n" + table + command(input, found.schedule().orElseThrow()));
    } else if (found.result().computation() != null) {
      streams.out().print("\n" + AutomataText.table(found.result().computation()));
    }
    if (arguments.has("--explain")) {
      streams.out().print(AutomataText.explain(found.result()));
    }
    if (arguments.has("--stats")) {
      streams.out().print(AutomataText.effort(found.result().effort()));
    }
  }
}
