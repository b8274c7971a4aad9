// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.automaton;

import dev.heddle.api.StateSearch;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.command.StoppedAnswer;
import dev.heddle.cli.input.AutomatonFile;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import dev.heddle.report.automaton.AutomataJson;
import dev.heddle.report.automaton.AutomataResult;
import dev.heddle.report.automaton.AutomataText;
import dev.heddle.states.Reachability;
import dev.heddle.states.TsoMethod;
import dev.heddle.verify.robustness.AutomatonReachability;
import dev.heddle.verify.robustness.FailureReachability;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** {@code heddle reach}: can a program reach its goal. */
public final class ReachCommand implements Command {
  @Override
  public Syntax syntax() {
    List<Syntax.Option> options = new ArrayList<>();
    options.add(new Syntax.Option("--model", "M", "sc, tso or, for automata, pso (default: tso)"));
    options.add(new Syntax.Option("--explain", null, "show each round: sequences, new program"));
    options.add(
        new Syntax.Option(
            "--max-rounds",
            "N",
            "stop after N rounds (default: " + StateSearch.AUTO.rounds() + ")"));
    options.add(
        new Syntax.Option("--method", "M", "under tso: auto, lazy or backward (default: auto)"));
    options.add(
        new Syntax.Option(
            "--buffers", "N", "search all states instead, with at most N stores in a buffer"));
    options.addAll(ProgramInput.OPTIONS);
    options.addAll(AutomatonQuestion.OPTIONS);
    return new Syntax(
        "reach",
        "FILE.automaton | FILE.c ... [options] [-- flags for clang]",
        "whether a program can reach its goal, or fail, with any loops",
        "Decides whether a program of automata, with any loops, can reach a state in which all"
            + " threads are final; or whether an assertion of a C program can fail. Under TSO"
            + " it searches under SC with stores delayed where that can make a difference, and"
            + " backwards from the goal.",
        options,
        """
        Exit code 0, PASS: the goal cannot be reached; 1, FAIL: it can; 3, UNKNOWN:
        a limit was hit; 2: the input is wrong or not supported.
        """);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    MemoryModel model = model(arguments);
    Format format = Format.withoutRows(arguments);
    ResultFiles resultFiles = new ResultFiles("reach", arguments, streams, format);
    if (model == MemoryModel.SC && arguments.has("--buffers")) {
      throw new UsageException("--buffers goes with --model tso or pso");
    }
    if (arguments.has("--method") && (model != MemoryModel.TSO || arguments.has("--buffers"))) {
      throw new UsageException("--method goes with --model tso and without --buffers");
    }
    if (arguments.named().stream().noneMatch(AutomatonFile::isOne)
        && !arguments.named().isEmpty()) {
      if (model == MemoryModel.PSO) {
        throw new UsageException(
            "--model pso is for automata only; use heddle check for C programs");
      }
      return new ReachSources(arguments, streams, model, resultFiles)
          .run(format, search(arguments));
    }
    return AutomatonQuestion.run(
        arguments,
        streams,
        resultFiles,
        (file, question, program) -> {
          if (!program.hasGoal()) {
            throw new InputException(
                new SourcePosition(file, 0, 0), "no thread has a final state: there is no goal");
          }
          Reachability result = question.under(model).reach(search(arguments));
          String name = model.toString();
          switch (format) {
            case TEXT -> text(arguments, streams, AutomataText.reach(file, name, result), result);
            case TSV, JSON, SARIF, JUNIT, GITHUB -> {}
          }
          resultFiles.addJson(() -> AutomataJson.reach(file, name, result));
          resultFiles.add(() -> AutomataResult.reach(file, name, result));
          return AutomatonReachability.answer(result);
        });
  }

  @Override
  public void stop(Arguments arguments, Streams streams, Limit why) {
    List<String> files = arguments.named();
    String name = String.join(" ", files);
    String model = model(arguments).toString();
    Reachability unknown = Reachability.stopped(why);
    new StoppedAnswer(
            "reach",
            files,
            List.of(model),
            m ->
                files.stream().anyMatch(AutomatonFile::isOne)
                    ? AutomataJson.reach(name, m, unknown)
                    : AutomataJson.reach(name, m, FailureReachability.of(unknown)))
        .print(arguments, Format.withoutRows(arguments), streams, why);
  }

  private static MemoryModel model(Arguments arguments) {
    return ModelOption.one(arguments, AutomatonReachability.MODELS, MemoryModel.TSO);
  }

  private static void text(
      Arguments arguments, Streams streams, String answer, Reachability result) {
    streams.out().print(answer);
    if (arguments.has("--explain")) {
      streams.out().print(AutomataText.explain(result));
    }
    if (arguments.has("--stats")) {
      streams.out().print(AutomataText.effort(result.effort()));
    }
  }

  private static StateSearch search(Arguments arguments) {
    return new StateSearch(
        arguments.count("--max-rounds", StateSearch.AUTO.rounds()),
        arguments.choice("--method", TsoMethod.AUTO),
        arguments.has("--buffers")
            ? OptionalInt.of(arguments.count("--buffers", 1))
            : OptionalInt.empty());
  }
}
