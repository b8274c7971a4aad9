package dev.heddle.cli;

import dev.heddle.fence.BadExecution;
import dev.heddle.machine.MemoryModel;
import dev.heddle.report.CheckText;
import dev.heddle.report.Result;
import dev.heddle.report.SourceFenceJson;
import dev.heddle.report.SourceFenceResult;
import dev.heddle.report.SourceFenceText;
import dev.heddle.report.SourceFences;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.Check;
import dev.heddle.verify.Extra;
import dev.heddle.verify.Fence;
import dev.heddle.verify.FenceExecutions;
import dev.heddle.verify.Replayed;
import dev.heddle.verify.Thoroughness;
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

  int run(Fence.Goal goal, Fence.Cost cost, Format format, Publication publication) {
    try {
      FenceSubject subject = FenceSubject.read(arguments);
      Check.Question about = about(subject);
      FenceExecutions found =
          FenceExecutions.ask(
              new FenceExecutions.Question(
                  about, goal, cost, subject.condition(), subject::isStatement));
      SourceFences fences =
          new SourceFences(
              subject.subject().files(),
              goal,
              found,
              subject.condition().isPresent(),
              bad -> again(subject, goal, model(found, bad), bad));
      switch (format) {
        case TEXT -> {
          streams.out().print(SourceFenceText.of(fences, new SourceFiles(arguments)));
          if (arguments.has("--patch") && !found.suggestions().isEmpty()) {
            streams.out().print("\n" + FencePatch.text(FencePatch.of(subject, found)));
          }
        }
        case JSON -> streams.out().print(SourceFenceJson.of(fences));
        case TSV, SARIF, JUNIT, GITHUB -> {}
      }
      publication.add(() ->
          SourceFenceResult.of(fences, bad -> exhibit(fences, about, model(found, bad), bad)));
      if (!publication.finish()
          || !FencePatch.write(arguments, streams, FencePatch.of(subject, found))) {
        return ExitCode.WRONG_INPUT;
      }
      return switch (found.answer()) {
        case PASS -> ExitCode.PASS;
        case FAIL -> ExitCode.FAIL;
        case UNKNOWN -> ExitCode.UNKNOWN;
      };
    } catch (Subject.WrongInput e) {
      streams.complain(e.getMessage());
      return ExitCode.WRONG_INPUT;
    }
  }

  private Check.Question about(FenceSubject subject) {
    return new Questions(arguments, streams)
        .about(subject.subject().program(), model, Algorithm.OPTIMAL, Thoroughness.SOME);
  }

  private MemoryModel model(FenceExecutions found, BadExecution bad) {
    return found.sequential().filter(bad::equals).isPresent() ? MemoryModel.SC : model;
  }

  private static Result.Exhibit exhibit(
      SourceFences fences, Check.Question about, MemoryModel model, BadExecution bad) {
    Check.Question question =
        new Check.Question(
            about.program(),
            model,
            about.algorithm(),
            about.limits(),
            Set.of(Extra.ROBUSTNESS),
            about.thoroughness(),
            about.liveness());
    return new Result.Exhibit(
        bad.flaw(), Replayed.of(question, bad.schedule()).picture(), fences.again().apply(bad));
  }

  /** The command that runs an execution again. */
  private String again(FenceSubject subject, Fence.Goal goal, MemoryModel model, BadExecution bad) {
    if (goal == Fence.Goal.ASSERTIONS && subject.condition().isPresent()) {
      return CheckText.outcome(
          Shell.quote(subject.subject().name()), model.toString(), bad.schedule());
    }
    List<String> more = goal == Fence.Goal.ROBUST ? List.of("--robust") : List.of();
    return Questions.replay(arguments, subject.subject(), model, bad.schedule(), more);
  }
}
