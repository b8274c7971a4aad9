// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.verify.analysis.ExecutionEnding;
import dev.heddle.verify.analysis.FlawOccurrence;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.session.SearchLimits;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a check says of an execution, or of a program, for tests elsewhere.
 *
 * @param how complete, or why not
 * @param failures where a thread failed
 */
public record Judged(String how, Set<SourcePosition> failures, boolean deadlock, boolean livelock) {
  public static final String COMPLETE = ExecutionEnding.How.COMPLETE.name();
  public static final String SPUN = ExecutionEnding.How.SPUN.name();

  /** The machine stands where nothing can move. */
  public static Judged of(Machine machine) {
    ExecutionEnding ending = ExecutionEnding.of(machine, Liveness.MAIN);
    return of(
        ending.how().name(), ending.occurrences().stream().map(FlawOccurrence::flaw).toList());
  }

  /** The answer to the whole question, or empty if it is not a complete one. */
  public static Optional<Judged> of(Program program, MemoryModel model, SearchLimits limits) {
    Verdict v =
        Check.ask(
            new CheckQuestion(
                program, model, Algorithm.OPTIMAL, limits, Set.of(), ErrorPolicy.ALL));
    return v.limits().isEmpty()
        ? Optional.of(of(COMPLETE, v.findings().stream().map(Finding::flaw).toList()))
        : Optional.empty();
  }

  private static Judged of(String how, List<Flaw> flaws) {
    Set<SourcePosition> failures = new HashSet<>();
    boolean deadlock = false;
    boolean livelock = false;
    for (Flaw f : flaws) {
      switch (f.kind()) {
        case DEADLOCK -> deadlock = true;
        case LIVELOCK -> livelock = true;
        default -> failures.add(f.at());
      }
    }
    return new Judged(how, failures, deadlock, livelock);
  }
}
