// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.automaton;

import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.input.AutomatonFile;
import dev.heddle.cli.input.Inputs;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.program.InputException;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.report.automaton.AutomatonDot;
import dev.heddle.report.automaton.AutomatonSvg;
import dev.heddle.report.automaton.ProgramResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** {@code heddle show}: prints the program that a litmus test becomes, or draws automata. */
public final class ShowCommand implements Command {
  private enum Format {
    TEXT,
    DOT,
    SVG
  }

  @Override
  public Syntax syntax() {
    return new Syntax(
        "show",
        "FILE|FOLDER|@LIST ... [options]",
        "a litmus test as the program that is run, or automata as a picture",
        "Prints each litmus test as the program that Heddle makes of it: globals with their first"
            + " values, and every thread's instructions with addresses, sizes, flags and fences"
            + " spelled out. A program of automata (.automaton, .txt) is printed in its own"
            + " language, or drawn.",
        List.of(
            new Syntax.Option("--format", "F", "text or, for automata, dot or svg (default: text)"),
            ResultFiles.HTML,
            ResultFiles.PAGE),
        "");
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    if (arguments.operands().isEmpty()) {
      throw new UsageException("name a litmus test or automata, a folder of them, or @LIST");
    }
    Format format = arguments.choice("--format", Format.TEXT);
    Inputs inputs = new Inputs(List.of(".litmus", ".automaton"), streams);
    arguments.operands().forEach(inputs::add);
    ResultFiles resultFiles = new ResultFiles("show", arguments, streams);
    String separator = "";
    for (Path file : inputs.files()) {
      try {
        String shown =
            AutomatonFile.isOne(file.toString())
                ? automata(file.toString(), format, streams, resultFiles)
                : litmus(file.toString(), format, resultFiles);
        streams.out().print(separator + shown);
        separator = "\n";
      } catch (IOException | InputException e) {
        inputs.fail(file.toString(), e);
      }
    }
    return resultFiles.finish() & inputs.isComplete() ? ExitCode.PASS : ExitCode.WRONG_INPUT;
  }

  private static String litmus(String file, Format format, ResultFiles resultFiles)
      throws IOException {
    if (format != Format.TEXT) {
      throw new IOException("only automata can be drawn");
    }
    LitmusTest test = LitmusReader.read(file, Inputs.text(Path.of(file)));
    String condition = test.condition().text();
    resultFiles.add(() -> ProgramResult.of(file, test.program(), condition));
    return test.program() + "\n" + condition + "\n";
  }

  private static String automata(
      String file, Format format, Streams streams, ResultFiles resultFiles) throws IOException {
    ParallelProgram program = AutomatonFile.read(file, streams);
    resultFiles.add(() -> ProgramResult.of(file, List.of(file), program));
    return switch (format) {
      case TEXT -> AutomatonPrinter.print(program);
      case DOT -> AutomatonDot.of(program);
      case SVG -> AutomatonSvg.of(program);
    };
  }
}
