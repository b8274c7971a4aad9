// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.check;

import dev.heddle.api.Heddle;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.PlanOption;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.CheckOptions;
import dev.heddle.cli.command.CheckpointOptions;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.LimitOptions;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.command.SamplingOptions;
import dev.heddle.cli.command.ShownSteps;
import dev.heddle.cli.command.StoppedAnswer;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.input.SourceFiles;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.report.Result;
import dev.heddle.report.check.CheckJson;
import dev.heddle.report.check.CheckResult;
import dev.heddle.report.check.CheckText;
import dev.heddle.report.check.CheckTsv;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Method;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.session.CheckpointPolicy;
import dev.heddle.verify.session.Sampling;
import dev.heddle.verify.session.Sampling.Scheduler;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** {@code heddle check}: the errors of a program. */
public final class CheckCommand implements Command {
  /** So many errors are shown as text. */
  private static final int MOST_SHOWN = 10;

  /** The default scheduler. */
  private static final Scheduler SCHEDULER = Scheduler.POS;

  private static final List<String> WITHOUT_SAMPLE =
      List.of(
          "--algorithm",
          "--classes",
          "--method",
          "--max-executions",
          "--checkpoint",
          "--resume",
          "--checkpoint-every");

  @Override
  public Syntax syntax() {
    List<Syntax.Option> options =
        Syntax.joined(
            List.of(
                new Syntax.Option("--model", "M", "sc, tso, pso or all (default: sc)"),
                ModelOption.ATOMICS,
                CheckOptions.ALGORITHM,
                PlanOption.CLASSES,
                MethodOption.OPTION),
            CheckOptions.OPTIONS,
            List.of(
                MethodOption.PREEMPTIONS,
                new Syntax.Option("--sample", "N", "run N random executions instead of all")),
            SamplingOptions.options(SCHEDULER),
            ProgramInput.OPTIONS,
            List.of(
                ProgramInput.NO_CACHE,
                new Syntax.Option("--all", null, "report every error: search to the end"),
                new Syntax.Option("--first", null, "stop at the first error"),
                ShownSteps.option(ShownSteps.RELEVANT)),
            LimitOptions.SEARCH,
            CheckpointOptions.OPTIONS,
            List.of(Format.OPTION),
            ResultFiles.OPTIONS);
    return new Syntax(
        "check",
        "FILE.c ... [options] [-- flags for clang]",
        "the errors of a C program under a memory model",
        "Explores every execution of a C program that uses pthreads or C11 threads and reports"
            + " failed assertions, deadlocks, livelocks and memory errors, each with an execution"
            + " that shows it. Several files are linked. LLVM (.ll, .bc) and litmus tests are"
            + " accepted as well.",
        options,
        """
        Exit code 0, PASS: no execution fails; 1, FAIL: one does; 3, UNKNOWN: none was
        found, but a limit hid some, or no execution is complete; 2: the input is wrong
        or not supported.
        """);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    return new Run(arguments, streams).run();
  }

  @Override
  public void stop(Arguments arguments, Streams streams, Limit why) {
    List<String> files = arguments.named();
    Algorithm algorithm = arguments.choice("--algorithm", Algorithm.OPTIMAL);
    new StoppedAnswer(
            "check",
            files,
            ModelOption.names(
                ModelOption.withAtomics(arguments, Machine.MODELS, MemoryModel.SC).stream()),
            m -> CheckJson.of(files, Verdict.stopped(m, algorithm, why)),
            CheckTsv.HEADER,
            m -> CheckTsv.of(String.join(" ", files), Verdict.stopped(m, algorithm, why)))
        .print(arguments, arguments.choice("--format", Format.TEXT), streams, why);
  }

  /** One invocation. */
  private static final class Run {
    private final Arguments arguments;
    private final Streams streams;
    private final List<MemoryModel> models;
    private final Format format;
    private final CheckOptions questions;
    private final CheckpointPolicy checkpoints;
    private final Method method;
    private final Optional<Sampling> sampling;
    private final OptionalInt preemptions;
    private final SourceFiles sources;
    private final ShownSteps steps;
    private final ResultFiles resultFiles;
    private final CheckAnswers answers;

    Run(Arguments arguments, Streams streams) {
      this.arguments = arguments;
      this.streams = streams;
      sources = new SourceFiles(arguments);
      steps = ShownSteps.of(arguments, ShownSteps.RELEVANT);
      models = ModelOption.withAtomics(arguments, Machine.MODELS, MemoryModel.SC);
      format = arguments.choice("--format", Format.TEXT);
      if (arguments.has("--all") && arguments.has("--first")) {
        throw new UsageException("--all and --first contradict each other");
      }
      refuseTraces("--races");
      refuseTraces("--robust");
      if (arguments.choice("--algorithm", Algorithm.OPTIMAL) == Algorithm.EXHAUSTIVE) {
        refuseTraces("--algorithm");
      }
      questions = new CheckOptions(arguments, streams);
      method = MethodOption.of(arguments);
      sampling = sampling(arguments);
      preemptions = MethodOption.preemptions(arguments);
      checkpoints = CheckpointOptions.of(arguments, models.size());
      resultFiles = new ResultFiles("check", arguments, streams, format);
      answers =
          new CheckAnswers(streams, models, arguments.choice("--algorithm", Algorithm.OPTIMAL));
    }

    /** Refuses {@code --classes observed} with an option about the order of events. */
    private void refuseTraces(String option) {
      boolean isObserved = arguments.text(PlanOption.CLASSES.name(), "").equals("observed");
      if (isObserved && arguments.has(option)) {
        throw new UsageException("--classes observed and " + option + " contradict each other");
      }
    }

    private static Optional<Sampling> sampling(Arguments arguments) {
      if (!arguments.has("--sample")) {
        SamplingOptions.refuse(arguments, "needs --sample");
        return Optional.empty();
      }
      for (String option : WITHOUT_SAMPLE) {
        if (arguments.has(option)) {
          throw new UsageException(option + " and --sample contradict each other");
        }
      }
      long runs = arguments.number("--sample", 0);
      return Optional.of(SamplingOptions.of(arguments, SCHEDULER, runs));
    }

    int run() {
      try {
        ProgramInput input = ProgramInput.read(arguments);
        if (format.isOfResults()) {
          streams.watch().whenStopped(why -> stopResults(input, why));
        } else {
          streams
              .watch()
              .whenStoppedAnywhere(why -> answers.stop(why, (m, v) -> printStopped(input, m, v)));
        }
        for (int m = 0; m < models.size(); m++) {
          check(input, models.get(m), models.size() - m);
          streams.out().flush();
        }
        if (!resultFiles.finish()) {
          return ExitCode.WRONG_INPUT;
        }
        return answers.exitCode();
      } catch (ProgramInput.WrongInput | InputException e) {
        streams.complain(e.getMessage());
        return ExitCode.WRONG_INPUT;
      }
    }

    /**
     * @param left how many models there are still to check, this one included
     */
    private void check(ProgramInput input, MemoryModel model, int left) {
      CheckQuestion whole =
          questions
              .about(
                  input.program(),
                  model,
                  arguments.choice("--algorithm", Algorithm.OPTIMAL),
                  errorPolicy())
              .by(method);
      CheckQuestion question = whole.within(whole.limits().share(left).watchedBy(answers));
      answers.begin(models.size() - left);
      Heddle heddle = Heddle.of(question);
      Verdict verdict =
          preemptions.isPresent()
              ? heddle.checkWithPreemptions(preemptions.getAsInt())
              : sampling.map(heddle::check).orElseGet(() -> heddle.check(checkpoints));
      answers.end(verdict);
      if (format.isOfResults()) {
        addResults(input, question, verdict);
        answers.print("");
        return;
      }
      String answer = answer(input, models.size() - left, verdict, true);
      answers.print(answer);
      if (format == Format.TEXT) {
        witnesses(input, question, verdict);
      }
      if (format == Format.JSON) {
        resultFiles.addPrintedJson(answer);
      }
      addResults(input, question, verdict);
    }

    private void addResults(ProgramInput input, CheckQuestion question, Verdict verdict) {
      if (format != Format.JSON) {
        resultFiles.addJson(() -> CheckJson.of(input.files(), verdict));
      }
      resultFiles.add(() ->
          CheckResult.of(input.name(), input.files(), verdict, f -> exhibit(input, question, f)));
    }

    private Result.Exhibit exhibit(ProgramInput input, CheckQuestion question, Finding finding) {
      return new Result.Exhibit(
          finding.flaw().toString(),
          Replayed.picture(question, finding),
          questions.replay(input, question.model(), finding.schedule()));
    }

    private ErrorPolicy errorPolicy() {
      return arguments.has("--all")
          ? ErrorPolicy.ALL
          : arguments.has("--first") ? ErrorPolicy.FIRST : ErrorPolicy.SOME;
    }

    /**
     * The answer under the model of this number, as text without witnesses.
     *
     * @param counted whether the numbers of executions are known
     */
    private String answer(ProgramInput input, int model, Verdict verdict, boolean counted) {
      boolean first = model == 0;
      return switch (format) {
        case TEXT ->
            (first ? "" : "\n")
                + CheckText.answer(input.name(), verdict)
                + (counted ? CheckText.counts(verdict) : CheckText.limits(verdict));
        case TSV -> (first ? CheckTsv.HEADER : "") + CheckTsv.of(input.name(), verdict);
        case JSON -> CheckJson.of(input.files(), verdict);
        case SARIF, JUNIT, GITHUB -> "";
      };
    }

    /** Prints the results when there is no time for executions that show them. */
    private int stopResults(ProgramInput input, Limit why) {
      int code = answers.stop(why, (m, v) -> addStopped(input, v));
      resultFiles.finish();
      return code;
    }

    private void addStopped(ProgramInput input, Verdict verdict) {
      if (format != Format.JSON) {
        resultFiles.addJson(() -> CheckJson.of(input.files(), verdict));
      }
      resultFiles.add(() -> CheckResult.of(input.name(), input.files(), verdict));
    }

    /** Prints an answer when there is no time for a witness. */
    private void printStopped(ProgramInput input, int model, Verdict verdict) {
      String answer = answer(input, model, verdict, false);
      streams.out().print(answer);
      if (format == Format.JSON) {
        resultFiles.addPrintedJson(answer);
      }
      addStopped(input, verdict);
      if (format == Format.TEXT) {
        for (Finding f : verdict.findings()) {
          streams.out().print("\n" + questions.replay(input, models.get(model), f.schedule()));
        }
      }
    }

    private void witnesses(ProgramInput input, CheckQuestion question, Verdict verdict) {
      List<Finding> findings =
          verdict.findings().stream().filter(f -> f.cause().isEmpty()).toList();
      for (int i = 0; i < Math.min(MOST_SHOWN, findings.size()); i++) {
        Finding finding = findings.get(i);
        String shown =
            i == 0
                ? steps.text(Replayed.witness(question, finding), sources, streams.width())
                : CheckText.error(i + 1, finding);
        String again = questions.replay(input, question.model(), finding.schedule());
        streams.out().print("\n" + shown + again);
      }
      if (findings.size() > MOST_SHOWN) {
        int more = findings.size() - MOST_SHOWN;
        streams.out().print("\nand " + more + " more errors; --format json lists them all\n");
      }
      streams.out().print(CheckText.consequences(verdict.findings()));
    }
  }
}
