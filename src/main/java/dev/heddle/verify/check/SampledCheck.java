// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.Schedule;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.analysis.AtomicSections;
import dev.heddle.verify.analysis.ExecutionEnding;
import dev.heddle.verify.session.CheckpointWriter;
import dev.heddle.verify.session.DistinctTraces;
import dev.heddle.verify.session.ExecutionAnalysis;
import dev.heddle.verify.session.Sampling;
import dev.heddle.verify.session.SearchSession;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Answers the question whether a program fails by random executions; the answer is never PASS. Of
 * the executions that show an error the shortest is its witness, whichever was found first. They
 * end with the error.
 *
 * <p>Loops that wait are run: an event that is held back in a search of all executions, because
 * others show what it does later, would wait for ever in some of these.
 */
public final class SampledCheck implements ExecutionAnalysis<PartialCheckResult> {
  private final CheckQuestion question;
  private final AnalysedMachine inspection;
  private final AtomicSections sections;
  private final PartialCheckResult notes;

  /** Whether an error was found by any thread. */
  private final AtomicBoolean failed;

  SampledCheck(
      CheckQuestion q, SharedNumbers numbers, DistinctTraces distinct, AtomicBoolean failed) {
    this.question = q;
    this.inspection = AnalysedMachine.of(q, OutputListener.NONE, numbers, q.samplingOptions());
    this.sections = new AtomicSections(inspection.machine());
    this.notes = new PartialCheckResult(distinct);
    this.failed = failed;
  }

  public static Verdict ask(CheckQuestion q, Sampling sampling) {
    long start = System.nanoTime();
    DistinctTraces distinct = new DistinctTraces(Algorithm.EXHAUSTIVE);
    AtomicBoolean failed = new AtomicBoolean();
    boolean all = q.errorPolicy() == ErrorPolicy.ALL;
    SearchSession<PartialCheckResult> session =
        new SearchSession<>(
            new SearchSession.Spec<>(
                n -> new SampledCheck(q, n, distinct, failed),
                () -> new PartialCheckResult(distinct),
                false),
            sampling.explorerOfFailures(() -> !all && failed.get()),
            q.limits(),
            CheckpointWriter.NONE);
    Statistics s;
    try {
      s = session.explore();
    } catch (OutOfMemoryError e) {
      s = session.outOfMemory(PartialCheckResult::outOfMemory);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    return verdict(q, sampling, s, session, seconds);
  }

  @Override
  public Machine machine() {
    return inspection.machine();
  }

  @Override
  public PartialCheckResult notes() {
    return notes;
  }

  @Override
  public boolean onExecution(Machine machine, boolean complete) {
    notes.longest = Math.max(notes.longest, machine.execution().length());
    if (sections.areInterrupted()) {
      notes.interrupted++;
      return true;
    }
    ExecutionEnding ending = inspection.analyse(complete);
    if (!ending.occurrences().isEmpty()) {
      notes.executions++;
    } else if (!complete) {
      notes.bounded++;
      notes.limits.add(inspection.endless(question.limits().depth()));
    } else if (ending.how() == ExecutionEnding.How.COMPLETE && !notes.isNew(machine)) {
      notes.redundant++;
    } else {
      notes.count(ending);
    }
    ending.cuts().stream().map(inspection::limit).distinct().forEach(notes::addLimit);
    ending.occurrences().forEach(s -> note(s.flaw(), machine));
    if (!notes.isEmpty()) {
      failed.set(true);
    }
    return true;
  }

  private void note(Flaw flaw, Machine machine) {
    if (!notes.isKnown(flaw)) {
      question.limits().found(new Finding(flaw, Schedule.of(machine).toString()));
    }
    notes.noteShortest(flaw, machine);
  }

  /** The errors that it has seen. */
  List<Finding> findings() {
    return findings(question, notes);
  }

  private static List<Finding> findings(CheckQuestion q, PartialCheckResult notes) {
    return notes.findings(ErrorPolicy.ALL).stream()
        .flatMap(f -> ShortestSchedule.of(q, f).stream())
        .toList();
  }

  private static Verdict verdict(
      CheckQuestion q,
      Sampling sampling,
      Statistics s,
      SearchSession<PartialCheckResult> session,
      double seconds) {
    PartialCheckResult notes = session.result();
    Verdict.Counts counts =
        new Verdict.Counts(
            notes.executions,
            new Verdict.Blocked(notes.assumed, notes.spun, notes.bounded),
            notes.redundant + notes.interrupted);
    List<Limit> limits = new ArrayList<>();
    limits.add(new Limit.Sampled(counts.all(), sampling.toString(), notes.longest));
    if (session.isReached()) {
      limits.add(session.limit());
    }
    limits.addAll(notes.limits());
    return new Verdict(
        q.model().toString(),
        q.algorithm(),
        counts,
        Obstacles.of(notes.assumptions, notes.interrupted),
        findings(q, notes),
        limits,
        new Verdict.Effort(s.events(), seconds));
  }
}
