// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.Schedule;
import dev.heddle.machine.Machine;
import dev.heddle.machine.state.Stop;
import dev.heddle.model.MemoryModel;
import dev.heddle.trace.ChronologicalTrace;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.ErrorKind;
import dev.heddle.verify.Witness;
import dev.heddle.verify.analysis.AddressNames;
import dev.heddle.verify.analysis.AtomicSections;
import dev.heddle.verify.analysis.FlawOccurrence;
import dev.heddle.verify.analysis.FlawOccurrence.Cause;
import dev.heddle.verify.analysis.ReadsFromOrder;
import dev.heddle.verify.analysis.RelevantEvents;
import dev.heddle.verify.analysis.StopReasons;
import dev.heddle.verify.analysis.WaitDescriptions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Builds a {@link DetailedWitness} of a machine's current execution. */
public final class WitnessBuilder {
  private final Machine machine;
  private final Execution x;
  private final OutputRecorder recorder;
  private final List<FlawOccurrence> occurrences;
  private final boolean complete;
  private final AddressNames places;
  private final StepDescriptions descriptions;
  private final WitnessObjects objects;

  /** The events and threads that are shown. */
  private final BitSet events = new BitSet();

  private final BitSet threads = new BitSet();

  /** The events that are faulty themselves. */
  private final BitSet faulty = new BitSet();

  /** The number of events; later ones are stores that reach memory after the last step. */
  private final int length;

  /** The schedule of these events. */
  private final String schedule;

  private boolean whole;
  private final List<Witness.Step> steps = new ArrayList<>();

  /** The action of each step. */
  private final List<ReadsFromOrder.Action> shown = new ArrayList<>();

  /**
   * @param complete whether no lane can move any more
   */
  public WitnessBuilder(
      Machine machine, OutputRecorder recorder, List<FlawOccurrence> sightings, boolean complete) {
    this.length = machine.execution().length();
    this.schedule = Schedule.of(machine).toString();
    this.machine = machine;
    this.x = machine.execution();
    this.recorder = recorder;
    this.occurrences = sightings;
    this.complete = complete;
    this.places = new AddressNames(machine);
    this.descriptions = new StepDescriptions(machine, places);
    this.objects = new WitnessObjects(machine, places);
    for (FlawOccurrence s : sightings) {
      switch (s.cause()) {
        case Cause.Events e -> e.events().forEach(faulty::set);
        case Cause.Thread t -> threads.set(t.thread());
        case Cause.Everything _ -> {}
      }
    }
  }

  /** A witness with all steps. */
  public DetailedWitness whole() {
    whole = true;
    events.set(0, length);
    return picture();
  }

  /** What matters for the sightings. */
  DetailedWitness relevant() {
    select();
    return picture();
  }

  /** As {@link #relevant}, without the data for drawing. */
  Witness witness() {
    select();
    return build();
  }

  private void select() {
    occurrences.forEach(s -> events.or(s.relevant(machine)));
    events.clear(length, Math.max(length, events.length()));
  }

  private DetailedWitness picture() {
    Witness witness = build();
    ChronologicalTrace chronological = ChronologicalTrace.of(x, machine::threadName);
    WitnessFrames frames = new WitnessFrames(machine, places, chronological);
    return new DetailedWitness(
        witness,
        frames.of(shown),
        frames.memory(),
        chronological,
        complete || AnalysedMachine.isDrained(machine)
            ? Optional.of(ShashaSnirTrace.of(x, machine::threadName))
            : Optional.empty());
  }

  /** Whether no step was left out. */
  private boolean isWhole() {
    return events.cardinality() == length;
  }

  /** Whether the execution as a whole is the point. */
  private boolean needsAllSteps() {
    return isWhole()
        && (whole || occurrences.stream().anyMatch(s -> s.cause() instanceof Cause.Everything));
  }

  private Witness build() {
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
    BitSet relevant = relevantEvents();
    new ReadsFromOrder(x).forEach(this::build);
    for (int i = 0; i < steps.size(); i++) {
      steps.set(i, steps.get(i).withRelevance(isRelevant(shown.get(i), relevant)));
    }
    List<Edge> cycle = cycle();
    List<Witness.Note> standing = unended();
    return new Witness(
        threads.stream().mapToObj(objects::column).toList(),
        steps,
        occurrences.stream().filter(WitnessBuilder::isShown).map(this::failure).toList(),
        standing,
        printed(),
        objects.named(),
        needsAllSteps() ? cycle : List.of(),
        schedule,
        new StepFolds(machine, places, shown).find(),
        explanation(cycle));
  }

  // ---------------------------------------------------------------- steps

  private void build(ReadsFromOrder.Action action) {
    int d = action.event();
    switch (action.what()) {
      case SPAWN -> {
        if (threads.get(action.other())) {
          add(action, descriptions.spawn(action.thread(), action.other()));
        }
      }
      case JOIN -> {
        if (isJoinShown(action)) {
          add(action, descriptions.join(action.thread(), action.other(), action.origin()));
        }
      }
      case STORE -> {
        if (isStoreShown(action)) {
          add(action, descriptions.store(d));
        }
      }
      case COMMIT, EVENT -> {
        if (events.get(d)) {
          add(action, descriptions.event(d, faulty.get(d)));
        }
      }
      case ACQUIRE_FENCE, RELEASE_FENCE -> {}
    }
  }

  private void add(ReadsFromOrder.Action action, Witness.Step step) {
    steps.add(step);
    shown.add(action);
  }

  /** A store matters if its commit does, or if what its thread did just before does. */
  private boolean isStoreShown(ReadsFromOrder.Action store) {
    int before = x.bufferedAfter(store.event());
    boolean own = before >= 0 && x.thread(before) == store.thread();
    return events.get(store.event()) || (own ? events.get(before) : threads.get(store.thread()));
  }

  /** A join matters if both threads do, and what follows it. */
  private boolean isJoinShown(ReadsFromOrder.Action join) {
    if (!threads.get(join.thread()) || !threads.get(join.other())) {
      return false;
    }
    boolean fails =
        occurrences.stream().anyMatch(s -> s.cause().equals(new Cause.Thread(join.thread())));
    return needsAllSteps() || fails || isFollowed(join);
  }

  /** Whether its thread has a later event that is told. */
  private boolean isFollowed(ReadsFromOrder.Action join) {
    int d = events.nextSetBit(join.event() + 1);
    while (d >= 0 && x.thread(d) != join.thread()) {
      d = events.nextSetBit(d + 1);
    }
    return d >= 0;
  }

  // ---------------------------------------------------------------- what matters

  /** The events that the failures may depend on; all if there is no failure. */
  private BitSet relevantEvents() {
    if (occurrences.stream().allMatch(WitnessBuilder::isAboutOrder)) {
      return (BitSet) events.clone();
    }
    BitSet causes = new BitSet();
    if (!whole) {
      causes.or(events);
    } else {
      occurrences.forEach(o -> causes.or(o.relevant(machine)));
      causes.clear(length, Math.max(length, causes.length()));
    }
    for (FlawOccurrence o : occurrences) {
      if (o.cause() instanceof Cause.Thread(int thread)) {
        explained().reads(thread, o.flaw().at()).forEach(faulty::set);
      }
    }
    return RelevantEvents.of(machine, causes, faulty);
  }

  /** Whether an error is in the order of the events, whatever their values are. */
  private static boolean isAboutOrder(FlawOccurrence o) {
    return o.flaw().kind() == ErrorKind.NOT_ROBUST || o.flaw().kind() == ErrorKind.DATA_RACE;
  }

  private Explanation explained() {
    return new Explanation(machine, places, descriptions, length);
  }

  private List<String> explanation(List<Edge> cycle) {
    return explained().of(occurrences, machine.model() != MemoryModel.SC ? cycle : List.of());
  }

  private boolean isRelevant(ReadsFromOrder.Action a, BitSet relevant) {
    return switch (a.what()) {
      case COMMIT, EVENT -> relevant.get(a.event());
      case STORE -> relevant.get(a.event()) || isMissed(a.event(), relevant);
      case SPAWN, JOIN, ACQUIRE_FENCE, RELEASE_FENCE -> true;
    };
  }

  /** Whether another thread read what a store was to overwrite while that was buffered. */
  private boolean isMissed(int commit, BitSet relevant) {
    return relevant.stream()
        .anyMatch(d ->
            d > x.bufferedAfter(commit)
                && d < commit
                && x.thread(d) != x.thread(commit)
                && Kind.isOperation(x.kind(d))
                && x.kind(d) != Kind.CHOICE
                && x.locations().overlap(x.location(d), x.location(commit)));
  }

  // ---------------------------------------------------------------- the end

  /** Whether a flaw is shown as a note; waiting threads and cycles are shown in other ways. */
  private static boolean isShown(FlawOccurrence s) {
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

  /** The threads that neither ended nor failed. */
  private List<Witness.Note> unended() {
    WaitDescriptions waiting = new WaitDescriptions(machine, places);
    List<Witness.Note> notes = new ArrayList<>();
    for (int t = 0; t < machine.threadCount(); t++) {
      Stop stop = machine.state().stop(t);
      boolean stands =
          machine.state().isStarted(t) && !machine.state().isEnded(t) && !stop.isFailure();
      if (stands && complete && needsAllSteps()) {
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
    return AnalysedMachine.isDrained(machine) ? new AtomicSections(machine).cycle() : List.of();
  }
}
