// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.automaton;

import dev.heddle.api.Heddle;
import dev.heddle.api.RobustnessAnswer;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UnrollOption;
import dev.heddle.cli.command.CheckOptions;
import dev.heddle.cli.command.LimitOptions;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.input.SourceFiles;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.model.MemoryModel;
import dev.heddle.report.Result;
import dev.heddle.report.check.CheckJson;
import dev.heddle.report.check.CheckResult;
import dev.heddle.report.check.CheckText;
import dev.heddle.report.check.WitnessText;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.robustness.RobustExecutions;
import java.util.List;

/** {@code heddle robust} of litmus tests and C programs: explores all executions. */
public final class RobustSources {
  /** The options that only these have. */
  public static final List<Syntax.Option> OPTIONS =
      List.of(UnrollOption.OPTION, LimitOptions.EXECUTIONS, LimitOptions.DEPTH);

  /** So many errors are shown as text. */
  private static final int MOST_SHOWN = 20;

  private final Arguments arguments;
  private final Streams streams;

  RobustSources(Arguments arguments, Streams streams) {
    this.arguments = arguments;
    this.streams = streams;
  }

  int run(MemoryModel model, Format format, ResultFiles resultFiles) {
    try {
      ProgramInput input = ProgramInput.read(arguments);
      CheckQuestion question =
          new CheckOptions(arguments, streams)
              .about(input.program(), model, Algorithm.OPTIMAL, ErrorPolicy.SOME);
      Verdict.Answer answer = answer(input, question, format, resultFiles);
      return resultFiles.finish() ? ExitCode.of(answer) : ExitCode.WRONG_INPUT;
    } catch (ProgramInput.WrongInput e) {
      streams.complain(e.getMessage());
      return ExitCode.WRONG_INPUT;
    }
  }

  /** Executions decide if the user has bounded them. */
  private Verdict.Answer answer(
      ProgramInput input, CheckQuestion question, Format format, ResultFiles resultFiles) {
    boolean bounded = OPTIONS.stream().anyMatch(o -> arguments.has(o.name()));
    Heddle asked = new CheckOptions(arguments, streams).asking(question, streams);
    return switch (bounded || input.isLitmus() ? asked.robustByExecutions() : asked.robust()) {
      case RobustnessAnswer.ByExecutions e ->
          executions(input, question, e.verdict(), format, resultFiles);
      case RobustnessAnswer.ByStates s ->
          new RobustStatesOutput(arguments, streams, input, question)
              .show(s.found(), format, resultFiles);
    };
  }

  /** The command that shows an execution again. */
  private String again(ProgramInput input, CheckQuestion question, Finding finding) {
    return CheckOptions.replay(
        arguments, input, question.model(), finding.schedule(), List.of("--robust"));
  }

  private Verdict.Answer executions(
      ProgramInput input,
      CheckQuestion question,
      Verdict verdict,
      Format format,
      ResultFiles resultFiles) {
    switch (format) {
      case TEXT -> text(input, RobustExecutions.asking(question, ErrorPolicy.SOME), verdict);
      case TSV, JSON, SARIF, JUNIT, GITHUB -> {}
    }
    resultFiles.addJson(() -> CheckJson.robust(input.files(), verdict));
    resultFiles.add(() ->
        CheckResult.robust(input.name(), input.files(), verdict, f -> exhibit(input, question, f)));
    return verdict.answer();
  }

  private Result.Exhibit exhibit(ProgramInput input, CheckQuestion question, Finding finding) {
    CheckQuestion asked = RobustExecutions.asking(question, ErrorPolicy.SOME);
    return new Result.Exhibit(
        finding.flaw().toString(),
        Replayed.picture(asked, finding),
        again(input, question, finding));
  }

  /** The first execution, and errors of other kinds than that it is not like one of SC. */
  private void text(ProgramInput input, CheckQuestion question, Verdict verdict) {
    streams.out().print(CheckText.robust(input.name(), verdict) + CheckText.counts(verdict));
    List<Finding> findings = verdict.findings();
    for (int i = 0; i < Math.min(MOST_SHOWN, findings.size()); i++) {
      Finding finding = findings.get(i);
      if (i == 0 || !RobustExecutions.isCycle(finding)) {
        String shown =
            i == 0
                ? WitnessText.of(
                    Replayed.picture(question, finding).witness(),
                    new SourceFiles(arguments),
                    streams.width())
                : CheckText.error(i + 1, finding);
        streams.out().print("\n" + shown + again(input, question, finding));
      }
    }
  }
}
