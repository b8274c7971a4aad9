// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.automaton;

import dev.heddle.bench.AutomatonFamily;
import dev.heddle.cli.arguments.Arguments;
import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.arguments.UsageException;
import dev.heddle.cli.command.Command;
import dev.heddle.cli.command.ResultFiles;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.cli.terminal.Streams;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.report.automaton.ProgramResult;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code heddle generate}: programs of automata of any size. */
public final class GenerateCommand implements Command {
  private static final int LARGEST = 100_000;

  @Override
  public Syntax syntax() {
    String families =
        Stream.of(AutomatonFamily.values())
            .map(AutomatonFamily::key)
            .collect(Collectors.joining(", "));
    return new Syntax(
        "generate",
        "FAMILY SIZE",
        "programs of automata of any size",
        "Prints a program of a family whose programs differ in size only, for reach, robust and"
            + " fence: Lamport's fast mutex with N threads, two threads with N ways from a store to"
            + " a load, a loop of length N that must be iterated twice.",
        List.of(ResultFiles.HTML),
        "Families: " + families + "\n");
  }

  @Override
  public int run(Arguments arguments, Streams streams) {
    List<String> words = arguments.operands();
    if (words.size() != 2) {
      throw new UsageException("name a family and a size, such as lamport 3");
    }
    AutomatonFamily family =
        AutomatonFamily.of(words.getFirst())
            .orElseThrow(() ->
                new UsageException(
                    "no family " + words.getFirst() + "; heddle generate --help lists them"));
    if (!words.getLast().matches("\\d{1,6}")) {
      throw new UsageException("'" + words.getLast() + "' is not a size");
    }
    int size = Integer.parseInt(words.getLast());
    if (size < family.least() || size > LARGEST) {
      throw new UsageException("sizes of " + family.key() + " begin at " + family.least());
    }
    ResultFiles resultFiles = new ResultFiles("generate", arguments, streams);
    ParallelProgram program = family.program(size);
    streams.out().print(AutomatonPrinter.print(program));
    resultFiles.add(() -> ProgramResult.of(String.join(" ", words), List.of(), program));
    return resultFiles.finish() ? ExitCode.PASS : ExitCode.WRONG_INPUT;
  }
}
