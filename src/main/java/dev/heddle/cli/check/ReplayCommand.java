// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.check;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Format;
import dev.heddle.cli.arguments.ModelOption;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.CheckOptions;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.command.ShownSteps;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.input.ProgramInput;
import dev.heddle.cli.input.SourceFiles;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.explore.Replay;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Printable;
import dev.heddle.report.check.CheckResult;
import dev.heddle.report.check.CheckText;
import dev.heddle.report.check.ReplayJson;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code heddle replay}: one execution of a program, step by step. */
public final class ReplayCommand implements Command {
  @Override
  public Syntax syntax() {
    List<Syntax.Option> options = new ArrayList<>();
    options.add(new Syntax.Option("--model", "M", "sc, tso or pso (default: sc)"));
    options.add(ModelOption.ATOMICS);
    options.add(new Syntax.Option("--schedule", "S", "the steps, as check prints them"));
    options.add(new Syntax.Option("--schedule-file", "FILE", "a file with the steps"));
    options.add(ShownSteps.option(ShownSteps.ALL));
    options.addAll(CheckOptions.OPTIONS);
    options.addAll(ProgramInput.OPTIONS);
    options.add(ProgramInput.NO_CACHE);
    options.add(Format.WITHOUT_ROWS);
    options.addAll(ResultFiles.OPTIONS);
    return new Syntax(
        "replay",
        "FILE.c ... --schedule S [options] [-- flags for clang]",
        "one execution of a program, step by step",
        "Runs one execution of a C program, given as the list of lanes that move, and shows all its"
            + " steps and what the program prints. Options that change the program must be as"
            + " they were for check.",
        options,
        """
        Exit code 1, FAIL: the execution shows an error; 3, UNKNOWN: it does not,
        which says nothing of others; 2: the input or the schedule is wrong.
        """);
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    MemoryModel model = model(arguments);
    Format format = Format.withoutRows(arguments);
    ShownSteps steps = ShownSteps.of(arguments, ShownSteps.ALL);
    ResultFiles resultFiles = new ResultFiles("replay", arguments, streams, format);
    try {
      String schedule = schedule(arguments);
      ProgramInput input = ProgramInput.read(arguments);
      CheckQuestion question =
          new CheckOptions(arguments, streams)
              .about(input.program(), model, Algorithm.OPTIMAL, ErrorPolicy.ALL);
      Replayed replayed = Replayed.of(question, schedule);
      switch (format) {
        case TEXT -> {
          streams.out().print(CheckText.answer(input.name(), model.toString(), replayed));
          SourceFiles sources = new SourceFiles(arguments);
          streams.out().print("\n" + steps.text(replayed.witness(), sources, streams.width()));
        }
        case TSV, JSON, SARIF, JUNIT, GITHUB -> {}
      }
      resultFiles.addJson(() -> ReplayJson.of(input.files(), model.toString(), replayed));
      resultFiles.add(
          () -> CheckResult.of(input.name(), input.files(), model.toString(), replayed));
      if (!resultFiles.finish()) {
        return ExitCode.WRONG_INPUT;
      }
      return replayed.flaws().isEmpty() ? ExitCode.UNKNOWN : ExitCode.FAIL;
    } catch (Replay.Impossible e) {
      streams.complain("heddle: --schedule: " + Printable.line(e.getMessage()));
      return ExitCode.WRONG_INPUT;
    } catch (ProgramInput.WrongInput e) {
      streams.complain(e.getMessage());
      return ExitCode.WRONG_INPUT;
    }
  }

  private static MemoryModel model(Arguments arguments) {
    List<MemoryModel> models = ModelOption.withAtomics(arguments, Machine.MODELS, MemoryModel.SC);
    if (models.size() > 1) {
      throw new UsageException("--model: a schedule belongs to one model");
    }
    return models.getFirst();
  }

  private static String schedule(Arguments arguments) throws ProgramInput.WrongInput {
    if (arguments.has("--schedule") == arguments.has("--schedule-file")) {
      throw new UsageException("give the steps by --schedule or by --schedule-file");
    }
    if (arguments.has("--schedule")) {
      return arguments.text("--schedule", "");
    }
    String file = arguments.text("--schedule-file", "");
    try {
      return Inputs.text(Path.of(file));
    } catch (IOException | InvalidPathException e) {
      throw new ProgramInput.WrongInput(Inputs.complaint(file, e));
    }
  }
}
