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
 * Threads that only look from now on: they load and compute, and end. Nobody sees what they do, so
 * they can be left aside until all others are done, and then look at what was there at any time
 * that fits: each load goes between two writes of its location. Which threads these are depends on
 * each thread alone, so equivalent schedules have the same ones. Where loops may wait nobody is
 * left aside: a round that an onlooker's load comes between must not be dropped.
 *
 * <p>Who looks at more than how the threads ended must put the execution {@link #inOrder} first.
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
  private final DeferredReadPlaces places;
  private final BlindLocations blind;
  private final boolean seeksBlind;
  private final FutileEvents futile;
  private final Code code;
  private final Threads threads;
  private final Execution execution;
  private final LiveRegisters live;

  private Set<Place> assumed = Set.of();

  /** How many threads waited for a mutex or cell before anybody looked. */
  private int waiting;

  /** The execution as it was before {@link #inOrder}; null if it is as it was made. */
  private DeferredReadPlacement rearranged;

  public ReadOnlySuffixes(
      Configuration configuration,
      Joins joins,
      CausalPast past,
      ThreadEnds ends,
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
    this.places = new DeferredReadPlaces(configuration, joins, past, journal, blind);
    this.seeksBlind = configuration.options.plan().uses(Technique.BLIND_LOCATIONS);
    this.ends = ends;
    this.readOnly = readOnly;
    this.journal = journal;
    this.steps = steps;
    this.stepper = stepper;
    this.resumption = resumption;
    this.futile = futile;
    this.enabledness = enabledness;
  }

  /** Whether they are left aside; to be said between two executions. */
  public void leaveAside(boolean untilOthersAreDone) {
    readOnly.defer(untilOthersAreDone);
    blind.assume(readOnly.areDeferred() ? assumed : Set.of());
    enabledness.refreshAll();
  }

  /**
   * Which locations only these threads read, as far as is known; to be said before anything moves.
   * The search must begin again if that is wrong ({@code BlindLocationException}).
   */
  public void assumeBlind(Set<Place> locations) {
    assumed = locations;
    blind.assume(readOnly.areDeferred() ? assumed : Set.of());
  }

  /** Locations that seem to be blind, by a complete execution. */
  public Set<Place> suggestBlind() {
    return seeksBlind && readOnly.areDeferred() ? blind.suggested(journal.others()) : Set.of();
  }

  /** The first of them that stands before a load; -1 if none does. */
  public int first() {
    return readOnly.first();
  }

  // ---------------------------------------------------------------- what they see

  /** Where an onlooker looks first, as {@link DeferredReadPlaces} says. */
  public int latest(int thread) {
    return places.latest(thread);
  }

  /** Where an onlooker can look after it looked there; -1 if it can see nothing else. */
  public int earlier(int thread, int place) {
    return places.earlier(thread, place);
  }

  /** An onlooker's load is made in its place. */
  public void look(int thread, int before) {
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
    s[at + JOINED] = 0;
    places.order(d, location, before, store);
    long value = places.value(location, before, store);
    threads.put(r, s[at + BASE] + code.ops[s[at + PC] + 1], value);
    execution.values(d, value, 0);
    int origin = code.userOrigin(r, s[at + BASE], s[at + PC]);
    long label = Label.of(lane, thread, location, 0, Label.ACTIVE);
    execution.close(d, Kind.READ, label, origin, s[at + OPERATIONS]++);
    places.made(d, location, store);
    s[at + PC] += Opcode.WIDTH;
    stepper.runOn(thread, d, lane);
    resumption.resume(thread, d);
  }

  /**
   * Whether somebody who joined an onlooker waits for a mutex or cell now: that may have been free
   * before.
   */
  public boolean madeSomebodyWait() {
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
   * Whether its thread does the same whatever the newest look, the newest event, sees. With blind
   * locations, where it can be placed next depends on the others.
   */
  public boolean isIndifferent() {
    if (journal.choices().areThere()) {
      return false;
    }
    int where = journal.pc();
    return Arrays.binarySearch(live.at(where + Opcode.WIDTH), code.ops[where + 1]) < 0;
  }

  /**
   * Replaces the newest look, if its thread {@link #isIndifferent}.
   *
   * @return as {@link #earlier}
   */
  public int lookAgain(int before) {
    journal.replace(before);
    int d = journal.event();
    int location = execution.location(d);
    execution.imagine();
    execution.after(execution.previousInLane(d));
    joins.after(journal.joined());
    int previous = execution.previousWrite(before);
    boolean known = previous < 0 || places.isKnown(previous);
    execution.lookAgain(d, before);
    execution.values(d, places.value(location, before, before), 0);
    return known ? -1 : previous;
  }

  // ---------------------------------------------------------------- in order

  /** How many events of the execution are looks: the last ones, unless it was put in order. */
  public int looks() {
    return journal.count();
  }

  /** Puts looks where they belong in the execution, until {@link #asLooked}. */
  public void inOrder() {
    if (journal.count() > 0) {
      journal.settleAll();
      BlindReads choices = journal.choices();
      int[] order = choices.areThere() ? choices.linearization().find() : null;
      rearranged =
          new DeferredReadPlacement(execution, stepper, resumption, this, journal.writes(), order);
    }
  }

  /** The execution is again as it was before {@link #inOrder}, if it was put in order. */
  public void asLooked() {
    if (rearranged != null) {
      rearranged.takeBack();
      rearranged = null;
    }
  }
}
