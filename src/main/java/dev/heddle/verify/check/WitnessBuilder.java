// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.Schedule;
import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Stop;
import dev.heddle.program.Function;
import dev.heddle.program.Program;
import dev.heddle.trace.ChronologicalTrace;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Execution;
import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Witness;
import dev.heddle.verify.analysis.AddressNames;
import dev.heddle.verify.analysis.AtomicSections;
import dev.heddle.verify.analysis.FlawOccurrence;
import dev.heddle.verify.analysis.FlawOccurrence.Cause;
import dev.heddle.verify.analysis.ReadsFromOrder;
import dev.heddle.verify.analysis.StopReasons;
import dev.heddle.verify.analysis.WaitDescriptions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Tells the execution that a machine stands at, as a {@link DetailedWitness}. */
public final class WitnessBuilder {
  private final Machine machine;
  private final Program program;
  private final Execution x;
  private final OutputRecorder recorder;
  private final List<FlawOccurrence> sightings;
  private final boolean complete;
  private final AddressNames places;
  private final StepDescriptions teller;

  /** Which events and threads are told of. */
  private final BitSet events = new BitSet();

  private final BitSet threads = new BitSet();

  /** The events that are wrong themselves. */
  private final BitSet guilty = new BitSet();

  private boolean whole;
  private final List<Witness.Step> steps = new ArrayList<>();

  /** For each step what it tells of. */
  private final List<ReadsFromOrder.Action> told = new ArrayList<>();

  /**
   * @param complete whether nothing can move any more
   */
  public WitnessBuilder(
      Machine machine, OutputRecorder recorder, List<FlawOccurrence> sightings, boolean complete) {
    this.machine = machine;
    this.program = machine.program();
    this.x = machine.execution();
    this.recorder = recorder;
    this.sightings = sightings;
    this.complete = complete;
    this.places = new AddressNames(machine);
    this.teller = new StepDescriptions(machine, places);
    for (FlawOccurrence s : sightings) {
      switch (s.cause()) {
        case Cause.Events e -> e.events().forEach(guilty::set);
        case Cause.Thread t -> threads.set(t.thread());
        case Cause.Everything _ -> {}
      }
    }
  }

  /** All of it. */
  public DetailedWitness whole() {
    whole = true;
    events.set(0, x.length());
    return picture();
  }

  /** What matters for the sightings. */
  DetailedWitness relevant() {
    sightings.forEach(s -> events.or(s.relevant(machine)));
    return picture();
  }

  /** The same, told only. */
  Witness witness() {
    sightings.forEach(s -> events.or(s.relevant(machine)));
    return tell();
  }

  private DetailedWitness picture() {
    Witness witness = tell();
    ChronologicalTrace chronological = ChronologicalTrace.of(x, machine::threadName);
    WitnessFrames frames = new WitnessFrames(machine, places, chronological);
    return new DetailedWitness(
        witness,
        frames.of(told),
        frames.memory(),
        chronological,
        complete || AnalysedMachine.isDrained(machine)
            ? Optional.of(ShashaSnirTrace.of(x, machine::threadName))
            : Optional.empty());
  }

  /** Whether no step was left out. */
  private boolean isWhole() {
    return events.cardinality() == x.length();
  }

  /** Whether the execution as a whole is the point. */
  private boolean isAboutAll() {
    return isWhole()
        && (whole || sightings.stream().anyMatch(s -> s.cause() instanceof Cause.Everything));
  }

  private Witness tell() {
    for (int t = 0; t < machine.threadCount(); t++) {
      if (isWhole() && machine.state().isStarted(t)) {
        threads.set(t);
      }
    }
    events.stream().forEach(d -> threads.set(x.thread(d)));
    for (int t = machine.threadCount() - 1; t >= 0; t--) {
      // who started a thread has a smaller number
      if (threads.get(t) && x.parent(t) >= 0) {
        threads.set(x.parent(t));
      }
    }
    new ReadsFromOrder(x).forEach(this::tell);
    List<Witness.Note> standing = standing();
    return new Witness(
        threads.stream().mapToObj(this::column).toList(),
        steps,
        sightings.stream().filter(WitnessBuilder::isTold).map(this::failure).toList(),
        standing,
        printed(),
        places.objects(),
        cycle(),
        Schedule.of(machine).toString());
  }

  private Witness.Column column(int t) {
    Function function = program.functions().get(machine.state().function(t));
    // the library starts the first thread with what comes before main
    String name = !function.library() ? function.name() : x.parent(t) < 0 ? "main" : "";
    return new Witness.Column(machine.threadName(t), name);
  }

  // ---------------------------------------------------------------- steps

  private void tell(ReadsFromOrder.Action action) {
    int d = action.event();
    switch (action.what()) {
      case SPAWN -> {
        if (threads.get(action.other())) {
          add(action, teller.spawn(action.thread(), action.other()));
        }
      }
      case JOIN -> {
        if (isJoinTold(action)) {
          add(action, teller.join(action.thread(), action.other(), action.origin()));
        }
      }
      case STORE -> {
        if (isStoreTold(action)) {
          add(action, teller.store(d));
        }
      }
      case COMMIT, EVENT -> {
        if (events.get(d)) {
          add(action, teller.event(d, guilty.get(d)));
        }
      }
      case ACQUIRE_FENCE, RELEASE_FENCE -> {}
    }
  }

  private void add(ReadsFromOrder.Action action, Witness.Step step) {
    steps.add(step);
    told.add(action);
  }

  /** A store matters if its commit does, or if what its thread did just before does. */
  private boolean isStoreTold(ReadsFromOrder.Action store) {
    int before = x.bufferedAfter(store.event());
    boolean own = before >= 0 && x.thread(before) == store.thread();
    return events.get(store.event()) || (own ? events.get(before) : threads.get(store.thread()));
  }

  /** A join matters if both threads do, and what follows it. */
  private boolean isJoinTold(ReadsFromOrder.Action join) {
    if (!threads.get(join.thread()) || !threads.get(join.other())) {
      return false;
    }
    boolean fails =
        sightings.stream().anyMatch(s -> s.cause().equals(new Cause.Thread(join.thread())));
    return isAboutAll() || fails || isFollowed(join);
  }

  /** Whether its thread has a later event that is told. */
  private boolean isFollowed(ReadsFromOrder.Action join) {
    int d = events.nextSetBit(join.event() + 1);
    while (d >= 0 && x.thread(d) != join.thread()) {
      d = events.nextSetBit(d + 1);
    }
    return d >= 0;
  }

  // ---------------------------------------------------------------- the end

  /** Not if the threads that stand still or the cycle tell it better. */
  private static boolean isTold(FlawOccurrence s) {
    return switch (s.flaw().kind()) {
      case DEADLOCK, LIVELOCK, NOT_ROBUST -> false;
      default -> true;
    };
  }

  private Witness.Note failure(FlawOccurrence s) {
    String thread =
        switch (s.cause()) {
          case Cause.Thread t -> machine.threadName(t.thread());
          case Cause.Events(List<Integer> e) when e.size() == 1 ->
              machine.threadName(x.thread(e.getFirst()));
          case Cause.Events _ -> "";
          case Cause.Everything _ -> "";
        };
    return new Witness.Note(thread, s.flaw().at(), s.flaw().message());
  }

  /** The threads that did not come to their end and did not fail. */
  private List<Witness.Note> standing() {
    WaitDescriptions waiting = new WaitDescriptions(machine);
    List<Witness.Note> notes = new ArrayList<>();
    for (int t = 0; t < machine.threadCount(); t++) {
      Stop stop = machine.state().stop(t);
      boolean stands =
          machine.state().isStarted(t) && !machine.state().isEnded(t) && !stop.isFailure();
      if (stands && complete && isAboutAll()) {
        boolean stuck = stop == Stop.NONE || stop == Stop.SPIN;
        String text = stuck ? waiting.text(t) : "stopped: " + StopReasons.text(machine, t);
        notes.add(new Witness.Note(machine.threadName(t), StopReasons.position(machine, t), text));
      }
    }
    return notes;
  }

  private List<Witness.Printed> printed() {
    return recorder.lines().stream()
        .filter(l -> l.event() < 0 || events.get(l.event()))
        .map(l -> new Witness.Printed(machine.threadName(l.thread()), l.text()))
        .toList();
  }

  private List<Edge> cycle() {
    return isAboutAll() && AnalysedMachine.isDrained(machine)
        ? new AtomicSections(machine).cycle()
        : List.of();
  }
}
