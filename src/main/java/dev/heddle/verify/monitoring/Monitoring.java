// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.monitoring;

import dev.heddle.explore.OptimalDpor;
import dev.heddle.explore.Replay;
import dev.heddle.explore.Schedule;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import dev.heddle.machine.Machine;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.monitor.Monitor;
import dev.heddle.monitor.Monitors;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.Liveness;
import dev.heddle.verify.analysis.AtomicSections;
import dev.heddle.verify.analysis.ExecutionEnding;
import dev.heddle.verify.analysis.FlawOccurrence;
import dev.heddle.verify.check.AnalysedMachine;
import dev.heddle.verify.session.CheckpointWriter;
import dev.heddle.verify.session.ExecutionAnalysis;
import dev.heddle.verify.session.Sampling;
import dev.heddle.verify.session.SearchLimits;
import dev.heddle.verify.session.SearchSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Can a program leave sequential consistency, as far as its sequentially consistent executions
 * tell? Of all of them they tell all (theorems 3 to 6 of the monitoring paper).
 */
public final class Monitoring implements ExecutionAnalysis<PartialMonitorResult> {
  private final Question question;
  private final Program program;
  private final SequentialRun run;
  private final Machine machine;
  private final Monitor monitor;
  private final AnalysedMachine inspection;
  private final AtomicSections sections;
  private final OverlappingAccesses overlappingAccesses;
  private final SharedExchanges exchanges;
  private final ViolationTable table;
  private final PartialMonitorResult notes = new PartialMonitorResult();

  /** What must be found; nothing more then. Empty for all that there is. */
  private final Set<ConsistencyViolation> wanted;

  /** The reports on the execution being shown: numbers of three events each. */
  private final List<int[]> reports = new ArrayList<>();

  /**
   * Of this program, under this model.
   *
   * @param sampling which executions; all if empty
   */
  public record Question(
      Program program, MemoryModel model, SearchLimits limits, Optional<Sampling> sampling) {}

  private Monitoring(Question q, Set<ConsistencyViolation> wanted, SharedNumbers numbers) {
    question = q;
    this.wanted = wanted;
    program = LoopBound.withSpinning(q.program(), q.limits().rounds());
    run = new SequentialRun(program, Monitors.atomics(q.model()), numbers);
    machine = run.machine();
    table = new ViolationTable(machine, notes.found);
    monitor = Monitors.of(q.model(), run.overlaps(), this::report);
    run.attach(monitor);
    inspection = AnalysedMachine.of(q.program(), q.limits(), machine);
    sections = new AtomicSections(machine);
    overlappingAccesses = new OverlappingAccesses(machine);
    exchanges = new SharedExchanges(machine);
  }

  public static MonitorVerdict ask(Question q) {
    SearchSession<PartialMonitorResult> session = session(q, q.limits(), Set.of());
    Statistics s = session.explore();
    PartialMonitorResult notes = session.result();
    if (s.end() == Statistics.End.STOPPED && session.isReached()) {
      notes.limits.add(session.limit());
    } else if (s.end() == Statistics.End.OUTGROWN) {
      notes.limits.add(new Limit.TreesTooLarge(Limit.TreesTooLarge.Remedy.RANDOM_SCHEDULES));
    } else if (session.isShared() && !notes.found.isEmpty()) {
      // one thread alone says which proof comes first
      SearchSession<PartialMonitorResult> again =
          session(q, q.limits().by(1), notes.found.keySet());
      again.explore();
      notes.proveAs(again.result());
    }
    return verdict(q, notes);
  }

  private static SearchSession<PartialMonitorResult> session(
      Question q, SearchLimits limits, Set<ConsistencyViolation> wanted) {
    Set<ConsistencyViolation> kept = Set.copyOf(wanted);
    return new SearchSession<>(
        new SearchSession.Spec<>(n -> new Monitoring(q, kept, n), PartialMonitorResult::new, false),
        q.sampling().map(Sampling::explorer).orElseGet(OptimalDpor::new),
        limits,
        CheckpointWriter.NONE);
  }

  @Override
  public Machine machine() {
    return machine;
  }

  @Override
  public PartialMonitorResult notes() {
    return notes;
  }

  @Override
  public boolean onExecution(Machine seen, boolean complete) {
    boolean endless = addLimits(complete) && question.sampling().isEmpty();
    reports.clear();
    long start = System.nanoTime();
    if (question.sampling().isPresent()) {
      run.feed();
    } else {
      run.feedPasts();
    }
    notes.nanoseconds += System.nanoTime() - start;
    boolean torn = sections.areInterrupted();
    if (!torn) {
      notes.runs++;
      notes.events += machine.execution().length();
      notes.violating += reports.isEmpty() ? 0 : 1;
    }
    reports.forEach(this::count);
    table.endRun();
    if (complete) {
      recordEnding(torn);
    } else if (!torn) {
      note(ExecutionEnding.soFar(machine));
    }
    return !endless && (wanted.isEmpty() || !notes.found.keySet().containsAll(wanted));
  }

  /**
   * Records the limits of the current execution; returns whether the program probably never ends,
   * so that other executions would reach the same limit.
   */
  private boolean addLimits(boolean complete) {
    boolean endless = !complete && question.limits().rounds() == LoopBound.NONE;
    if (!complete) {
      notes.limits.add(inspection.endless(question.limits().depth()));
    }
    for (ExecutionEnding.Cut cut : ExecutionEnding.soFar(machine).cuts()) {
      notes.limits.add(inspection.limit(cut));
      endless |= cut.stop().isEndless();
    }
    if (question.model().isPartial()) {
      overlappingAccesses.find().ifPresent(notes.limits::add);
    }
    exchanges.find().ifPresent(notes.limits::add);
    return endless;
  }

  /**
   * Records the errors of a run, and whether it was a complete execution or why not. A thread that
   * waits for ever does not make it incomplete.
   */
  private void recordEnding(boolean torn) {
    if (torn) {
      notes.interrupted++;
      return;
    }
    note(run.ending(Liveness.MAIN));
    if (!notes.hasComplete) {
      ExecutionEnding safe = run.ending(Liveness.SAFETY);
      notes.hasComplete = safe.how() == ExecutionEnding.How.COMPLETE;
      notes.assumptions.addAll(safe.assumptions());
    }
  }

  private void note(ExecutionEnding ending) {
    for (FlawOccurrence s : ending.occurrences()) {
      notes.note(s.flaw(), Schedule.least(machine).toString());
    }
  }

  private void report(int pending, int previous, int current) {
    if (run.isCurrent(current)) {
      reports.add(new int[] {pending, previous, current});
    }
  }

  private void count(int[] report) {
    table.count(report, () -> confirm(report[0], report[2]));
  }

  /**
   * Runs the execution that proves a violation on another machine. It must be possible and not
   * sequentially consistent; only a compare-exchange may turn out to write nothing.
   */
  private Optional<String> confirm(int pending, int violating) {
    Machine relaxed = new Machine(program, question.model());
    Optional<Schedule> schedule =
        new ViolatingExecution(machine, relaxed, pending, violating).schedule();
    if (schedule.isEmpty()) {
      notes.addUnsupported("an execution needs more buffered stores than a machine can hold");
      return Optional.empty();
    }
    boolean[] cyclic = new boolean[1];
    boolean[] torn = new boolean[1];
    new Replay(schedule.get())
        .explore(
            new Machine(program, question.model()),
            (m, complete) -> {
              cyclic[0] = !ShashaSnirTrace.of(m.execution(), m::threadName).cycle().isEmpty();
              torn[0] = new AtomicSections(m).areInterrupted();
              return true;
            });
    if (!cyclic[0]) {
      if (exchanges.isOne(violating)) {
        return Optional.empty();
      }
      throw new AssertionError("sequentially consistent: " + schedule.get());
    }
    if (torn[0]) {
      notes.addUnsupported("the proof of a violation interrupts an atomic section");
      return Optional.empty();
    }
    return schedule.map(Schedule::toString);
  }

  private static MonitorVerdict verdict(Question q, PartialMonitorResult notes) {
    return new MonitorVerdict(
        q.model().toString(),
        q.sampling().map(s -> s.scheduler().toString()).orElse(MonitorVerdict.ALL),
        new MonitorVerdict.Counts(notes.runs, notes.events, notes.violating, notes.nanoseconds),
        notes.found.values().stream().sorted(ViolationTable.ORDER).toList(),
        notes.findings(),
        notes.hasComplete
            ? Optional.empty()
            : Optional.of(Obstacles.of(notes.assumptions, notes.interrupted)),
        List.copyOf(notes.limits));
  }
}
