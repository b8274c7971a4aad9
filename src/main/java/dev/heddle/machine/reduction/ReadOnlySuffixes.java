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
import dev.heddle.machine.event.CausalPast;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.event.ReadOnlySuffixException;
import dev.heddle.machine.event.ReadOnlyThreads;
import dev.heddle.machine.event.Steps;
import dev.heddle.machine.event.ThreadEnds;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.RunJournal;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.waiting.Enabledness;
import dev.heddle.machine.waiting.FutileEvents;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;

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
  private final CausalPast past;
  private final FutileEvents futile;
  private final Code code;
  private final Threads threads;
  private final Memory memory;
  private final Locations locations;
  private final Execution execution;
  private final LiveRegisters live;

  /** How many threads waited for a mutex or cell before anybody looked. */
  private int waiting;

  /** The execution as it was before {@link #inOrder}; null if it is as it was made. */
  private DeferredReadPlacement rearranged;

  public ReadOnlySuffixes(
      Configuration configuration,
      Joins joins,
      CausalPast past,
      ThreadEnds ends,
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
    this.memory = configuration.memory;
    this.locations = configuration.locations;
    this.execution = configuration.execution;
    this.runs = configuration.runs;
    this.live = configuration.live;
    this.joins = joins;
    this.past = past;
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
    enabledness.refreshAll();
  }

  /** The first of them that stands before a load; -1 if none does. */
  public int first() {
    return readOnly.first();
  }

  // ---------------------------------------------------------------- what they see

  /**
   * The write before which an onlooker can look after it looked before another.
   *
   * @param before that other, -1 if it looked at what is there now
   * @return -1 if it can see nothing else: it knows the write, or there is none
   */
  public int earlier(int thread, int before) {
    int location = threads.state[thread * Threads.WIDTH + LOCATION];
    int previous = before < 0 ? execution.lastWrite(location) : execution.previousWrite(before);
    if (previous < 0) {
      return -1;
    }
    journal.settle(thread);
    past.gatherForLoad(thread);
    return isKnown(previous) ? -1 : previous;
  }

  /**
   * Whether a write, the newest one that can be seen, is in the past that was gathered. If it is in
   * a group of commuting ones, all of them must be: some without others cannot be seen in this way.
   */
  private boolean isKnown(int write) {
    int first = execution.opener(write);
    boolean known = execution.past(write);
    for (int w = write; w != first; ) {
      w = execution.previousWrite(w);
      known &= execution.past(w);
    }
    if (!known && first != write) {
      throw new ReadOnlySuffixException();
    }
    return known;
  }

  /** An onlooker's load reads what was there before a write, or with -1 what is there. */
  public void look(int thread, int before) {
    journal.settle(thread);
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
    int location = s[at + LOCATION];
    execution.look(d, location, before);
    long value = seen(location, before);
    threads.put(r, s[at + BASE] + code.ops[s[at + PC] + 1], value);
    execution.values(d, value, 0);
    int origin = code.userOrigin(r, s[at + BASE], s[at + PC]);
    long label = Label.of(lane, thread, location, 0, Label.ACTIVE);
    execution.close(d, Kind.READ, label, origin, s[at + OPERATIONS]++);
    s[at + PC] += Opcode.WIDTH;
    stepper.runOn(thread, d, lane);
    resumption.resume(thread, d);
  }

  private long seen(int location, int before) {
    return before < 0
        ? memory.read(locations.address(location), locations.size(location))
        : execution.old(before);
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

  /** Whether its thread does the same whatever the newest look, the newest event, sees. */
  public boolean isIndifferent() {
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
    boolean known = previous < 0 || isKnown(previous);
    execution.lookAgain(d, before);
    execution.values(d, seen(location, before), 0);
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
      rearranged =
          new DeferredReadPlacement(execution, stepper, resumption, this, journal.writes());
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
