// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.automaton;

import dev.heddle.api.HeddleAutomata;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.command.StoppedAnswer;
import dev.heddle.cli.input.AutomatonFile;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.report.automaton.AutomataJson;
import dev.heddle.report.automaton.AutomataResult;
import dev.heddle.report.automaton.AutomataText;
import dev.heddle.report.check.CheckJson;
import dev.heddle.states.attack.Robustness;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.robustness.AutomatonRobustness;
import java.util.ArrayList;
import java.util.List;

/** {@code heddle robust}: does a program do under TSO or PSO only what it does under SC. */
public final class RobustCommand implements Command {
  @Override
  public Syntax syntax() {
    List<Syntax.Option> options = new ArrayList<>();
    options.add(new Syntax.Option("--model", "M", "tso or pso (default: tso)"));
    options.add(new Syntax.Option("--all", null, "for automata: decide each attack separately"));
    options.addAll(RobustSources.OPTIONS);
    options.addAll(ProgramInput.OPTIONS);
    options.addAll(AutomatonQuestion.OPTIONS);
    return new Syntax(
        "robust",
        "FILE.automaton | FILE.litmus | FILE.c ... [options] [-- flags for clang]",
        "whether a program behaves under TSO or PSO only as under SC",
        "Decides whether every computation of a program has the happens-before relation of one"
            + " under SC. For automata with any loops it looks for attacks: a thread delays a store"
            + " past a load (under PSO, or a store), and others observe it. For litmus tests and C"
            + " programs it explores all executions.",
        options,
        """
        Exit code 0, PASS: it is robust; 1, FAIL: it is not, or an execution
        fails; 3, UNKNOWN: a limit was hit, or no execution is complete; 2: the input is
        wrong or not supported.
        """);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    MemoryModel model = ModelOption.one(arguments, Robustness.MODELS, MemoryModel.TSO);
    Format format = Format.withoutRows(arguments);
    ResultFiles resultFiles = new ResultFiles("robust", arguments, streams, format);
    boolean explores = arguments.named().stream().noneMatch(AutomatonFile::isOne);
    if (explores && !arguments.named().isEmpty()) {
      return new RobustSources(arguments, streams).run(model, format, resultFiles);
    }
    return AutomatonQuestion.run(
        arguments,
        streams,
        resultFiles,
        (file, question, program) -> {
          HeddleAutomata asked = question.under(model);
          AutomatonRobustness robust = arguments.has("--all") ? asked.eachAttack() : asked.robust();
          switch (format) {
            case TEXT -> {
              streams.out().print(AutomataText.robust(file, robust));
              if (arguments.has("--stats")) {
                streams.out().print(AutomataText.effort(robust.result().effort()));
              }
            }
            case TSV, JSON, SARIF, JUNIT, GITHUB -> {}
          }
          resultFiles.addJson(() -> AutomataJson.robust(file, program, robust));
          resultFiles.add(() -> AutomataResult.robust(file, program, robust));
          return robust.answer();
        });
  }

  @Override
  public void stop(Arguments arguments, Streams streams, Limit why) {
    List<String> files = arguments.named();
    MemoryModel model = ModelOption.one(arguments, Robustness.MODELS, MemoryModel.TSO);
    AutomatonRobustness unknown =
        new AutomatonRobustness(model, Robustness.Result.stopped(why), List.of());
    new StoppedAnswer(
            "robust",
            files,
            List.of(model.toString()),
            m ->
                files.stream().anyMatch(AutomatonFile::isOne)
                    ? AutomataJson.robust(files.getFirst(), null, unknown)
                    : CheckJson.robust(files, Verdict.stopped(m, Algorithm.OPTIMAL, why)))
        .print(arguments, Format.withoutRows(arguments), streams, why);
  }
}
