// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.outcomes;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.LimitOptions;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.input.ArchitectureOption;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.foata.Architecture;
import dev.heddle.foata.ArchitectureException;
import dev.heddle.foata.generate.GenerationRequest.Mode;
import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.program.InputException;
import dev.heddle.report.Result;
import dev.heddle.report.outcomes.ExecutionsJson;
import dev.heddle.report.outcomes.ExecutionsResult;
import dev.heddle.report.outcomes.ExecutionsText;
import dev.heddle.report.outcomes.TreeSvg;
import dev.heddle.report.outcomes.TreeText;
import dev.heddle.verify.executions.ExecutionTable;
import dev.heddle.verify.executions.ExecutionTree;
import dev.heddle.verify.executions.Executions;
import dev.heddle.verify.executions.NormalForm;
import dev.heddle.verify.outcomes.OutcomeTable;
import dev.heddle.verify.session.SearchLimits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code heddle executions}: one execution of every class, in its most parallel form. */
public final class ExecutionsCommand implements Command {
  private enum Form {
    TEXT,
    JSON,
    TREE,
    SVG,
    SARIF,
    JUNIT,
    GITHUB
  }

  @Override
  public Syntax syntax() {
    return new Syntax(
        "executions",
        "FILE|FOLDER|@LIST ... [options]",
        "one execution of every class, in its most parallel form",
        "Generates the executions of litmus tests, one of every class of equivalent ones: its Foata"
            + " normal form, a sequence of steps whose events happen together.",
        Syntax.joined(
            List.of(
                new Syntax.Option("--model", "M", "sc, tso, pso, rmo or all (default: sc)"),
                new Syntax.Option(
                    "--architecture",
                    "A",
                    "a memory model of your own: FILE.java, or a class on --classpath"),
                new Syntax.Option("--classpath", "P", "folders and jars to find it in"),
                new Syntax.Option(
                    "--format",
                    "F",
                    "text, json, tree, svg, sarif, junit or github (default: text)"),
                new Syntax.Option("--symbolic", null, "ignore values: branches go both ways")),
            ResultFiles.OPTIONS,
            LimitOptions.OPTIONS),
        LitmusTests.EXIT_CODES);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    return new Run(arguments, streams).run();
  }

  /** One invocation. */
  private static final class Run {
    private final Streams streams;
    private final List<Architecture> models;
    private final Form format;
    private final Mode mode;
    private final SearchLimits limits;
    private final LitmusTests tests;
    private final ResultFiles resultFiles;

    /** How many tests there are still to run, each under each model. */
    private int left;

    Run(Arguments arguments, Streams streams) {
      this.streams = streams;
      models = ArchitectureOption.of(arguments);
      format = arguments.choice("--format", Form.TEXT);
      mode = arguments.has("--symbolic") ? Mode.SYMBOLIC : Mode.EVALUATED;
      limits = LimitOptions.of(arguments, streams);
      tests = new LitmusTests(arguments, streams);
      resultFiles = new ResultFiles("executions", arguments, streams, common(format));
    }

    /** Trees are of this command alone. */
    private static Format common(Form form) {
      return switch (form) {
        case TEXT, TREE, SVG -> Format.TEXT;
        case JSON -> Format.JSON;
        case SARIF -> Format.SARIF;
        case JUNIT -> Format.JUNIT;
        case GITHUB -> Format.GITHUB;
      };
    }

    int run() {
      if (format == Form.SVG && tests.files().size() * models.size() > 1) {
        throw new UsageException("--format svg draws one test under one model");
      }
      left = tests.files().size() * models.size();
      return tests.run(common(format), resultFiles, this::runFile);
    }

    private void runFile(Path file) {
      try {
        LitmusTest test = LitmusReader.read(file.toString(), Inputs.text(file));
        for (Architecture model : models) {
          runTest(file.toString(), test, model, limits.share(left--));
        }
      } catch (IOException | InputException e) {
        tests.fail(file, e);
      } catch (ArchitectureException e) {
        throw new UsageException(e.getMessage());
      }
    }

    private void runTest(String file, LitmusTest test, Architecture model, SearchLimits within) {
      Executions.Question q =
          new Executions.Question(test.program(), test.condition(), model, mode, within);
      switch (format) {
        case TREE -> tree(test, q).ifPresent(t -> tests.print(TreeText.of(test.program(), t)));
        case SVG ->
            tree(test, q).ifPresent(t -> streams.out().print(TreeSvg.of(test.program(), t)));
        case SARIF, JUNIT, GITHUB -> counted(Executions.ask(q, form -> {}));
        case TEXT, JSON -> {}
      }
      if (format == Form.TEXT || tests.hasJson()) {
        List<NormalForm> all = new ArrayList<>();
        ExecutionTable table = counted(Executions.ask(q, all::add));
        if (format == Form.TEXT) {
          tests.print(ExecutionsText.of(test.program(), table, all));
        }
        if (tests.hasJson()) {
          tests.printJson(ExecutionsJson.test(file, test.program(), table, all));
        }
      }
      resultFiles.add(() -> result(file, test, q));
    }

    private Result result(String file, LitmusTest test, Executions.Question q) {
      List<ExecutionsResult.Shown> all = new ArrayList<>();
      ExecutionTable table =
          counted(
              Executions.askWithAccesses(
                  q, (form, accesses) -> all.add(new ExecutionsResult.Shown(form, accesses))));
      return ExecutionsResult.of(file, test.program(), table, all, ExecutionTree.ask(q));
    }

    private Optional<ExecutionTree> tree(LitmusTest test, Executions.Question q) {
      Optional<ExecutionTree> tree = ExecutionTree.ask(q);
      tree.ifPresentOrElse(
          t -> counted(t.table()),
          () -> {
            tests.markUnknown();
            streams.note(
                test.name()
                    + ": the tree has more than "
                    + ExecutionTree.LARGEST
                    + " nodes; --format text lists the executions");
          });
      return tree;
    }

    private ExecutionTable counted(ExecutionTable table) {
      OutcomeTable outcomes = table.outcomes();
      if (!table.isSymbolic()) {
        tests.count(outcomes);
      } else if (!outcomes.limits().isEmpty()) {
        tests.markUnknown();
      }
      return table;
    }
  }
}
