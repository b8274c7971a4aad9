// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.robustness;

import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.translate.Defect;
import dev.heddle.translate.Translation;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Is a C program robust against TSO, however often its loops iterate? By attacks on its threads as
 * automata.
 *
 * @param schedule of the first attack, for the machine that runs the program itself
 */
public record RobustStates(
    ParallelProgram program, AutomatonRobustness robust, Optional<String> schedule) {
  /** With so many executions of so many events it is known whether executions will do. */
  private static final long FEW = 2_000;

  private static final int SHORT = 500;

  /**
   * Decides by states.
   *
   * @param errors that executions showed before
   * @throws InputException if the program has something that automata do not
   */
  public static RobustStates ask(Program program, StateLimits limits, List<Finding> errors) {
    Translation translation = Translation.to(Set.of(), program);
    AutomatonRobustness robust =
        AutomatonRobustness.ask(translation.program(), MemoryModel.TSO, limits);
    if (robust.answer() == Verdict.Answer.PASS && translation.hasGaps()) {
      robust = robust.within(gap(program, limits));
    }
    robust = robust.beside(errors);
    Optional<String> schedule =
        robust.result().violations().stream()
            .findFirst()
            .map(v -> FailureReachability.schedule(translation, v.computation(), MemoryModel.TSO));
    return new RobustStates(translation.program(), robust, schedule);
  }

  /**
   * Where it is not known what threads do that come there, or why that was not found out. A program
   * that is robust up to there comes there under SC if at all.
   */
  private static Optional<Limit> gap(Program program, StateLimits limits) {
    FailureReachability found =
        FailureReachability.toGap(
            program, MemoryModel.SC, automata -> AutomatonReachability.sc(automata, limits));
    return found
        .defect()
        .map(Defect::limit)
        .or(() ->
            Optional.of(found.result())
                .filter(r -> r.answer() == Reachability.Answer.UNKNOWN)
                .map(Reachability::limit));
  }

  /** The same question about fewer and shorter executions. */
  public static CheckQuestion few(CheckQuestion q) {
    return q.within(q.limits().few(FEW, SHORT));
  }

  /**
   * Errors that the first executions show, or one whole execution if these show none. That a thread
   * iterates for ever is none: such programs are what states are for.
   */
  public static List<Finding> errors(CheckQuestion q, Verdict few) {
    CheckQuestion first = q.within(q.limits().few(1, Check.DEPTH));
    Verdict shown =
        few.findings().isEmpty()
            ? Check.ask(RobustExecutions.asking(first, ErrorPolicy.FIRST))
            : few;
    return shown.findings().stream()
        .filter(f -> f.flaw().kind() != ErrorKind.LIVELOCK && !RobustExecutions.isCycle(f))
        .toList();
  }
}
