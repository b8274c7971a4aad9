package dev.heddle.cli;

import dev.heddle.explore.Replay;
import dev.heddle.foata.Rmo;
import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.machine.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.report.OutcomesJson;
import dev.heddle.report.OutcomesResult;
import dev.heddle.report.OutcomesText;
import dev.heddle.report.OutcomesTsv;
import dev.heddle.report.TraceText;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.Executions;
import dev.heddle.verify.Keeping;
import dev.heddle.verify.Limits;
import dev.heddle.verify.OutcomeTable;
import dev.heddle.verify.Outcomes;
import dev.heddle.verify.Picture;
import dev.heddle.verify.SeenExecution;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** {@code heddle outcomes}: the final states of litmus tests. */
final class OutcomesCommand implements Command {
  private enum Choice {
    SC,
    TSO,
    PSO,
    RMO,
    ALL
  }

  private static List<Syntax.Option> options() {
    List<Syntax.Option> options = new ArrayList<>();
    options.add(
        new Syntax.Option(
            "--model", "M", "sc, tso, pso, rmo, or all: the first three (default: sc)"));
    options.add(Model.ATOMICS);
    options.add(
        new Syntax.Option("--algorithm", "A", "optimal, source or exhaustive (default: optimal)"));
    options.add(Format.OPTION);
    options.addAll(Publication.OPTIONS);
    options.add(new Syntax.Option("--traces", null, "show every execution as a table"));
    options.add(
        new Syntax.Option(
            "--replay", "S", "run one schedule only, as --traces shows it, and show its table"));
    options.add(LimitOptions.JOBS);
    options.addAll(LimitOptions.OPTIONS);
    options.addAll(KeepingOptions.OPTIONS);
    options.add(new Syntax.Option("--help", null, "show this help"));
    return options;
  }

  @Override
  public Syntax syntax() {
    return new Syntax(
        "outcomes",
        "FILE|FOLDER|@LIST ... [options]",
        "the final states of litmus tests under a memory model",
        "Explores every execution of litmus tests and prints the final states, whether the"
            + " condition can hold, and how many executions there are.",
        options(),
        LitmusTests.EXIT_CODES);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    return new Run(arguments, streams).run();
  }

  /** One invocation. */
  private static final class Run {
    private final Streams streams;
    private final Arguments arguments;
    private final List<MemoryModel> models;

    /** Whether to ask about RMO, which is no machine but an architecture. */
    private final boolean relaxed;

    private final Algorithm algorithm;
    private final Format format;
    private final boolean traces;
    private final String replay;
    private final Limits limits;
    private final LitmusTests tests;
    private final Publication publication;
    private Keeping keeping;

    Run(Arguments arguments, Streams streams) {
      this.streams = streams;
      this.arguments = arguments;
      Choice choice = arguments.choice("--model", Choice.SC);
      relaxed = choice == Choice.RMO;
      models =
          Model.withAtomics(arguments, relaxed ? List.of() : Model.valueOf(choice.name()).models());
      algorithm = arguments.choice("--algorithm", Algorithm.OPTIMAL);
      format = arguments.choice("--format", Format.TEXT);
      replay = arguments.text("--replay", null);
      traces = arguments.has("--traces") || replay != null;
      if (traces && format != Format.TEXT && format != Format.JSON) {
        throw new UsageException("--traces and --replay go with --format text or json");
      }
      if (relaxed && (traces || arguments.has("--algorithm"))) {
        throw new UsageException(
            "--model rmo goes without --algorithm, --traces and --replay;"
                + " heddle executions shows its executions");
      }
      tests = new LitmusTests(arguments, streams);
      publication = new Publication("outcomes", arguments, streams, format);
      // which execution comes first is for one thread alone to say
      int jobs = traces || publication.isAsked() ? 1 : LimitOptions.jobs(arguments);
      limits = LimitOptions.of(arguments, streams).by(jobs);
    }

    int run() {
      keeping = KeepingOptions.of(arguments, tests.files().size() * models.size());
      if (format == Format.TSV) {
        streams.out().print(OutcomesTsv.HEADER);
      }
      return tests.run(format, publication, this::runFile);
    }

    private void runFile(Path file) {
      try {
        LitmusTest test = LitmusReader.read(file.toString(), Inputs.text(file));
        for (MemoryModel model : models) {
          runTest(file.toString(), test, model);
        }
        if (relaxed) {
          runRelaxed(file.toString(), test);
        }
      } catch (IOException | InputException e) {
        tests.fail(file, e);
      }
    }

    private void runTest(String file, LitmusTest test, MemoryModel model) {
      OutcomeTable table = ask(test, model, null);
      Consumer<Consumer<SeenExecution>> again = each -> ask(test, model, each);
      report(file, test, table, traces ? again : _ -> {});
      publication.add(
          () -> OutcomesResult.of(file, test.program(), table, s -> picture(test, model, s)));
    }

    private void runRelaxed(String file, LitmusTest test) {
      OutcomeTable table =
          Executions.ask(
              new Executions.Question(test.program(), test.condition(), new Rmo(), limits));
      report(file, test, table, _ -> {});
      publication.add(() -> OutcomesResult.of(file, test.program(), table, null));
    }

    /** Prints the answer; {@code again} shows every execution, if that was asked for. */
    private void report(
        String file, LitmusTest test, OutcomeTable table, Consumer<Consumer<SeenExecution>> again) {
      tests.judge(table);
      switch (format) {
        case TEXT -> {
          tests.print(OutcomesText.of(test.program(), table));
          int[] n = {0};
          again.accept(seen -> show(++n[0], test, seen));
        }
        case TSV -> {
          streams.out().print(OutcomesTsv.of(test.program(), table));
          String head = test.name() + " " + table.model() + ": ";
          OutcomesText.warnings(table).forEach(w -> streams.complain(head + w));
        }
        case JSON -> {
          List<SeenExecution> shown = new ArrayList<>();
          again.accept(shown::add);
          tests.printJson(OutcomesJson.test(file, test.program(), table, shown));
        }
        case SARIF, JUNIT, GITHUB -> {}
      }
    }

    private void show(int number, LitmusTest test, SeenExecution seen) {
      String state = OutcomesText.state(test.program(), test.condition(), seen);
      String head = ("Execution " + number + "  " + state).stripTrailing();
      streams.out().print("\n" + head + "\n" + TraceText.of(seen));
    }

    private Picture picture(LitmusTest test, MemoryModel model, String schedule) {
      List<Picture> seen = new ArrayList<>();
      Outcomes.replay(question(test, model), schedule, x -> seen.add(x.picture()));
      return seen.getFirst();
    }

    private Outcomes.Question question(LitmusTest test, MemoryModel model) {
      return new Outcomes.Question(test.program(), test.condition(), model, algorithm, limits);
    }

    private OutcomeTable ask(LitmusTest test, MemoryModel model, Consumer<SeenExecution> each) {
      Outcomes.Question question = question(test, model);
      try {
        return replay == null
            ? Outcomes.ask(question, each == null ? keeping : Keeping.NOTHING, each)
            : Outcomes.replay(question, replay, each);
      } catch (Replay.Impossible e) {
        throw new UsageException("--replay: " + e.getMessage());
      }
    }
  }
}
