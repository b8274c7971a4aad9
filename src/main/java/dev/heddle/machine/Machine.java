// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static dev.heddle.machine.Threads.BASE;
import static dev.heddle.machine.Threads.DRAINED;
import static dev.heddle.machine.Threads.EPOCH;
import static dev.heddle.machine.Threads.JOINED;
import static dev.heddle.machine.Threads.LOCATION;
import static dev.heddle.machine.Threads.NEXT;
import static dev.heddle.machine.Threads.OPERATIONS;
import static dev.heddle.machine.Threads.PARKED;
import static dev.heddle.machine.Threads.PC;
import static dev.heddle.machine.Threads.STORES;

import dev.heddle.model.MemoryModel;
import dev.heddle.model.UnsupportedModelException;
import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;
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

  private final Program program;
  private final MemoryModel model;
  private final Plan plan;

  /** Whether read-modify-writes wait for some own stores only. */
  private final boolean selective;

  private final Locations locations;
  private final Execution execution;
  private final Interpreter interpreter;
  private final JoinResumption joiners;
  private final Events events;
  private final BlockedThreads waiting;
  private final Rounds rounds;
  private final FutileEvents futile;

  /** Whether loops may wait, so that states of threads are kept. */
  private final boolean looping;

  /** Whether threads are parked; else loops go round for ever. */
  private boolean parking = true;

  private int endSearchWords = EndSearch.MOST_WORDS;

  /** Whether an event is being made that is taken back at once. */
  private boolean trying;

  final Enabledness readiness;
  private final Code code;
  final Threads threads;
  final Lanes lanes = new Lanes();
  final Memory memory;
  final StoreBuffers buffers;
  final CommitOrder commits;
  final Joins joins;
  final ThreadEnds ends;
  final LiveRegisters live;
  final LiveRegisters liveInRounds;
  final LiveRegisters liveInLocalRounds;
  final Faults faults = new Faults();
  final RunJournal runs;
  final SilentAccesses silent;
  final CommutingUpdates commuting;
  private final ReadOnlySuffixes onlookers;
  private final MachineState state;
  private final LocationBytes bytes;
  private final OutputListener printer;

  // ---- per event, what undo needs
  private int[] runsMark = new int[64];
  private int[] enabledMark = new int[64];
  private long[] goneMark = new long[128];

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
    this(program, model, printer, numbers, Plan.FULL);
  }

  /** A machine that uses some techniques only. */
  public Machine(
      Program program,
      MemoryModel model,
      OutputListener printer,
      SharedNumbers numbers,
      Plan plan) {
    if (!MODELS.contains(model)) {
      throw new UnsupportedModelException("the machine", model, MODELS);
    }
    this.program = program;
    this.plan = plan;
    this.threads = new Threads(numbers);
    this.model = model;
    this.printer = printer;
    this.selective = model == MemoryModel.PSO_SPARC;
    locations = new Locations(program);
    execution = new Execution(locations);
    memory = new Memory(program, threads);
    buffers = new StoreBuffers(model.isPartial(), locations, lanes, memory.wide);
    runs = new RunJournal(threads, memory, buffers);
    code = Decoder.decode(program);
    live = new LiveRegisters(code, LiveRegisters.Purpose.CONTINUATION);
    liveInRounds = new LiveRegisters(code, LiveRegisters.Purpose.ROUND);
    liveInLocalRounds = new LiveRegisters(code, LiveRegisters.Purpose.LOCAL_ROUND);
    looping = plan.uses(Technique.ROUNDS) && code.loops.areThere();
    commuting = new CommutingUpdates(code);
    silent = new SilentAccesses(execution, looping);
    onlookers = new ReadOnlySuffixes(this, code);
    readiness = new Enabledness(this, code, onlookers);
    state = new MachineState(code, threads, memory, locations, readiness);
    bytes = new LocationBytes(locations, memory);
    commits = new CommitOrder(this);
    joins = new Joins(this);
    ends =
        new ThreadEnds(
            threads,
            execution,
            code.contains(Opcode.RENEW) || code.contains(Opcode.ENDED),
            this::imagineLoad,
            onlookers::areAside);
    interpreter = new Interpreter(this, code, new EffectfulOperations(this, code, printer));
    joiners = new JoinResumption(this, code, runs, new JoinMemo(this, interpreter));
    events = new Events(this, code);
    rounds = new Rounds(this, code, events);
    futile = new FutileEvents(this, rounds);
    waiting = new BlockedThreads(this, code, events, futile, rounds);
    for (int i = 0; i < program.threads().size(); i++) {
      int f = program.threads().get(i);
      int t = threads.child(-1, i);
      if (t < 0) {
        throw new IllegalArgumentException("more than " + i + " threads");
      }
      threads.start(t, f, code.entry[f], code.frameSize[f]);
      memory.start(t);
      execution.startThread(readiness.lane(t), t, -1);
    }
    for (int t = 0; t < program.threads().size(); t++) {
      interpreter.run(t, -1);
    }
    for (int t = 0; t < threads.count(); t++) {
      joiners.resume(t, -1);
    }
    runs.forget();
  }

  // ---------------------------------------------------------------- moving

  /** Makes the next event of an enabled lane; {@code choice} is for nondeterministic choices. */
  public void step(int lane, int choice) {
    assert isPossible(lane) : "a step is scheduled that is not possible";
    if (lanes.isCommit(lane)) {
      commit(open(lane), lane);
    } else {
      int enabler = looping ? futile.enabler(lanes.thread(lane)) : FutileEvents.PLAIN;
      move(open(lane), lane, choice, enabler);
    }
  }

  /** Starts the next event of a lane. */
  int open(int lane) {
    int d = execution.open(lane);
    if (d == enabledMark.length) {
      grow();
    }
    runsMark[d] = runs.mark();
    enabledMark[d] = lanes.save();
    goneMark[2 * d] = joins.gone();
    goneMark[2 * d + 1] = joins.silent();
    if (looping) {
      rounds.open(d, lanes.thread(lane));
    }
    return d;
  }

  private void grow() {
    int n = enabledMark.length * 2;
    runsMark = Arrays.copyOf(runsMark, n);
    enabledMark = Arrays.copyOf(enabledMark, n);
    goneMark = Arrays.copyOf(goneMark, 2 * n);
    events.grow(n);
  }

  private void commit(int d, int lane) {
    int i = buffers.commit(lane, d);
    int t = lanes.thread(lane);
    int at = buffers.location(i);
    execution.entry(d, i);
    execution.expected(d, buffers.event(i));
    commits.afterEarlier(i);
    joins.after(buffers.joined(i));
    ends.note(d, buffers.joined(i));
    execution.write(d, t, at);
    execution.forwarded(d, buffers.reader(i));
    events.write(d, at, buffers.value(i), buffers.origin(i));
    long label =
        Label.of(
            lane, t, at, buffers.ordinal(i), Label.ACTIVE | Label.WRITE | Label.COMMIT | Label.OWN);
    execution.close(d, Kind.COMMIT, label, buffers.origin(i), buffers.operation(i));
    if (looping) {
      readiness.refreshWatching(at);
    }
    if (buffers.pending(t) == 0 || locations.mixed() || selective) {
      readiness.drained(t);
      joiners.resume(t, d);
    }
  }

  private void move(int d, int lane, int choice, int enabler) {
    int t = lanes.thread(lane);
    int location = threads.state[t * Threads.WIDTH + LOCATION];
    int kind = make(d, lane, choice, enabler);
    runOn(t, d, lane);
    if (kind >= Kind.LOCK && kind != Kind.CHOICE) {
      readiness.refreshWaiting(location);
    }
    if (looping && Label.is(execution.label(d), Label.WRITE)) {
      readiness.refreshWatching(location);
    }
    joiners.resume(t, d);
  }

  /** Makes the next event of a thread, which then is behind it but has not run on; its kind. */
  private int make(int d, int lane, int choice, int enabler) {
    int t = lanes.thread(lane);
    int at = t * Threads.WIDTH;
    int[] s = threads.state;
    runs.save(t);
    int kind = s[at + NEXT];
    int location = s[at + LOCATION];
    int pc = s[at + PC];
    int base = s[at + BASE];
    int operation = s[at + OPERATIONS];
    int origin = code.userOrigin(threads.frames[t], base, pc);
    if (selective && (kind == Kind.UPDATE || kind == Kind.COMPARE)) {
      commits.afterOwn(t, location, s[at + EPOCH]);
    } else if (Kind.drains(kind)) {
      drain(t, s, at);
    }
    ends.note(d, s[at + JOINED]);
    if (s[at + JOINED] != 0) {
      joins.after(s[at + JOINED]);
      s[at + JOINED] = 0;
    }
    long label = events.make(d, lane, choice, origin, enabler);
    execution.close(d, kind, label, origin, operation);
    s[at + OPERATIONS] += Kind.isOperation(kind) ? 1 : 0;
    // what only waited for empty buffers runs at once; an exit ends one object after another
    boolean waited =
        kind == Kind.SPAWN
            || kind == Kind.FENCE && code.ops[pc] != Opcode.FENCE
            || code.ops[pc] == Opcode.EXIT;
    s[at + PC] = waited ? pc : pc + Opcode.WIDTH;
    return kind;
  }

  private void runOn(int t, int d, int lane) {
    interpreter.advance(t, d);
    joiners.pass(t, d);
    if (looping) {
      rounds.stands(t);
      threads.state[t * Threads.WIDTH + PARKED] = parking && rounds.isParked(t, d) ? 1 : 0;
    }
    readiness.refresh(t, lane);
  }

  /** A thread has run to where it stands before its next event, not by an event of its own. */
  void stands(int t) {
    if (looping) {
      rounds.stands(t);
    }
  }

  /** A thread that looked, in event d, runs on. */
  void lookedOn(int t, int d, int lane) {
    threads.state[t * Threads.WIDTH + PC] += Opcode.WIDTH;
    runOn(t, d, lane);
    joiners.resume(t, d);
  }

  /**
   * Whether threads that wait for several others go on only when all of them are gone. Until then,
   * or until {@link #catchUp}, they may stand before a join that could pass.
   */
  public void defers(boolean joins) {
    joiners.defers(joins && plan.uses(Technique.DEFERRED_JOINS));
  }

  /** Lets threads pass the joins that were deferred, as part of the last event. */
  public void catchUp() {
    joiners.catchUp(execution.length() - 1, false);
  }

  /**
   * Whether {@link #catchUp} leaves a thread before its joins that then only ends the process. Who
   * looks at more than {@link #endsPlainly} says must {@link #endAll} first.
   */
  public void leavesEnds(boolean ofTheProcess) {
    joiners.leavesEnds(ofTheProcess);
  }

  /** Lets threads pass all joins that were deferred or left, as part of the last event. */
  public void endAll() {
    joiners.catchUp(execution.length() - 1, true);
  }

  /** Whether every thread came to its end, or would by {@link #endAll}, and nothing went wrong. */
  public boolean endsPlainly() {
    boolean plain = faults.count() == 0;
    for (int t = joins.notGone(0); plain && t < threads.count(); t = joins.notGone(t + 1)) {
      int next = threads.state[t * Threads.WIDTH + NEXT];
      plain = next < 0 ? next != Threads.STOPPED : next == Kind.JOIN && joiners.isAtEnd(t);
    }
    return plain;
  }

  /** The event waited for empty buffers: every commit so far comes before it (rule 2). */
  private void drain(int t, int[] s, int at) {
    if (s[at + STORES] != s[at + DRAINED]) {
      commits.afterCommits(t);
      s[at + DRAINED] = s[at + STORES];
    }
  }

  /** Takes the last event back. */
  public void undo() {
    int d = execution.length() - 1;
    long label = execution.label(d);
    runs.takeBack(runsMark[d]);
    if (Label.is(label, Label.COMMIT)) {
      buffers.uncommit(execution.entry(d));
      events.unwrite(d, Label.location(label));
    } else {
      events.takeBack(d, label);
    }
    faults.dropFrom(d);
    printer.takeBack(d);
    lanes.restore(enabledMark[d]);
    if (looping) {
      rounds.drop(d);
    }
    joins.restore(goneMark[2 * d], goneMark[2 * d + 1]);
    onlookers.drop(d);
    execution.drop();
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

  /** Whether a lane could move, be it with a round that a search leaves out. */
  public boolean isPossible(int lane) {
    return lanes.isCommit(lane)
        ? lanes.isEnabled(lane)
        : readiness.lane(lanes.thread(lane)) == lane && readiness.isReady(lanes.thread(lane));
  }

  /** Those that can be left aside until all others are done. */
  public ReadOnlySuffixes onlookers() {
    return onlookers;
  }

  /** The thread's own lane. */
  public int laneOf(int thread) {
    return readiness.lane(thread);
  }

  /** The real thread that a lane belongs to. */
  public int threadOf(int lane) {
    return lanes.thread(lane);
  }

  /** How many alternatives the choice has that the lane stands before; 0 if it is no choice. */
  public int alternatives(int lane) {
    if (!code.choices) {
      return 0;
    }
    int at = lanes.thread(lane) * Threads.WIDTH;
    boolean choice = !lanes.isCommit(lane) && threads.state[at + NEXT] == Kind.CHOICE;
    int count = choice ? code.ops[threads.state[at + PC] + 2] : 0;
    long[] r = threads.frames[lanes.thread(lane)];
    return choice ? (int) code.value(r, threads.state[at + BASE], count) : 0;
  }

  /** The event that committed the store a load read or would have read; -1 if none has. */
  public int commitOf(int entry) {
    return buffers.isCommitted(entry) ? buffers.commitEvent(entry) : -1;
  }

  /** Whether a thread can ever wait for a mutex, a cell or a location. */
  public boolean waits() {
    return code.waits || futile.areHeldBack();
  }

  /**
   * For a thread that waits for a mutex, cell or location: the event but for which it could have
   * gone on, if that came independently, else -1. The blocked step is no event, but its race with
   * that one is real.
   */
  public int blocker(int thread) {
    int taken = waiting.taken(thread);
    if (taken < 0) {
      return -1;
    }
    imagine(thread);
    return execution.past(taken) ? -1 : taken;
  }

  /** Gathers the past that the thread's next step would have by its own thread. */
  public void imagine(int thread) {
    imagineLoad(thread);
    int at = thread * Threads.WIDTH;
    int kind = threads.state[at + NEXT];
    if (selective && (kind == Kind.UPDATE || kind == Kind.COMPARE)) {
      commits.afterOwn(thread, threads.state[at + LOCATION], threads.state[at + EPOCH]);
    } else if (Kind.drains(kind)) {
      commits.afterCommits(thread);
    }
  }

  /** Gathers the past that a load of the thread would have by its own thread. */
  public void imagineLoad(int thread) {
    execution.imagine();
    execution.after(execution.lastInLane(readiness.lane(thread)));
    joins.after(threads.state[thread * Threads.WIDTH + JOINED]);
  }

  /** The label that the step of a blocked thread would have had before event {@code e}. */
  public long blockedLabel(int thread, int e) {
    return waiting.label(thread, e);
  }

  /** Whether the await at event {@code z} would update its cell if that had this value. */
  public boolean updates(int z, long cell) {
    return events.updates(z, cell);
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
    if (!model.isPartial()) {
      return thread + "!";
    }
    int location = buffers.locationOfLane(lane);
    String name = program.addressName(locations.address(location));
    return thread + "!" + name + ":" + locations.size(location);
  }

  // ---------------------------------------------------------------- what it is and has

  /** Where the threads stand, and what memory holds. */
  public MachineState state() {
    return state;
  }

  /** The values of locations as bytes. */
  public LocationBytes bytes() {
    return bytes;
  }

  public Program program() {
    return program;
  }

  public Plan plan() {
    return plan;
  }

  public MemoryModel model() {
    return model;
  }

  public Locations locations() {
    return locations;
  }

  public Execution execution() {
    return execution;
  }

  /** Threads are numbered from 0; all that ever ran in this machine. */
  public int threadCount() {
    return threads.count();
  }

  public String threadName(int thread) {
    return threads.name(thread);
  }

  /** What accesses did wrong that were made all the same, in order. */
  public Faults faults() {
    return faults;
  }

  // ---------------------------------------------------------------- loops that wait

  /**
   * Whether threads wait before events that are {@link FutileEvents futile} instead of making them;
   * to be said before anything moves.
   */
  public void holdsBack(boolean futileEvents) {
    futile.holdBack(futileEvents && looping && plan.uses(Technique.AWAITS));
    for (int t = 0; t < threads.count(); t++) {
      readiness.refresh(t);
    }
  }

  /**
   * Whether the order of events is asked for, not only states: then fewer rounds are left out; to
   * be said before anything moves.
   */
  public void keepsOrder(boolean ofEvents) {
    rounds.keep(ofEvents ? 2 : 0);
  }

  /**
   * Whether the order of updates whose results nobody uses is left open; to be said before anything
   * moves. Not where loops may wait: which of their rounds can be left out depends on that order.
   */
  public void commutesUpdates(boolean unordered) {
    commuting.apply(unordered && !looping && plan.uses(Technique.COMMUTING_UPDATES));
  }

  /** Whether the program has updates whose order is left open. */
  public boolean hasCommutingUpdates() {
    return commuting.areThere();
  }

  /** Whether a thread could go on, but only with a round that {@link Rounds} leaves out. */
  public boolean isParked(int thread) {
    return threads.state[thread * Threads.WIDTH + PARKED] != 0 && readiness.isReady(thread);
  }

  /** Lets a parked thread go on: where no other execution shows what it does then. */
  public void unpark(int thread) {
    threads.state[thread * Threads.WIDTH + PARKED] = 0;
    readiness.refresh(thread);
  }

  /** Whether a thread waits until the location of its next event holds something else. */
  public boolean isWatching(int thread) {
    return futile.isWaiting(thread);
  }

  /** The locations one of which must change before a watching thread goes on, in order. */
  public int[] watched(int thread) {
    return futile.watched(thread);
  }

  /** Whether an end can be reached from here, where threads are parked or wait for memory. */
  public EndSearch.Result searchEnd() {
    boolean aside = onlookers.areAside();
    boolean defers = joiners.defers();
    boolean heldBack = futile.areHeldBack();
    onlookers.aside(false);
    joiners.defers(false);
    futile.holdBack(false);
    parking = false;
    EndSearch.Result result = new EndSearch(this, rounds, endSearchWords).run();
    if (result == EndSearch.Result.UNKNOWN) {
      endSearchWords = EndSearch.FEW_WORDS;
    }
    parking = true;
    futile.holdBack(heldBack);
    joiners.defers(defers);
    onlookers.aside(aside);
    return result;
  }

  /** Whether events are tried that will be taken back. */
  boolean isTrying() {
    return trying;
  }

  boolean mayBeFutile(int t) {
    return !trying && futile.mayBe(t);
  }

  /** Whether nothing but what its location holds keeps a thread from making its next event. */
  boolean mayMove(int t) {
    return readiness.mayMove(t);
  }

  /** Whether the next event of a thread changes nothing and closes a round that is dropped. */
  boolean isFutile(int t) {
    return futile.isFutile(t);
  }

  /** Makes the next event of a thread, to be taken back by {@link #endTrial}. */
  int beginTrial(int t) {
    trying = true;
    int lane = readiness.lane(t);
    int d = open(lane);
    make(d, lane, 0, FutileEvents.PLAIN);
    return d;
  }

  /** As {@link #beginTrial(int)}, of an earlier event {@code a} from the state it was made in. */
  int beginTrial(int t, int a) {
    trying = true;
    int lane = readiness.lane(t);
    int d = open(lane);
    runs.save(t);
    rounds.states.restore(rounds.before(a), t);
    threads.state[t * Threads.WIDTH + NEXT] = execution.kind(a);
    threads.state[t * Threads.WIDTH + LOCATION] = execution.location(a);
    make(d, lane, 0, FutileEvents.PLAIN);
    return d;
  }

  /** Runs the thread on behind that event; nobody else moves. */
  void runTrial(int t, int d) {
    interpreter.advance(t, d);
    rounds.stands(t);
  }

  void endTrial() {
    undo();
    trying = false;
  }

  /**
   * Whether somebody asks for registers of threads that are there from the start; to be said before
   * anything moves.
   */
  public void keepsRegisters(boolean untilTheEnd) {
    live.observe(untilTheEnd);
    liveInRounds.observe(untilTheEnd);
    commuting.observe(untilTheEnd);
    liveInLocalRounds.observe(untilTheEnd);
    rounds.beginAgain();
  }
}
