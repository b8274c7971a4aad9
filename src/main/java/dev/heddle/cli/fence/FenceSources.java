// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.fence;

import dev.heddle.api.Heddle;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.Shell;
import dev.heddle.cli.command.CheckOptions;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.input.SourceFiles;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.fence.BadExecution;
import dev.heddle.model.MemoryModel;
import dev.heddle.report.Result;
import dev.heddle.report.check.CheckText;
import dev.heddle.report.fence.SourceFenceJson;
import dev.heddle.report.fence.SourceFenceResult;
import dev.heddle.report.fence.SourceFenceText;
import dev.heddle.report.fence.SourceFences;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.OptionalCheck;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.fences.AutomatonFences;
import dev.heddle.verify.fences.ProgramFences;
import java.util.List;
import java.util.Set;

/** {@code heddle fence} of C programs and litmus tests. */
final class FenceSources {
  private final Arguments arguments;
  private final Streams streams;
  private final MemoryModel model;

  FenceSources(Arguments arguments, Streams streams, MemoryModel model) {
    this.arguments = arguments;
    this.streams = streams;
    this.model = model;
  }

  int run(
      AutomatonFences.Goal goal,
      AutomatonFences.Cost cost,
      Format format,
      ResultFiles resultFiles) {
    try {
      FencedInput fenced = FencedInput.read(arguments);
      CheckQuestion about = about(fenced);
      ProgramFences found =
          Heddle.of(about).fences(goal, cost, fenced.condition(), fenced::isStatement);
      SourceFences fences =
          new SourceFences(
              fenced.input().files(),
              goal,
              found,
              fenced.condition().isPresent(),
              bad -> again(fenced, goal, model(found, bad), bad));
      switch (format) {
        case TEXT -> {
          streams.out().print(SourceFenceText.of(fences, new SourceFiles(arguments)));
          if (arguments.has("--patch") && !found.suggestions().isEmpty()) {
            streams.out().print("\n" + FencePatch.text(FencePatch.of(fenced, found)));
          }
        }
        case TSV, JSON, SARIF, JUNIT, GITHUB -> {}
      }
      String patch = FencePatch.of(fenced, found);
      resultFiles.addJson(() -> SourceFenceJson.of(fences));
      resultFiles.add(() ->
          SourceFenceResult.of(
              fences,
              FencePatch.text(patch),
              bad -> exhibit(fences, about, model(found, bad), bad)));
      if (!resultFiles.finish() || !FencePatch.write(arguments, streams, patch)) {
        return ExitCode.WRONG_INPUT;
      }
      return switch (found.answer()) {
        case PASS -> ExitCode.PASS;
        case FAIL -> ExitCode.FAIL;
        case UNKNOWN -> ExitCode.UNKNOWN;
      };
    } catch (ProgramInput.WrongInput e) {
      streams.complain(e.getMessage());
      return ExitCode.WRONG_INPUT;
    }
  }

  private CheckQuestion about(FencedInput fenced) {
    return new CheckOptions(arguments, streams)
        .about(fenced.input().program(), model, Algorithm.OPTIMAL, ErrorPolicy.SOME);
  }

  private MemoryModel model(ProgramFences found, BadExecution bad) {
    return found.sequential().filter(bad::equals).isPresent() ? MemoryModel.SC : model;
  }

  private static Result.Exhibit exhibit(
      SourceFences fences, CheckQuestion about, MemoryModel model, BadExecution bad) {
    CheckQuestion question =
        new CheckQuestion(
            about.program(),
            model,
            about.algorithm(),
            about.limits(),
            Set.of(OptionalCheck.ROBUSTNESS),
            about.errorPolicy(),
            about.liveness(),
            about.plan());
    return new Result.Exhibit(
        bad.flaw(), Replayed.of(question, bad.schedule()).picture(), fences.again().apply(bad));
  }

  /** The command that runs an execution again. */
  private String again(
      FencedInput fenced, AutomatonFences.Goal goal, MemoryModel model, BadExecution bad) {
    if (goal == AutomatonFences.Goal.ASSERTIONS && fenced.condition().isPresent()) {
      return CheckText.outcome(
          Shell.quote(fenced.input().name()), model.toString(), bad.schedule());
    }
    List<String> more = goal == AutomatonFences.Goal.ROBUST ? List.of("--robust") : List.of();
    return CheckOptions.replay(arguments, fenced.input(), model, bad.schedule(), more);
  }
}
