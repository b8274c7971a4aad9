// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PARKED;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.event.ConfinedLocations;
import dev.heddle.machine.event.Readiness;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.reduction.EndSearch;
import dev.heddle.machine.reduction.ReadOnlySuffixes;
import dev.heddle.machine.reduction.Stepper;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Faults;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.LocationBytes;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.machine.state.StateNumbers;
import dev.heddle.machine.state.Threads;
import dev.heddle.machine.waiting.Rounds;
import dev.heddle.model.MemoryModel;
import dev.heddle.model.UnsupportedModelException;
import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Locations;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * A program under a memory model, as lanes that can move: {@link #step} makes the next event of a
 * lane and appends it to the execution, {@link #undo} takes the last one back, in place.
 */
public final class Machine {
  /** The models that can be run. */
  public static final Set<MemoryModel> MODELS =
      Collections.unmodifiableSet(EnumSet.range(MemoryModel.SC, MemoryModel.PSO_SPARC));

  private final Configuration configuration;
  private final Execution execution;
  private final Threads threads;
  private final Lanes lanes;
  private final MachineParts parts;
  private final Stepper stepper;
  private final Readiness readiness;
  private final EndReachability endReachability;
  private final MachineState state;

  public Machine(Program program, MemoryModel model) {
    this(program, model, OutputListener.NONE);
  }

  /** A machine that shows what the program prints, from the very start. */
  public Machine(Program program, MemoryModel model, OutputListener printer) {
    this(program, model, printer, new SharedNumbers());
  }

  /** One of several machines that exchange labels. */
  public Machine(
      Program program, MemoryModel model, OutputListener printer, SharedNumbers numbers) {
    this(program, model, printer, numbers, MachineOptions.DEFAULT);
  }

  public Machine(
      Program program,
      MemoryModel model,
      OutputListener printer,
      SharedNumbers numbers,
      MachineOptions options) {
    if (!MODELS.contains(model)) {
      throw new UnsupportedModelException("the machine", model, MODELS);
    }
    configuration = new Configuration(program, model, options, numbers);
    execution = configuration.execution;
    threads = configuration.threads;
    lanes = configuration.lanes;
    parts = new MachineParts(configuration, printer);
    stepper = parts.stepper;
    readiness = parts.readiness;
    endReachability = new EndReachability(configuration, parts);
    state = new MachineState(configuration);
    start();
  }

  /** Starts the initial threads and runs each to its first event. */
  private void start() {
    Program program = configuration.program;
    Code code = configuration.code;
    for (int i = 0; i < program.threads().size(); i++) {
      int f = program.threads().get(i);
      int t = threads.child(-1, i);
      if (t < 0) {
        throw new IllegalArgumentException("more than " + i + " threads");
      }
      threads.start(t, f, code.entry[f], code.frameSize[f]);
      configuration.objects.start(t);
      execution.startThread(lanes.ofThread(t), -1);
    }
    for (int t = 0; t < program.threads().size(); t++) {
      parts.interpreter.run(t, -1);
    }
    for (int t = 0; t < threads.count(); t++) {
      parts.resumption.resume(t, -1);
    }
    configuration.runs.forget();
    parts.enabledness.refreshAll();
  }

  // ---------------------------------------------------------------- moving

  /** Makes the next event of an enabled lane; {@code choice} is for nondeterministic choices. */
  public void step(int lane, int choice) {
    stepper.step(lane, choice);
  }

  /** Undoes the last event. */
  public void undo() {
    stepper.undo();
  }

  /**
   * From now on threads that wait for several others continue only when all of them have ended.
   * Until then, or until {@link #catchUp}, they may stand before a join that could pass.
   */
  public void deferJoins() {
    parts.resumption.defer(true);
  }

  /** From now on threads pass each join as soon as they can. */
  public void passJoins() {
    parts.resumption.defer(false);
  }

  /**
   * Lets threads pass the joins that were deferred, as part of the last event. With {@link
   * MachineOptions#leavesExits}, a thread that only ends the process after its joins may still
   * wait: callers that need more than {@link #endsNormally} must call {@link #endAll} first.
   */
  public void catchUp() {
    parts.resumption.catchUp(false);
  }

  /** Lets threads pass all joins that were deferred or left, as part of the last event. */
  public void endAll() {
    parts.resumption.catchUp(true);
  }

  /** Whether every thread ended, or would by {@link #endAll}, without an error. */
  public boolean endsNormally() {
    boolean plain = configuration.faults.count() == 0;
    for (int t = parts.joins.firstUnended(0);
        plain && t < threads.count();
        t = parts.joins.firstUnended(t + 1)) {
      int next = threads.state[t * Threads.WIDTH + NEXT];
      plain = next < 0 ? next != Threads.STOPPED : next == Kind.JOIN && parts.resumption.isAtEnd(t);
    }
    return plain;
  }

  // ---------------------------------------------------------------- lanes, for explorers

  public int laneWords() {
    return lanes.words();
  }

  /** The enabled lanes of one word: bit b is lane 64 w + b. */
  public long enabled(int word) {
    return lanes.word(word);
  }

  public boolean isCommitWord(int word) {
    return lanes.isCommitWord(word);
  }

  public boolean isEnabled(int lane) {
    return lanes.isEnabled(lane);
  }

  /** Whether a lane could move, possibly in a round that a search leaves out. */
  public boolean isPossible(int lane) {
    return readiness.isPossible(lane);
  }

  /** The threads whose reads can be deferred. */
  public ReadOnlySuffixes readOnlySuffixes() {
    return parts.readOnlySuffixes;
  }

  /** Memory that no thread can observe while another one accesses it. */
  public ConfinedLocations confinedLocations() {
    return parts.confined;
  }

  /** The thread's own lane. */
  public int laneOf(int thread) {
    return lanes.ofThread(thread);
  }

  /** The address of the store that an enabled lane of commits brings to memory next. */
  public long pendingAddress(int lane) {
    return locations().address(configuration.buffers.nextLocation(lane));
  }

  /** The real thread that a lane belongs to. */
  public int threadOf(int lane) {
    return lanes.thread(lane);
  }

  /** The number of alternatives of the lane's next event; 0 if it is not a choice. */
  public int alternatives(int lane) {
    return readiness.alternatives(lane);
  }

  /** The event that committed the store a load read or would have read; -1 if none has. */
  public int commitOf(int entry) {
    return configuration.buffers.isCommitted(entry) ? configuration.buffers.commitEvent(entry) : -1;
  }

  /** Whether a thread can ever wait for a mutex, a cell or a location. */
  public boolean waits() {
    return configuration.code.waits || parts.futile.areHeldBack();
  }

  /**
   * For a thread that waits for a mutex, cell or location: the event that blocks it, if that is
   * independent of the thread's past, else -1. The blocked step is not an event, but it has a race
   * with the blocking event.
   */
  public int blocker(int thread) {
    int taken = parts.twins.isHeldBack(thread) ? -1 : parts.blocked.taken(thread);
    if (taken < 0) {
      return -1;
    }
    parts.past.gather(thread);
    return execution.past(taken) ? -1 : taken;
  }

  /** Gathers the past of the thread's next step, as far as the thread itself determines it. */
  public void imagine(int thread) {
    parts.past.gather(thread);
  }

  /** Gathers the past of a load by the thread, as far as the thread itself determines it. */
  public void imagineLoad(int thread) {
    parts.past.gatherForLoad(thread);
  }

  /** The label that the step of a blocked thread would have had before event {@code e}. */
  public long blockedLabel(int thread, int e) {
    return parts.blocked.label(thread, e);
  }

  /** The label of the await at event {@code z} if the cell had this value. */
  public long awaitLabel(int z, long cell) {
    return parts.synchronization.label(z, cell);
  }

  /**
   * A lane's name, the same in every machine for the program: its thread's path; for commits
   * followed by {@code !} and, under PSO, the location.
   */
  public String laneName(int lane) {
    String thread = threads.name(lanes.thread(lane));
    if (!lanes.isCommit(lane)) {
      return thread;
    }
    if (!configuration.model.isPartial()) {
      return thread + "!";
    }
    int location = configuration.commitLanes.locationOf(lane);
    String name = configuration.program.addressName(locations().address(location));
    return thread + "!" + name + ":" + locations().size(location);
  }

  // ---------------------------------------------------------------- what it is and has

  /** The states of the threads, and the contents of memory. */
  public MachineState state() {
    return state;
  }

  /** The values of locations as bytes. */
  public LocationBytes bytes() {
    return configuration.bytes;
  }

  /** Numbers for the states of this machine, which must use {@link StateNumbers#PLAN}. */
  public StateNumbers numberStates() {
    return new StateNumbers(configuration);
  }

  public Program program() {
    return configuration.program;
  }

  public Plan plan() {
    return configuration.options.plan();
  }

  public MemoryModel model() {
    return configuration.model;
  }

  public Locations locations() {
    return configuration.locations;
  }

  public Execution execution() {
    return execution;
  }

  /** Translates labels between this machine and those with which it shares numbers. */
  public LabelTranslation translation() {
    return new LabelTranslation(configuration);
  }

  /** The number of threads that ever ran in this machine; they are numbered from 0. */
  public int threadCount() {
    return threads.count();
  }

  public String threadName(int thread) {
    return threads.name(thread);
  }

  /** The thread with a name, as {@link #threadName} gives it; -1 if none has run. */
  public int threadNamed(String name) {
    for (int t = 0; t < threads.count(); t++) {
      if (threads.name(t).equals(name)) {
        return t;
      }
    }
    return -1;
  }

  /** The faults of accesses that were made nevertheless, in order. */
  public Faults faults() {
    return configuration.faults;
  }

  // ---------------------------------------------------------------- loops that wait

  /** Whether the program has updates or additions to cells whose order may be left open. */
  public boolean hasCommutingUpdates() {
    return parts.commuting.areThere() || parts.additions.areThere();
  }

  /** Whether equal threads were started, of which only one order is explored. */
  public boolean hasTwins() {
    return parts.twins.exist();
  }

  /**
   * Whether a thread is parked: it could continue, but only with a round that {@link Rounds} drops.
   */
  public boolean isParked(int thread) {
    return threads.state[thread * Threads.WIDTH + PARKED] != 0 && readiness.isReady(thread);
  }

  /** Lets a parked thread continue, if no other execution covers what it does then. */
  public void unpark(int thread) {
    threads.state[thread * Threads.WIDTH + PARKED] = 0;
    parts.enabledness.refresh(thread);
  }

  /** Whether a thread waits until the location of its next event holds something else. */
  public boolean isWatching(int thread) {
    return parts.futile.isWaiting(thread);
  }

  /** The locations of which one must change before a watching thread continues, in order. */
  public int[] watched(int thread) {
    return parts.futile.watched(thread);
  }

  /** Whether an end can be reached from here, where threads are parked or wait for memory. */
  public EndSearch.Result searchEnd() {
    return endReachability.search();
  }
}
