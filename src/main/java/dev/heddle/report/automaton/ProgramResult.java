// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.automaton;

import dev.heddle.program.Program;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.report.Result;
import dev.heddle.verify.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A program as a {@link dev.heddle.report.Result} without an answer. */
public final class ProgramResult {
  /** The most transitions that are drawn; a browser still shows this many. */
  private static final int MOST_DRAWN = 5_000;

  private ProgramResult() {}

  /**
   * @param condition of the litmus test
   */
  public static Result of(String file, Program program, String condition) {
    int instructions =
        program.threads().stream().mapToInt(t -> program.functions().get(t).code().size()).sum();
    return result(
            file,
            List.of(file),
            "The test asks: " + condition,
            List.of(
                new Result.Figure("threads", program.threads().size()),
                new Result.Figure("globals", program.globals().size()),
                new Result.Figure("instructions", instructions)))
        .with(List.of(new Result.Listing("The program that is run", program.toString())));
  }

  /**
   * @param files the files from which it was read, if any
   */
  public static Result of(String name, List<String> files, ParallelProgram program) {
    int states = program.threads().stream().mapToInt(t -> t.states().size()).sum();
    List<Automaton> threads = program.threads();
    int transitions = threads.stream().mapToInt(t -> t.transitions().size()).sum();
    List<Result.Appendix> appendices = new ArrayList<>();
    if (transitions <= MOST_DRAWN) {
      appendices.add(new Result.Drawing("automata", "The automata", AutomatonSvg.of(program)));
    }
    if (files.isEmpty()) { // otherwise the source is shown
      appendices.add(new Result.Listing("The program", AutomatonPrinter.print(program)));
    }
    String goal =
        program.hasGoal()
            ? "The goal: each thread that has final states is in one of them."
            : "There is no goal: no thread has a final state.";
    return result(
            name,
            files,
            goal + (transitions <= MOST_DRAWN ? "" : " Too large to be drawn."),
            List.of(
                new Result.Figure("threads", threads.size()),
                new Result.Figure("states", states),
                new Result.Figure("transitions", transitions)))
        .with(appendices);
  }

  private static Result result(
      String name, List<String> files, String headline, List<Result.Figure> figures) {
    return new Result(
        name,
        files,
        "",
        Verdict.Answer.PASS,
        "",
        headline,
        figures,
        List.of(),
        List.of(),
        Optional.empty());
  }
}
