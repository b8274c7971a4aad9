// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.outcomes;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.CheckOptions;
import dev.heddle.cli.command.CheckpointOptions;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.LimitOptions;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.explore.Replay;
import dev.heddle.foata.Rmo;
import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.report.outcomes.OutcomesResult;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.executions.Executions;
import dev.heddle.verify.outcomes.CompleteExecution;
import dev.heddle.verify.outcomes.OutcomeTable;
import dev.heddle.verify.outcomes.Outcomes;
import dev.heddle.verify.session.CheckpointPolicy;
import dev.heddle.verify.session.SearchLimits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Consumer;

/** {@code heddle outcomes}: the final states of litmus tests. */
public final class OutcomesCommand implements Command {
  private static final List<Syntax.Option> OPTIONS =
      Syntax.joined(
          List.of(
              new Syntax.Option(
                  "--model", "M", "sc, tso, pso, rmo, or all: the first three (default: sc)"),
              ModelOption.ATOMICS,
              CheckOptions.ALGORITHM,
              Format.OPTION),
          ResultFiles.OPTIONS,
          List.of(
              new Syntax.Option("--traces", null, "show every execution as a table"),
              new Syntax.Option(
                  "--replay",
                  "S",
                  "run one schedule only, as --traces shows it, and show its table"),
              LimitOptions.JOBS),
          LimitOptions.OPTIONS,
          CheckpointOptions.OPTIONS);

  @Override
  public Syntax syntax() {
    return new Syntax(
        "outcomes",
        "FILE|FOLDER|@LIST ... [options]",
        "the final states of litmus tests under a memory model",
        "Explores every execution of litmus tests and prints the final states, whether the"
            + " condition can hold, and how many executions there are.",
        OPTIONS,
        LitmusTests.EXIT_CODES);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    return new Run(arguments, streams).run();
  }

  /** One invocation. */
  private static final class Run {
    private final Arguments arguments;
    private final List<MemoryModel> models;

    /** Whether to ask about RMO, which is no machine but an architecture. */
    private final boolean relaxed;

    private final Algorithm algorithm;
    private final Format format;
    private final boolean traces;
    private final String replay;
    private final SearchLimits limits;
    private final LitmusTests tests;
    private final OutcomesOutput output;
    private final ResultFiles resultFiles;
    private CheckpointPolicy checkpoints;

    /** How many tests there are still to run, each under each model. */
    private int left;

    Run(Arguments arguments, Streams streams) {
      this.arguments = arguments;
      models =
          ModelOption.withAtomics(arguments, EnumSet.allOf(MemoryModel.class), MemoryModel.SC)
              .stream()
              .filter(m -> m != MemoryModel.RMO || isNamed(arguments, m))
              .toList();
      relaxed = models.contains(MemoryModel.RMO);
      algorithm = arguments.choice("--algorithm", Algorithm.OPTIMAL);
      format = arguments.choice("--format", Format.TEXT);
      replay = arguments.text("--replay", null);
      traces = arguments.has("--traces") || replay != null;
      if (traces && format != Format.TEXT && format != Format.JSON) {
        throw new UsageException("--traces and --replay go with --format text or json");
      }
      if (relaxed && (traces || arguments.has("--algorithm"))) {
        throw new UsageException(
            "--model rmo excludes --algorithm, --traces and --replay;"
                + " heddle executions shows its executions");
      }
      tests = new LitmusTests(arguments, streams);
      output = new OutcomesOutput(format, tests, streams);
      resultFiles = new ResultFiles("outcomes", arguments, streams, format);
      // which execution comes first is for one thread alone to say
      int jobs = traces || resultFiles.isAsked() ? 1 : LimitOptions.jobs(arguments);
      limits = LimitOptions.of(arguments, streams).by(jobs);
    }

    int run() {
      left = tests.files().size() * models.size();
      checkpoints =
          CheckpointOptions.of(arguments, relaxed ? 0 : tests.files().size() * models.size());
      output.begin();
      return tests.run(format, resultFiles, this::runFile);
    }

    private void runFile(Path file) {
      try {
        LitmusTest test = LitmusReader.read(file.toString(), Inputs.text(file));
        for (MemoryModel model : models) {
          if (model == MemoryModel.RMO) {
            runRelaxed(file.toString(), test, limits());
          } else {
            runTest(file.toString(), test, model, limits());
          }
        }
      } catch (IOException | InputException e) {
        tests.fail(file, e);
      }
    }

    /** All models are those that a machine runs. */
    private static boolean isNamed(Arguments arguments, MemoryModel model) {
      return arguments.text("--model", "").equalsIgnoreCase(model.toString());
    }

    /** For the next test under the next model. */
    private SearchLimits limits() {
      return limits.share(left--);
    }

    private void runTest(String file, LitmusTest test, MemoryModel model, SearchLimits within) {
      Outcomes.Question question =
          new Outcomes.Question(test.program(), test.condition(), model, algorithm, within);
      OutcomeTable table = ask(question, null);
      output.show(file, test, table, each -> traces ? ask(question, each) : table);
      resultFiles.add(
          () -> OutcomesResult.of(file, test.program(), table, s -> picture(question, s)));
    }

    private void runRelaxed(String file, LitmusTest test, SearchLimits within) {
      OutcomeTable table =
          Executions.ask(
              new Executions.Question(test.program(), test.condition(), new Rmo(), within));
      output.show(file, test, table, _ -> table);
      resultFiles.add(() -> OutcomesResult.of(file, test.program(), table, null));
    }

    private DetailedWitness picture(Outcomes.Question question, String schedule) {
      List<DetailedWitness> seen = new ArrayList<>();
      Outcomes.replay(question, schedule, x -> seen.add(x.picture()));
      return seen.getFirst();
    }

    private OutcomeTable ask(Outcomes.Question question, Consumer<CompleteExecution> each) {
      try {
        return replay == null
            ? Outcomes.ask(question, each == null ? checkpoints : CheckpointPolicy.NOTHING, each)
            : Outcomes.replay(question, replay, each);
      } catch (Replay.Impossible e) {
        throw new UsageException("--replay: " + e.getMessage());
      }
    }
  }
}
