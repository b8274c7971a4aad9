package dev.heddle.verify;

import dev.heddle.machine.Machine;
import dev.heddle.machine.Printer;
import dev.heddle.machine.SharedNumbers;
import dev.heddle.program.LoopBound;
import dev.heddle.program.Origin;
import dev.heddle.program.Program;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Execution;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A machine for a question, and what is looked at in each of its executions. */
final class Inspection {
  private final Check.Question question;
  private final Machine machine;

  /** Where fences were passed, if that is asked for; else null. */
  private final Fences fences;

  private Inspection(Check.Question question, Machine machine, Fences fences) {
    this.question = question;
    this.machine = machine;
    this.fences = fences;
  }

  static Inspection of(Check.Question q, SharedNumbers numbers) {
    return of(q, Printer.NONE, numbers);
  }

  /** As {@link #of}, and shows what the program prints. */
  static Inspection of(Check.Question q, Printer printer) {
    return of(q, printer, new SharedNumbers());
  }

  private static Inspection of(Check.Question q, Printer printer, SharedNumbers numbers) {
    Program bounded = LoopBound.withSpinning(q.program(), q.limits().rounds());
    if (!q.extras().contains(Extra.RACES)) {
      return new Inspection(q, new Machine(bounded, q.model(), printer, numbers), null);
    }
    Fences fences = new Fences(printer);
    Machine machine = new Machine(Fences.mark(bounded), q.model(), fences, numbers);
    fences.follow(machine.execution());
    return new Inspection(q, machine, fences);
  }

  /** A look at a machine that somebody else made for a program. */
  static Inspection of(Program program, Limits limits, Machine machine) {
    Check.Question plain =
        new Check.Question(
            program, machine.model(), Algorithm.OPTIMAL, limits, Set.of(), Thoroughness.ALL);
    return new Inspection(plain, machine, null);
  }

  Machine machine() {
    return machine;
  }

  /** As {@link #look()}, of an execution that perhaps could go on. */
  Ending look(boolean complete) {
    return complete ? look() : lookSoFar();
  }

  private Ending lookSoFar() {
    Ending ending = Ending.soFar(machine);
    List<Sighting> all = new ArrayList<>(ending.sightings());
    if (question.extras().contains(Extra.ROBUSTNESS) && isDrained(machine)) {
      robustness(all);
    }
    return ending.showing(all);
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

  /** How the execution ended that the machine stands at, and all that is wrong with it. */
  Ending look() {
    int passed = fences == null ? 0 : fences.count();
    Ending ending = Ending.of(machine, question.liveness());
    if (fences != null) {
      // whether a thread spins for ever was found out by going on a little
      fences.forgetBeyond(passed);
    }
    Set<Extra> extras = question.extras();
    if (extras.isEmpty()) {
      return ending;
    }
    List<Sighting> all = new ArrayList<>(ending.sightings());
    if (extras.contains(Extra.LEAKS)
        && ending.how() == Ending.How.COMPLETE
        && all.isEmpty()
        && hasEnded()) {
      all.addAll(leaks());
    }
    if (extras.contains(Extra.RACES)) {
      all.addAll(new Races(machine, fences).find());
    }
    if (extras.contains(Extra.ROBUSTNESS)) {
      robustness(all);
    }
    return ending.showing(all);
  }

  /** Whether the process ended, by itself or as no thread is left. */
  private boolean hasEnded() {
    IntStream started = IntStream.range(0, machine.threadCount()).filter(machine::isStarted);
    return started.allMatch(machine::isEnded)
        || IntStream.range(0, machine.threadCount()).anyMatch(machine::isHalted);
  }

  private List<Sighting> leaks() {
    Places places = new Places(machine);
    List<Sighting> all = new ArrayList<>();
    machine.eachLiveHeapObject(origin -> {
      Flaw flaw =
          new Flaw(
              ErrorKind.LEAK, "leak: what is allocated here is not freed", places.position(origin));
      all.add(new Sighting(flaw, new Sighting.Cause.Everything()));
    });
    return all.stream().distinct().toList();
  }

  private void robustness(List<Sighting> all) {
    List<Edge> cycle = new AtomicSections(machine).cycle();
    if (!cycle.isEmpty()) {
      all.add(new Cycles(machine).sighting(cycle));
    }
  }

  /** What a limit did, and what to do about it. */
  String text(Ending.Cut cut) {
    return switch (cut.stop()) {
      case LONG_RUN -> endless(cut.thread(), "millions of steps of its own");
      default -> cut.reason() + " (" + cut.at() + ")";
    };
  }

  /** Why an execution was cut after so many events. */
  String tooLong(int events) {
    Execution x = machine.execution();
    int[] count = new int[machine.threadCount()];
    int busiest = 0;
    for (int d = 0; d < x.length(); d++) {
      int t = x.thread(d);
      count[t]++;
      busiest = count[t] > count[busiest] ? t : busiest;
    }
    return endless(busiest, events + " steps");
  }

  /**
   * That a thread does not come to an end, by the loop it is in, and one around that one's call.
   */
  private String endless(int thread, String within) {
    int origin = machine.userOrigin(thread);
    SourcePosition here = Origin.instruction(machine.program(), origin).at();
    Loops loops = new Loops(question.program(), machine.program());
    Optional<SourcePosition> inner = loops.around(origin);
    Optional<SourcePosition> outer =
        Arrays.stream(machine.calls(thread))
            .mapToObj(loops::around)
            .flatMap(Optional::stream)
            .filter(loop -> !inner.equals(Optional.of(loop)))
            .findFirst();
    String where =
        inner
            .map(i ->
                "loop at " + i + outer.map(o -> " (called in the loop at " + o + ")").orElse(""))
            .or(() -> outer.map(o -> "loop at " + o))
            .orElse("thread " + machine.threadName(thread) + " at " + here);
    return where + " did not end within " + within + "; bound it with --unroll N";
  }
}
