// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.reduction;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.JOINED;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.OPERATIONS;
import static dev.heddle.machine.state.Threads.PC;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.LiveRegisters;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.event.BlindLocations;
import dev.heddle.machine.event.CausalPast;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.event.Place;
import dev.heddle.machine.event.ReadOnlyThreads;
import dev.heddle.machine.event.Steps;
import dev.heddle.machine.event.ThreadEnds;
import dev.heddle.machine.event.Twins;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.RunJournal;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.waiting.Enabledness;
import dev.heddle.machine.waiting.FutileEvents;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import java.util.Arrays;
import java.util.Set;

/**
 * Defers the reads of threads that only load and compute until they end. No other thread observes
 * these loads, so they are made when all other threads are done, and each is placed between two
 * writes of its location. Which threads are deferred depends on each thread alone, so equivalent
 * schedules defer the same ones. Programs with waiting loops defer none: a round must not be
 * dropped if a deferred load belongs between its events. See docs/internals/deferred-reads.md.
 *
 * <p>A caller that examines more than how the threads ended must call {@link #replayInOrder} first.
 */
public final class ReadOnlySuffixes {
  private final Stepper stepper;
  private final Steps steps;
  private final ReadOnlyThreads readOnly;
  private final DeferredReadJournal journal;
  private final Enabledness enabledness;
  private final JoinResumption resumption;
  private final Lanes lanes;
  private final RunJournal runs;
  private final Joins joins;
  private final ThreadEnds ends;
  private final Twins twins;
  private final DeferredReadPlaces places;
  private final BlindLocations blind;
  private final boolean seeksBlind;
  private final FutileEvents futile;
  private final Code code;
  private final Threads threads;
  private final Execution execution;
  private final LiveRegisters live;

  private Set<Place> assumed = Set.of();

  /** The number of threads that waited for a mutex or cell before the first deferred read. */
  private int waiting;

  /** The replayed execution; null if the deferred reads are the last events. */
  private DeferredReadPlacement rearranged;

  public ReadOnlySuffixes(
      Configuration configuration,
      Joins joins,
      CausalPast past,
      ThreadEnds ends,
      Twins twins,
      BlindLocations blind,
      ReadOnlyThreads readOnly,
      DeferredReadJournal journal,
      Steps steps,
      Stepper stepper,
      JoinResumption resumption,
      FutileEvents futile,
      Enabledness enabledness) {
    this.code = configuration.code;
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.execution = configuration.execution;
    this.runs = configuration.runs;
    this.live = configuration.live;
    this.joins = joins;
    this.blind = blind;
    this.places = new DeferredReadPlaces(configuration, joins, past, twins, journal, blind);
    this.seeksBlind = configuration.options.plan().uses(Technique.BLIND_LOCATIONS);
    this.ends = ends;
    this.twins = twins;
    this.readOnly = readOnly;
    this.journal = journal;
    this.steps = steps;
    this.stepper = stepper;
    this.resumption = resumption;
    this.futile = futile;
    this.enabledness = enabledness;
  }

  /** Sets whether reads are deferred; must be called between two executions. */
  public void defer(boolean reads) {
    readOnly.defer(reads);
    blind.assume(readOnly.areDeferred() ? assumed : Set.of());
    enabledness.refreshAll();
  }

  /**
   * Sets the locations that only deferred threads are assumed to read; must be called before the
   * first step. The search must start again if one is not blind ({@code BlindLocationException}).
   */
  public void assumeBlind(Set<Place> locations) {
    assumed = locations;
    blind.assume(readOnly.areDeferred() ? assumed : Set.of());
  }

  /** The locations that a complete execution suggests to be blind. */
  public Set<Place> suggestBlind() {
    return seeksBlind && readOnly.areDeferred() ? blind.suggested(journal.others()) : Set.of();
  }

  /** As {@link ReadOnlyThreads#suggestConfined}; observes no more executions. */
  public Set<Integer> suggestConfined() {
    return readOnly.suggestConfined();
  }

  /** The first deferred thread that is about to load; -1 if there is none. */
  public int first() {
    return readOnly.first(twins);
  }

  // ---------------------------------------------------------------- what they see

  /** The first place of a thread's next read, as {@link DeferredReadPlaces} defines it. */
  public int latest(int thread) {
    return places.latest(thread);
  }

  /** The place of a thread's next read after another one; -1 if there is none. */
  public int earlier(int thread, int place) {
    return places.earlier(thread, place);
  }

  /** Makes a deferred thread's next load in the place before a write. */
  public void place(int thread, int before) {
    int location = threads.state[thread * Threads.WIDTH + LOCATION];
    int store = places.store(location, before);
    places.prepare(thread, location);
    if (journal.count() == 0 && waits()) {
      waiting = waiting();
    }
    int lane = lanes.ofThread(thread);
    int d = steps.open(lane);
    int[] s = threads.state;
    int at = thread * Threads.WIDTH;
    long[] r = threads.frames[thread];
    runs.save(thread);
    journal.add(d, before, s[at + PC], s[at + JOINED]);
    joins.after(s[at + JOINED]);
    ends.note(d, s[at + JOINED]);
    twins.make(d, thread);
    s[at + JOINED] = 0;
    places.order(d, location, before, store);
    long value = places.value(location, before, store);
    threads.put(r, s[at + BASE] + code.ops[s[at + PC] + 1], value);
    execution.values(d, value, 0);
    int origin = code.userOrigin(r, s[at + BASE], s[at + PC]);
    long label = Label.of(lane, thread, location, 0, Label.ACTIVE);
    execution.close(d, Kind.READ, label, origin, s[at + OPERATIONS]++);
    places.recordChoice(d, location, store);
    s[at + PC] += Opcode.WIDTH;
    stepper.runOn(thread, d, lane);
    resumption.resume(thread, d);
  }

  /**
   * Whether a thread that joined a deferred one has come to wait for a mutex or cell, which may
   * have been free earlier.
   */
  public boolean madeThreadWait() {
    return journal.count() > 0 && waits() && waiting() != waiting;
  }

  /** Whether a thread can ever wait for a mutex, a cell or a location. */
  private boolean waits() {
    return code.waits || futile.areHeldBack();
  }

  private int waiting() {
    int n = 0;
    for (int t = 0; t < threads.count(); t++) {
      int next = threads.state[t * Threads.WIDTH + NEXT];
      n += next == Kind.LOCK || next == Kind.AWAIT ? 1 : 0;
    }
    return n;
  }

  /**
   * Whether the thread never uses the value of the newest deferred read, which is the newest event.
   * False if blind locations were read: the next places of the read then depend on other reads.
   */
  public boolean isValueUnused() {
    if (journal.choices().exist()) {
      return false;
    }
    int where = journal.pc();
    return Arrays.binarySearch(live.at(where + Opcode.WIDTH), code.ops[where + 1]) < 0;
  }

  /**
   * Moves the newest deferred read to another place. Its value must be unused ({@link
   * #isValueUnused}).
   *
   * @return its next place, as {@link #earlier}
   */
  public int placeAgain(int before) {
    journal.replace(before);
    int d = journal.event();
    int location = execution.location(d);
    execution.imagine();
    execution.after(execution.previousInLane(d));
    joins.after(journal.joined());
    twins.orderAgain(d, execution.thread(d));
    int previous = execution.previousWrite(before);
    boolean known = previous < 0 || places.isKnown(previous);
    execution.lookAgain(d, before);
    execution.values(d, places.value(location, before, before), 0);
    return known ? -1 : previous;
  }

  // ---------------------------------------------------------------- in order

  /** The number of deferred reads: the last events, unless the execution was replayed in order. */
  public int placed() {
    return journal.count();
  }

  /** Replays the execution with the deferred reads in their places. */
  public void replayInOrder() {
    if (journal.count() > 0) {
      journal.orderAll();
      BlindReads choices = journal.choices();
      int[] order = choices.exist() ? choices.linearization().find() : null;
      rearranged =
          new DeferredReadPlacement(execution, stepper, resumption, this, journal.writes(), order);
    }
  }

  /** Replays the execution with the deferred reads last, if it was replayed in order. */
  public void replayReadsLast() {
    if (rearranged != null) {
      rearranged.undo();
      rearranged = null;
    }
  }
}
