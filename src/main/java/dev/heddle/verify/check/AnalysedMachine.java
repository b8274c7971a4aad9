// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.Confinement;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Execution;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.OptionalCheck;
import dev.heddle.verify.analysis.AddressNames;
import dev.heddle.verify.analysis.AtomicSections;
import dev.heddle.verify.analysis.Cycles;
import dev.heddle.verify.analysis.ExecutionEnding;
import dev.heddle.verify.analysis.FlawOccurrence;
import dev.heddle.verify.analysis.PassedFences;
import dev.heddle.verify.analysis.Races;
import dev.heddle.verify.session.SearchLimits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A machine for a question, and the analysis of its executions. */
public final class AnalysedMachine {
  private final CheckQuestion question;
  private final Machine machine;

  /** Where fences were passed, if that is asked for; else null. */
  private final PassedFences fences;

  private AnalysedMachine(CheckQuestion question, Machine machine, PassedFences fences) {
    this.question = question;
    this.machine = machine;
    this.fences = fences;
  }

  static AnalysedMachine of(CheckQuestion q, SharedNumbers numbers, Confinement confinement) {
    return of(q, OutputListener.NONE, numbers, q.searchOptions().confining(confinement));
  }

  /** As {@link #of}, with a listener for the program's output. */
  public static AnalysedMachine of(CheckQuestion q, OutputListener printer) {
    return of(q, printer, new SharedNumbers(), q.options());
  }

  /** As {@link #of}, with a machine that has these options. */
  static AnalysedMachine of(
      CheckQuestion q, OutputListener printer, SharedNumbers numbers, MachineOptions options) {
    Program bounded = LoopBound.withSpinning(q.program(), q.limits().rounds());
    if (!q.optionalChecks().contains(OptionalCheck.RACES)) {
      return new AnalysedMachine(
          q, new Machine(bounded, q.model(), printer, numbers, options), null);
    }
    PassedFences fences = new PassedFences(printer);
    Machine machine = new Machine(PassedFences.mark(bounded), q.model(), fences, numbers, options);
    fences.attach(machine.execution());
    return new AnalysedMachine(q, machine, fences);
  }

  /** The analysis of an existing machine for a program. */
  public static AnalysedMachine of(Program program, SearchLimits limits, Machine machine) {
    CheckQuestion plain =
        new CheckQuestion(
            program, machine.model(), Algorithm.OPTIMAL, limits, Set.of(), ErrorPolicy.ALL);
    return new AnalysedMachine(plain, machine, null);
  }

  Machine machine() {
    return machine;
  }

  /** As {@link #analyse()}, for an execution that may be incomplete. */
  ExecutionEnding analyse(boolean complete) {
    return complete ? analyse() : analyseSoFar();
  }

  private ExecutionEnding analyseSoFar() {
    ExecutionEnding ending = ExecutionEnding.soFar(machine);
    List<FlawOccurrence> all = new ArrayList<>(ending.occurrences());
    if (question.optionalChecks().contains(OptionalCheck.ROBUSTNESS) && isDrained(machine)) {
      robustness(all);
    }
    return ending.with(all);
  }

  /** Whether all stores reached memory; only then there is a Shasha-Snir trace. */
  static boolean isDrained(Machine machine) {
    for (int w = 0; w < machine.laneWords(); w++) {
      if (machine.isCommitWord(w) && machine.enabled(w) != 0) {
        return false;
      }
    }
    return true;
  }

  /** How the machine's current execution ended, with all its flaws. */
  ExecutionEnding analyse() {
    int passed = fences == null ? 0 : fences.count();
    ExecutionEnding ending = ExecutionEnding.of(machine, question.liveness());
    if (fences != null) {
      // the search for an end may have passed further fences
      fences.truncate(passed);
    }
    Set<OptionalCheck> optional = question.optionalChecks();
    if (optional.isEmpty()) {
      return ending;
    }
    List<FlawOccurrence> all = new ArrayList<>(ending.occurrences());
    if (optional.contains(OptionalCheck.LEAKS)
        && ending.how() == ExecutionEnding.How.COMPLETE
        && all.isEmpty()
        && hasEnded()) {
      all.addAll(leaks());
    }
    if (optional.contains(OptionalCheck.RACES)) {
      all.addAll(new Races(machine, fences).find());
    }
    if (optional.contains(OptionalCheck.ROBUSTNESS)) {
      robustness(all);
    }
    return ending.with(all);
  }

  /** Whether the process ended, or all its threads did. */
  private boolean hasEnded() {
    IntStream started =
        IntStream.range(0, machine.threadCount()).filter(machine.state()::isStarted);
    return started.allMatch(machine.state()::isEnded)
        || IntStream.range(0, machine.threadCount()).anyMatch(machine.state()::isHalted);
  }

  private List<FlawOccurrence> leaks() {
    AddressNames places = new AddressNames(machine);
    List<FlawOccurrence> all = new ArrayList<>();
    machine
        .state()
        .eachLiveHeapObject(origin -> {
          Flaw flaw =
              new Flaw(
                  ErrorKind.LEAK,
                  "leak: what is allocated here is not freed",
                  places.position(origin));
          all.add(new FlawOccurrence(flaw, new FlawOccurrence.Cause.Everything()));
        });
    return all.stream().distinct().toList();
  }

  private void robustness(List<FlawOccurrence> all) {
    List<Edge> cycle = new AtomicSections(machine).cycle();
    if (!cycle.isEmpty()) {
      all.add(new Cycles(machine).occurrence(cycle));
    }
  }

  /** Why the analysis does not know what a thread would have done next. */
  public Limit limit(ExecutionEnding.Cut cut) {
    return switch (cut.stop()) {
      case LONG_RUN -> endless(cut.thread(), 0);
      default ->
          cut.rounds() < 0
              ? new Limit.Unsupported(cut.reason(), cut.at())
              : new Limit.LoopCut(cut.at(), cut.rounds(), 0);
    };
  }

  /** Why an execution was cut after so many events. */
  public Limit endless(int events) {
    Execution x = machine.execution();
    int[] count = new int[machine.threadCount()];
    int busiest = 0;
    for (int d = 0; d < x.length(); d++) {
      int t = x.thread(d);
      count[t]++;
      busiest = count[t] > count[busiest] ? t : busiest;
    }
    return endless(busiest, events);
  }

  /** The limit of a thread that does not end, with its loop and the loop around its call. */
  private Limit endless(int thread, int events) {
    int origin = machine.state().userOrigin(thread);
    SourcePosition here = Origin.instruction(machine.program(), origin).at();
    Loops loops = new Loops(question.program(), machine.program());
    Optional<SourcePosition> inner = loops.around(origin);
    Optional<SourcePosition> outer =
        Arrays.stream(machine.state().calls(thread))
            .mapToObj(loops::around)
            .flatMap(Optional::stream)
            .filter(loop -> !inner.equals(Optional.of(loop)))
            .findFirst();
    List<SourcePosition> both = Stream.concat(inner.stream(), outer.stream()).toList();
    return new Limit.Endless(machine.threadName(thread), both, here, events);
  }
}
