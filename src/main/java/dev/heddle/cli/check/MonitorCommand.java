// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.check;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UnrollOption;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.CheckOptions;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.LimitOptions;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.command.SamplingOptions;
import dev.heddle.cli.command.StoppedAnswer;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.input.SourceFiles;
import dev.heddle.cli.input.TraceFile;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.monitor.Monitors;
import dev.heddle.report.Result;
import dev.heddle.report.check.MonitorJson;
import dev.heddle.report.check.MonitorResult;
import dev.heddle.report.check.MonitorTsv;
import dev.heddle.report.check.WitnessText;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.OptionalCheck;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.monitoring.MonitorVerdict;
import dev.heddle.verify.monitoring.Monitoring;
import dev.heddle.verify.session.Sampling;
import dev.heddle.verify.session.Sampling.Scheduler;
import dev.heddle.verify.session.SearchLimits;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code heddle monitor}: violations of sequential consistency, from SC executions alone. */
public final class MonitorCommand implements Command {
  private static final int RUNS = 1000;

  private static final List<String> ROBUST = List.of("--robust");

  @Override
  public Syntax syntax() {
    List<Syntax.Option> options =
        Syntax.joined(
            List.of(
                new Syntax.Option("--model", "M", "tso, pso or all (default: tso)"),
                ModelOption.ATOMICS,
                new Syntax.Option(
                    "--runs", "N", "how many random executions (default: " + RUNS + ")")),
            SamplingOptions.options(Scheduler.RANDOM),
            List.of(
                new Syntax.Option("--all", null, "all SC executions: the answer is a decision"),
                new Syntax.Option("--trace", "FILE", "a recorded execution instead; - is stdin"),
                UnrollOption.OPTION),
            ProgramInput.OPTIONS,
            List.of(ProgramInput.NO_CACHE),
            LimitOptions.SEARCH,
            List.of(Format.OPTION),
            ResultFiles.OPTIONS);
    return new Syntax(
        "monitor",
        "FILE ... | --trace FILE [options] [-- flags for clang]",
        "violations of sequential consistency from SC executions alone",
        "Runs random or all executions of a C program or litmus test under sequential consistency,"
            + " and monitors each of them: could a store have waited longer in a buffer, so that no"
            + " interleaving explains what happens? Each violation comes with an execution of TSO"
            + " or PSO that proves it.",
        options,
        """
        Exit code 0, PASS: no violation was found; with --all the program is robust;
        1, FAIL: there are violations, or an execution fails; 3, UNKNOWN: none was
        found, but a limit hid something, or no run was complete; 2: the input is
        wrong or not supported.
        """);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    return new Run(arguments, streams).run();
  }

  @Override
  public void stop(Arguments arguments, Streams streams, Limit why) {
    String trace = arguments.text("--trace", null);
    List<String> files = trace == null ? arguments.named() : List.of(trace);
    String method =
        trace != null
            ? MonitorVerdict.TRACE
            : Run.sampling(arguments).map(s -> s.scheduler().toString()).orElse(MonitorVerdict.ALL);
    new StoppedAnswer(
            "monitor",
            files,
            ModelOption.names(Run.models(arguments).stream()),
            m -> MonitorJson.of(files, MonitorVerdict.stopped(m, method, why)),
            MonitorTsv.HEADER,
            m -> MonitorTsv.of(String.join(" ", files), MonitorVerdict.stopped(m, method, why)))
        .print(arguments, arguments.choice("--format", Format.TEXT), streams, why);
  }

  /** One invocation. */
  private static final class Run {
    private final Arguments arguments;
    private final Streams streams;
    private final List<MemoryModel> models;
    private final MonitorOutput output;
    private final ResultFiles resultFiles;
    private final Optional<Sampling> sampling;
    private final SearchLimits limits;

    Run(Arguments arguments, Streams streams) {
      this.arguments = arguments;
      this.streams = streams;
      models = models(arguments);
      Format format = arguments.choice("--format", Format.TEXT);
      output = new MonitorOutput(format, streams, new SourceFiles(arguments));
      resultFiles = new ResultFiles("monitor", arguments, streams, format);
      sampling = sampling(arguments);
      limits = LimitOptions.ofProgram(arguments, streams);
    }

    private static List<MemoryModel> models(Arguments arguments) {
      return ModelOption.withAtomics(arguments, Monitors.MODELS, MemoryModel.TSO);
    }

    private static Optional<Sampling> sampling(Arguments arguments) {
      long runs = arguments.number("--runs", RUNS);
      if (!arguments.has("--all")) {
        return Optional.of(SamplingOptions.of(arguments, Scheduler.RANDOM, runs));
      }
      String why = "and --all contradict each other";
      if (arguments.has("--runs")) {
        throw new UsageException("--runs " + why);
      }
      SamplingOptions.refuse(arguments, why);
      return Optional.empty();
    }

    int run() {
      try {
        if (arguments.has("--trace")) {
          monitorTrace(arguments.text("--trace", ""));
        } else {
          monitor(ProgramInput.read(arguments));
        }
        return resultFiles.finish() ? output.exitCode() : ExitCode.WRONG_INPUT;
      } catch (ProgramInput.WrongInput e) {
        streams.complain(e.getMessage());
        return ExitCode.WRONG_INPUT;
      }
    }

    private void monitor(ProgramInput input) {
      for (int m = 0; m < models.size(); m++) {
        MemoryModel model = models.get(m);
        Monitoring.Question question =
            new Monitoring.Question(
                input.program(), model, limits.share(models.size() - m), sampling);
        MonitorVerdict verdict = Monitoring.ask(question);
        output.show(input.files(), verdict, proofs(input, question));
        resultFiles.addJson(() -> MonitorJson.of(input.files(), verdict));
        resultFiles.add(() ->
            MonitorResult.of(
                input.files(),
                verdict,
                f ->
                    Optional.of(
                        exhibit(
                            f.violation().current() + " before " + f.violation().pending(),
                            input,
                            question,
                            model,
                            f.schedule())),
                e -> exhibit(e.flaw().toString(), input, question, MemoryModel.SC, e.schedule())));
      }
    }

    private MonitorOutput.Proofs proofs(ProgramInput input, Monitoring.Question q) {
      return new MonitorOutput.Proofs() {
        @Override
        public String of(int number, MonitorVerdict.Found f) {
          return shown(number, q.model(), f.schedule());
        }

        @Override
        public String of(int number, Finding error) {
          return shown(number, MemoryModel.SC, error.schedule());
        }

        private String shown(int number, MemoryModel model, String schedule) {
          return (number == 0 ? witness(q, model, schedule) : "")
              + CheckOptions.replay(arguments, input, model, schedule, ROBUST);
        }
      };
    }

    private void monitorTrace(String file) throws ProgramInput.WrongInput {
      if (!arguments.operands().isEmpty() || arguments.has("--all")) {
        throw new UsageException("--trace takes the place of files and --all");
      }
      if (models.size() > 1) {
        throw new UsageException("--trace takes one --model: the trace is read once");
      }
      MonitorVerdict verdict = TraceFile.monitor(file, models.getFirst());
      output.show(List.of(file), verdict, MonitorOutput.NONE);
      resultFiles.addJson(() -> MonitorJson.of(List.of(file), verdict));
      resultFiles.add(() ->
          MonitorResult.of(
              List.of(file),
              verdict,
              f -> Optional.empty(),
              e -> {
                throw new AssertionError(e);
              }));
    }

    private Result.Exhibit exhibit(
        String title,
        ProgramInput input,
        Monitoring.Question q,
        MemoryModel model,
        String schedule) {
      return new Result.Exhibit(
          title,
          replayed(q, model, schedule).picture(),
          CheckOptions.replay(arguments, input, model, schedule, ROBUST));
    }

    private String witness(Monitoring.Question q, MemoryModel model, String schedule) {
      Replayed replayed = replayed(q, model, schedule);
      return WitnessText.of(replayed.witness(), new SourceFiles(arguments), streams.width());
    }

    private static Replayed replayed(Monitoring.Question q, MemoryModel model, String schedule) {
      CheckQuestion replay =
          new CheckQuestion(
              q.program(),
              model,
              Algorithm.OPTIMAL,
              q.limits(),
              Set.of(OptionalCheck.ROBUSTNESS),
              ErrorPolicy.ALL);
      return Replayed.of(replay, schedule);
    }
  }
}
