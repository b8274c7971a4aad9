// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.automaton;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.command.CheckOptions;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.input.SourceFiles;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.explore.Replay;
import dev.heddle.report.Result;
import dev.heddle.report.automaton.AutomataJson;
import dev.heddle.report.automaton.AutomataResult;
import dev.heddle.report.automaton.AutomataText;
import dev.heddle.report.check.CheckText;
import dev.heddle.report.check.WitnessText;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.robustness.RobustExecutions;
import dev.heddle.verify.robustness.RobustStates;
import java.util.List;
import java.util.Optional;

/**
 * Prints the answer of {@code heddle robust} about a C program that was decided by a search of
 * states.
 */
final class RobustStatesOutput {
  private final Arguments arguments;
  private final Streams streams;
  private final ProgramInput input;
  private final CheckQuestion question;

  RobustStatesOutput(
      Arguments arguments, Streams streams, ProgramInput input, CheckQuestion question) {
    this.arguments = arguments;
    this.streams = streams;
    this.input = input;
    this.question = RobustExecutions.asking(question, ErrorPolicy.SOME);
  }

  Verdict.Answer show(RobustStates found, Format format, ResultFiles resultFiles) {
    String name = input.name();
    switch (format) {
      case TEXT -> text(found);
      case TSV, JSON, SARIF, JUNIT, GITHUB -> {}
    }
    resultFiles.addJson(() -> AutomataJson.robust(name, found.program(), found.robust()));
    resultFiles.add(() ->
        AutomataResult.robust(name, found.program(), found.robust(), e -> Optional.of(exhibit(e))));
    return found.robust().answer();
  }

  private void text(RobustStates found) {
    Optional<Replayed> replayed = found.schedule().flatMap(this::replay);
    if (replayed.isEmpty()) {
      streams.out().print(AutomataText.robust(input.name(), found.robust()));
    } else {
      streams.out().print(AutomataText.answer(input.name(), found.robust()));
      String table =
          WitnessText.of(replayed.get().witness(), new SourceFiles(arguments), streams.width());
      streams.out().print("\n" + table + again(found.schedule().orElseThrow()));
    }
    int number = 1;
    for (Finding error : found.robust().errors()) {
      streams.out().print("\n" + CheckText.error(number++, error) + again(error.schedule()));
    }
    if (arguments.has("--stats")) {
      streams.out().print(AutomataText.effort(found.robust().result().effort()));
    }
  }

  /** The command that shows an execution again. */
  private String again(String schedule) {
    return CheckOptions.replay(arguments, input, question.model(), schedule, List.of("--robust"));
  }

  private Result.Exhibit exhibit(Finding error) {
    return new Result.Exhibit(
        error.flaw().toString(), Replayed.picture(question, error), again(error.schedule()));
  }

  /** A replay on the machine of executions, if it shows the cycle. */
  private Optional<Replayed> replay(String schedule) {
    try {
      Replayed replayed = Replayed.of(question, schedule);
      boolean shows = replayed.flaws().stream().anyMatch(f -> f.kind() == ErrorKind.NOT_ROBUST);
      return shows ? Optional.of(replayed) : Optional.empty();
    } catch (Replay.Impossible e) {
      return Optional.empty();
    }
  }
}
