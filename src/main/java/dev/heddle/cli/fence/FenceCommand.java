// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.fence;

import dev.heddle.api.StateSearch;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.OutputDestination;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.automaton.AutomatonQuestion;
import dev.heddle.cli.automaton.RobustSources;
import dev.heddle.cli.command.CheckOptions;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.command.StoppedAnswer;
import dev.heddle.cli.input.AutomatonFile;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.fence.Synthesis;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.report.automaton.AutomataText;
import dev.heddle.report.fence.FenceJson;
import dev.heddle.report.fence.FenceResult;
import dev.heddle.report.fence.FenceText;
import dev.heddle.states.Effort;
import dev.heddle.states.attack.Robustness;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.fences.AutomatonFences;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** {@code heddle fence}: the smallest set of fences. */
public final class FenceCommand implements Command {
  @Override
  public Syntax syntax() {
    List<Syntax.Option> options = new ArrayList<>();
    options.add(new Syntax.Option("--model", "M", "tso or pso (default: tso)"));
    options.add(
        new Syntax.Option(
            "--goal",
            "G",
            "robust, or assertions: no error, the goal or final state is not reached (default:"
                + " robust)"));
    options.add(
        new Syntax.Option(
            "--cost", "C", "uniform, or loops: ten times as much in a loop (default: uniform)"));
    options.add(
        new Syntax.Option(
            "--patch", null, "also print the automata with the fences, or a patch of the files"));
    options.add(new Syntax.Option("--patch-file", "FILE", "write the patch to FILE"));
    options.add(
        new Syntax.Option(
            "--max-rounds",
            "N",
            "rounds of each search for the goal (default: " + StateSearch.AUTO.rounds() + ")"));
    options.add(CheckOptions.LIVENESS);
    options.addAll(RobustSources.OPTIONS);
    options.addAll(ProgramInput.OPTIONS);
    options.addAll(AutomatonQuestion.OPTIONS);
    return new Syntax(
        "fence",
        "FILE.automaton | FILE.litmus | FILE.c ... [options] [-- flags for clang]",
        "the smallest set of fences",
        "Finds a cheapest set of fences that makes a program robust against TSO or PSO, or keeps it"
            + " from errors that are impossible under SC, and says for each fence what is possible"
            + " without it.",
        options,
        """
        Exit code 0, PASS: the fences are enough, and nothing cheaper is; 1, FAIL: no
        fences are enough; 3, UNKNOWN: a limit was hit, or no execution is complete;
        2: the input is wrong or not supported.
        """);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    MemoryModel model = ModelOption.one(arguments, Robustness.MODELS, MemoryModel.TSO);
    AutomatonFences.Goal goal = arguments.choice("--goal", AutomatonFences.Goal.ROBUST);
    AutomatonFences.Cost cost = arguments.choice("--cost", AutomatonFences.Cost.UNIFORM);
    Format format = Format.withoutRows(arguments);
    ResultFiles resultFiles = new ResultFiles("fence", arguments, streams, format);
    OutputDestination.checkFile(arguments, "--patch-file");
    boolean automata = arguments.named().stream().anyMatch(AutomatonFile::isOne);
    if (arguments.has(CheckOptions.LIVENESS.name())
        && (automata || goal == AutomatonFences.Goal.ROBUST)) {
      throw new UsageException("--liveness is for --goal assertions of C programs");
    }
    if (!automata && !arguments.named().isEmpty()) {
      return new FenceSources(arguments, streams, model).run(goal, cost, format, resultFiles);
    }
    return automata(arguments, streams, model, goal, resultFiles);
  }

  @Override
  public void stop(Arguments arguments, Streams streams, Limit why) {
    List<String> files = arguments.named();
    MemoryModel model = ModelOption.one(arguments, Robustness.MODELS, MemoryModel.TSO);
    AutomatonFences.Goal goal = arguments.choice("--goal", AutomatonFences.Goal.ROBUST);
    AutomatonFences unknown =
        new AutomatonFences(model, Synthesis.stopped(why), _ -> 1, null, 0, Effort.NONE);
    new StoppedAnswer(
            "fence",
            files,
            List.of(model.toString()),
            m -> FenceJson.of(String.join(" ", files), null, goal, unknown))
        .print(arguments, Format.withoutRows(arguments), streams, why);
  }

  private static int automata(
      Arguments arguments,
      Streams streams,
      MemoryModel model,
      AutomatonFences.Goal goal,
      ResultFiles resultFiles) {
    AtomicReference<AutomatonFences> found = new AtomicReference<>();
    int code =
        AutomatonQuestion.run(
            arguments,
            streams,
            resultFiles,
            (file, question, program) -> {
              expectGoal(goal, file, program);
              AutomatonFences fence =
                  question
                      .under(model)
                      .fences(
                          goal,
                          arguments.choice("--cost", AutomatonFences.Cost.UNIFORM),
                          arguments.count("--max-rounds", StateSearch.AUTO.rounds()));
              found.set(fence);
              switch (Format.withoutRows(arguments)) {
                case TEXT ->
                    text(arguments, streams, FenceText.of(file, program, goal, fence), fence);
                case TSV, JSON, SARIF, JUNIT, GITHUB -> {}
              }
              resultFiles.addJson(() -> FenceJson.of(file, program, goal, fence));
              resultFiles.add(() -> FenceResult.of(file, program, goal, fence));
              return fence.answer();
            });
    boolean written = code == ExitCode.WRONG_INPUT || patch(arguments, streams, found.get());
    return written ? code : ExitCode.WRONG_INPUT;
  }

  private static void expectGoal(AutomatonFences.Goal goal, String file, ParallelProgram program) {
    if (goal == AutomatonFences.Goal.ASSERTIONS && !program.hasGoal()) {
      throw new InputException(
          new SourcePosition(file, 0, 0), "no thread has a final state: there is no goal");
    }
  }

  /** Not a patch but the whole program: it is printed anew. */
  private static boolean patch(Arguments arguments, Streams streams, AutomatonFences fence) {
    boolean enough = fence.answer() == Verdict.Answer.PASS;
    return FencePatch.write(
        arguments, streams, enough ? AutomatonPrinter.print(fence.fenced()) : "");
  }

  private static void text(
      Arguments arguments, Streams streams, String answer, AutomatonFences fence) {
    streams.out().print(answer);
    if (arguments.has("--stats")) {
      streams.out().print(AutomataText.effort(fence.effort()));
    }
    if (arguments.has("--patch") && fence.answer() == Verdict.Answer.PASS) {
      streams.out().print("\n" + AutomatonPrinter.print(fence.fenced()));
    }
  }
}
