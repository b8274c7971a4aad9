// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.sampling.EventBoundedWalk;
import dev.heddle.explore.sampling.MixedStrategies;
import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.session.DistinctTraces;
import dev.heddle.verify.session.ExecutionAnalysis;
import dev.heddle.verify.session.SearchLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Inserts phases of random executions into a search of all executions, because a depth-first search
 * may reach an error late. A phase comes after 2,000 executions, 4,000, 8,000 and so on, and has
 * the events of 250 executions, or of a 128th of those since the one before if these are more. What
 * a phase finds depends on its number and on the first 2,000 executions only, which one thread
 * explores; so the answer is the same by any number of threads.
 */
final class SamplingPhases {
  private static final long FIRST = 2_000;

  /**
   * An execution counts as one more for each of so many events, so long ones reach a phase sooner.
   */
  private static final int EVENTS_PER_EXTRA = 256;

  /** Random executions in the first phase. */
  private static final long FIRST_RUNS = 250;

  /** Executions of the search for each random one in later phases. */
  private static final int SHARE = 128;

  /** Events of random executions after a search without an answer. */
  private static final long FINAL_EVENTS = 1_000_000;

  /** The most events of a random execution in the first phase. */
  private static final int FIRST_LENGTH = 400;

  private final CheckQuestion question;

  /** The result of each phase, for later searches of the same question. */
  private final List<Optional<FoundError>> phases = new ArrayList<>();

  private SampledCheck analysis;

  /** The average length of the first executions; 0 while they are not known. */
  private long usual;

  // ---- of the search that is going on
  private boolean isAttended;
  private long work;
  private long executions;
  private long events;
  private int phase;

  /** An error, and how it was found. */
  record FoundError(Finding finding, Limit how) {}

  SamplingPhases(CheckQuestion question) {
    this.question = question;
  }

  /** Called before another search of the same question. */
  void restart() {
    isAttended = false;
    work = 0;
    executions = 0;
    events = 0;
    phase = 0;
  }

  /** The analysis with phases between its executions, if it is the first one of its search. */
  ExecutionAnalysis<PartialCheckResult> around(Check analysis) {
    boolean isFirst = !isAttended;
    isAttended = true;
    return isFirst && isOn() && question.errorPolicy() != ErrorPolicy.ALL
        ? new WithPhases(analysis)
        : analysis;
  }

  private boolean isOn() {
    return question.plan().uses(Technique.SAMPLING);
  }

  /** An analysis of a search, with phases between its executions. */
  private final class WithPhases implements ExecutionAnalysis<PartialCheckResult> {
    private final Check analysis;

    WithPhases(Check analysis) {
      this.analysis = analysis;
    }

    @Override
    public Machine machine() {
      return analysis.machine();
    }

    @Override
    public PartialCheckResult notes() {
      return analysis.notes();
    }

    @Override
    public boolean mayShare() {
      return analysis.mayShare();
    }

    @Override
    public boolean onExecution(Machine machine, boolean complete) {
      int length = machine.execution().length();
      boolean goOn = analysis.onExecution(machine, complete);
      if (goOn && notes().isEmpty()) {
        after(length).ifPresent(notes()::note);
        goOn = notes().isEmpty();
      }
      return goOn;
    }
  }

  /** Called after each execution of the search; the error found by a phase that is due. */
  private Optional<FoundError> after(int length) {
    work += 1 + length / EVENTS_PER_EXTRA;
    executions++;
    events += length;
    if (work < FIRST << phase) {
      return Optional.empty();
    }
    if (usual == 0) {
      usual = 1 + events / executions;
    }
    if (phase == phases.size()) {
      long runs = Math.max(FIRST_RUNS, (FIRST << phase) / 2 / SHARE);
      phases.add(sample(phase + 1, runs * usual, 100 + 4 * usual));
    }
    return phases.get(phase++);
  }

  /**
   * The verdict of a finished search, with an error from a final phase if the search was abandoned
   * without one.
   */
  Verdict complete(Verdict verdict) {
    boolean gaveUp =
        isOn()
            && verdict.findings().isEmpty()
            && verdict.reached().stream().anyMatch(SamplingPhases::isAbandoned)
            && question.limits().left().isPositive()
            && !verdict.isCancelled();
    if (!gaveUp) {
      return verdict;
    }
    Optional<FoundError> found = IncreasingLoopBounds.find(question);
    if (verdict.reached().stream().noneMatch(SamplingPhases::isWithoutEvents)) {
      found =
          found
              .or(() -> sample(-1, FINAL_EVENTS, FIRST_LENGTH))
              .or(() -> sample(-2, FINAL_EVENTS, 10 * FIRST_LENGTH));
    }
    return found.map(s -> verdict.with(s.finding(), s.how())).orElse(verdict);
  }

  /** Whether a loop makes no events, so that a budget of events does not bound the work. */
  private static boolean isWithoutEvents(Limit limit) {
    return limit instanceof Limit.Endless endless && endless.events() == 0;
  }

  /** Whether a search stopped although it could have explored other executions. */
  private static boolean isAbandoned(Limit limit) {
    return limit instanceof Limit.Endless || limit instanceof Limit.TreesTooLarge;
  }

  private Optional<FoundError> sample(long seed, long budget, long longest) {
    if (analysis == null) {
      analysis =
          new SampledCheck(
              question,
              new SharedNumbers(),
              new DistinctTraces(Algorithm.OPTIMAL),
              new AtomicBoolean());
    }
    SearchLimits limits =
        question.limits().few(Long.MAX_VALUE, (int) Math.min(longest, Integer.MAX_VALUE));
    Observer untilError =
        (m, complete) -> analysis.onExecution(m, complete) && analysis.notes().isEmpty();
    long before = analysis.notes().runs();
    new EventBoundedWalk(MixedStrategies::new, seed, budget)
        .explore(analysis.machine(), limits.around(untilError).observer());
    Limit how = new Limit.ErrorSampled(analysis.notes().runs() - before);
    return analysis.findings().stream().findFirst().map(f -> new FoundError(f, how));
  }
}
