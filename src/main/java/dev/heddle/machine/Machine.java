package dev.heddle.machine;

import static dev.heddle.machine.Threads.BASE;
import static dev.heddle.machine.Threads.DRAINED;
import static dev.heddle.machine.Threads.FRAME_HEAD;
import static dev.heddle.machine.Threads.LOCATION;
import static dev.heddle.machine.Threads.NEXT;
import static dev.heddle.machine.Threads.OPERATIONS;
import static dev.heddle.machine.Threads.PC;
import static dev.heddle.machine.Threads.STORES;

import dev.heddle.program.Program;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;

/**
 * A program under a memory model, as lanes that can move: {@link #step} makes the next event of a
 * lane and appends it to the execution, {@link #undo} takes the last one back, in place.
 */
public final class Machine {
  // ---- what a thread's step saves: its scalars, and how far the journals had come
  private static final int JOURNAL = Threads.WIDTH;
  private static final int BUFFERED = JOURNAL + 1;
  private static final int STARTED = JOURNAL + 2;
  private static final int SAVED = JOURNAL + 3;

  private final Program program;
  private final MemoryModel model;
  private final Locations locations;
  private final Execution execution;
  private final Interpreter interpreter;
  final Readiness readiness;
  private final Code code;
  final Threads threads = new Threads();
  final Lanes lanes = new Lanes();
  final Memory memory;
  final StoreBuffers buffers;

  // ---- per event, what undo needs
  private int[] saved = new int[64 * SAVED];
  private int[] enabledMark = new int[64];
  private int[] savedReader = new int[64];

  public Machine(Program program, MemoryModel model) {
    this.program = program;
    this.model = model;
    locations = new Locations(program);
    execution = new Execution(locations);
    memory = new Memory(program);
    buffers = new StoreBuffers(model == MemoryModel.PSO, locations, lanes, execution);
    code = Decoder.decode(program);
    readiness = new Readiness(this, code.joins);
    interpreter = new Interpreter(this, code);
    for (int i = 0; i < program.threads().size(); i++) {
      int f = program.threads().get(i);
      int t = threads.child(-1, i);
      if (t < 0) {
        throw new IllegalArgumentException("more than " + i + " threads");
      }
      threads.start(t, f, code.entry[f], code.frameSize[f]);
      execution.startThread(readiness.lane(t), t, -1);
    }
    for (int t = 0; t < program.threads().size(); t++) {
      interpreter.run(t, -1);
    }
  }

  // ---------------------------------------------------------------- moving

  /** Makes the next event of an enabled lane; {@code choice} is for nondeterministic choices. */
  public void step(int lane, int choice) {
    int d = execution.open(lane);
    if (d == enabledMark.length) {
      grow();
    }
    enabledMark[d] = lanes.save();
    if (lanes.isCommit(lane)) {
      commit(d, lane);
    } else {
      move(d, lane, choice);
    }
  }

  private void grow() {
    int n = enabledMark.length * 2;
    saved = Arrays.copyOf(saved, n * SAVED);
    enabledMark = Arrays.copyOf(enabledMark, n);
    savedReader = Arrays.copyOf(savedReader, n);
  }

  private void commit(int d, int lane) {
    int i = buffers.commit(lane, d);
    int t = lanes.thread(lane);
    int at = buffers.location(i);
    execution.entry(d, i);
    execution.expected(d, buffers.event(i));
    buffers.afterEarlier(i);
    execution.write(d, t, at);
    execution.forwarded(d, buffers.reader(i));
    writeMemory(d, at, buffers.value(i));
    long label =
        Label.of(
            lane, t, at, buffers.ordinal(i), Label.ACTIVE | Label.WRITE | Label.COMMIT | Label.OWN);
    execution.close(d, Kind.COMMIT, label, buffers.origin(i), buffers.operation(i));
    if (buffers.pending(t) == 0 || locations.mixed()) {
      readiness.drained(t);
    }
  }

  private void writeMemory(int d, int location, long value) {
    long address = locations.address(location);
    int size = locations.size(location);
    execution.values(d, value, memory.read(address, size));
    memory.write(address, size, value);
  }

  private void move(int d, int lane, int choice) {
    int t = lanes.thread(lane);
    int at = t * Threads.WIDTH;
    int[] s = threads.state;
    int to = d * SAVED;
    System.arraycopy(s, at, saved, to, Threads.WIDTH);
    saved[to + JOURNAL] = threads.journalMark();
    saved[to + BUFFERED] = buffers.mark();
    saved[to + STARTED] = threads.startedMark();
    int kind = s[at + NEXT];
    int location = s[at + LOCATION];
    int pc = s[at + PC];
    int base = s[at + BASE];
    int operation = s[at + OPERATIONS];
    long[] r = threads.frames[t];
    if (kind > Kind.WRITE && kind != Kind.CHOICE) {
      drain(t, s, at);
    }
    long label =
        switch (kind) {
          case Kind.READ -> read(d, t, lane, location, r, base + code.ops[pc + 1]);
          case Kind.WRITE -> {
            execution.write(d, t, location);
            writeMemory(d, location, interpreter.value(r, base, code.ops[pc + 2]));
            yield Label.of(lane, t, location, 0, Label.ACTIVE | Label.WRITE);
          }
          case Kind.UPDATE -> update(d, t, lane, location, r, base, pc);
          case Kind.COMPARE -> compare(d, t, lane, location, r, base, pc);
          case Kind.FENCE -> Label.of(lane, t, 0, 0, 0);
          case Kind.SPAWN -> Label.of(lane, t, 0, 0, 0);
          case Kind.JOIN -> join(d, t, lane, location, r, base, pc);
          case Kind.LOCK -> {
            execution.acquire(d, t, location);
            readiness.hold(location, t);
            yield Label.of(lane, t, location, 0, Label.ACTIVE | Label.WRITE);
          }
          case Kind.TRYLOCK -> tryLock(d, t, lane, location, r, base + code.ops[pc + 1]);
          case Kind.UNLOCK -> {
            execution.write(d, t, location);
            readiness.hold(location, -1);
            yield Label.of(lane, t, location, 0, Label.ACTIVE | Label.WRITE);
          }
          case Kind.CHOICE -> {
            threads.put(r, base + code.ops[pc + 1], choice);
            execution.choose(d, choice, code.ops[pc + 2]);
            yield Label.of(lane, t, 0, choice, Label.CHOICE);
          }
          default -> throw new AssertionError("thread " + t + " cannot move");
        };
    execution.close(d, kind, label, code.origin[pc / Op.WIDTH], operation);
    s[at + OPERATIONS] += Kind.isOperation(kind) ? 1 : 0;
    s[at + PC] = kind == Kind.SPAWN ? pc : pc + Op.WIDTH; // a drained spawn runs at once
    interpreter.advance(t, d);
    readiness.refresh(t, lane);
    if (kind >= Kind.LOCK && kind <= Kind.UNLOCK) {
      readiness.refreshLocks(location);
    }
    readiness.refreshJoins(t);
  }

  /** The event waited for empty buffers: every commit so far comes before it (rule 2). */
  private void drain(int t, int[] s, int at) {
    if (s[at + STORES] != s[at + DRAINED]) {
      buffers.afterCommits(t);
      s[at + DRAINED] = s[at + STORES];
    }
  }

  private long read(int d, int t, int lane, int location, long[] r, int target) {
    int i = model == MemoryModel.SC ? StoreBuffers.NONE : buffers.newest(t, location);
    if (i >= 0) {
      threads.put(r, target, buffers.value(i));
      execution.values(d, buffers.value(i), 0);
      execution.entry(d, i);
      savedReader[d] = buffers.reader(i);
      buffers.reader(i, d);
      return Label.of(lane, t, location, buffers.ordinal(i), Label.OWN);
    }
    if (locations.mixed()) {
      buffers.afterOverlapping(t, location);
    }
    int w = execution.lastWrite(location);
    execution.read(d, t, location);
    long value = memory.read(locations.address(location), locations.size(location));
    threads.put(r, target, value);
    execution.values(d, value, 0);
    if (w >= 0 && execution.kind(w) == Kind.COMMIT && execution.thread(w) == t) {
      int own = execution.entry(w);
      execution.entry(d, own);
      return Label.of(lane, t, location, buffers.ordinal(own), Label.ACTIVE | Label.OWN);
    }
    return Label.of(lane, t, location, 0, Label.ACTIVE);
  }

  private long update(int d, int t, int lane, int location, long[] r, int base, int pc) {
    long old = memory.read(locations.address(location), locations.size(location));
    long operand = interpreter.value(r, base, code.ops[pc + 4]);
    int bits = locations.size(location) * 8;
    execution.write(d, t, location);
    writeMemory(d, location, Code.UPDATE[code.ops[pc + 2]].apply(old, operand, bits));
    threads.put(r, base + code.ops[pc + 1], old);
    return Label.of(lane, t, location, 0, Label.ACTIVE | Label.WRITE);
  }

  private long compare(int d, int t, int lane, int location, long[] r, int base, int pc) {
    long old = memory.read(locations.address(location), locations.size(location));
    long expected = interpreter.value(r, base, code.ops[pc + 3]);
    execution.expected(d, expected);
    long flags = Label.ACTIVE;
    if (old == expected) {
      flags |= Label.WRITE;
      execution.write(d, t, location);
      writeMemory(d, location, interpreter.value(r, base, code.ops[pc + 4]));
    } else {
      execution.read(d, t, location);
      execution.values(d, old, 0);
    }
    threads.put(r, base + code.ops[pc + 1], old);
    return Label.of(lane, t, location, 0, flags);
  }

  private long tryLock(int d, int t, int lane, int location, long[] r, int target) {
    boolean free = readiness.holder(location) < 0;
    threads.put(r, target, free ? 1 : 0);
    if (free) {
      execution.acquireByTrying(d, t, location);
      readiness.hold(location, t);
    } else {
      execution.read(d, t, location);
    }
    return Label.of(lane, t, location, 0, free ? Label.ACTIVE | Label.WRITE : Label.ACTIVE);
  }

  private long join(int d, int t, int lane, int child, long[] r, int base, int pc) {
    execution.after(execution.lastInLane(readiness.lane(child)));
    buffers.afterCommits(child);
    execution.values(d, child, 0);
    int target = code.ops[pc + 2];
    if (target >= 0) {
      long all = -1L >>> 64 - code.ops[pc + 3];
      threads.put(r, base + target, threads.result[child] & all);
    }
    return Label.of(lane, t, 0, 0, 0);
  }

  /** Takes the last event back. */
  public void undo() {
    int d = execution.length() - 1;
    long label = execution.label(d);
    int location = Label.location(label);
    if (Label.is(label, Label.COMMIT)) {
      buffers.uncommit(execution.entry(d));
      memory.write(locations.address(location), locations.size(location), execution.old(d));
    } else {
      unmove(d, label, location);
    }
    lanes.restore(enabledMark[d]);
    execution.drop();
  }

  private void unmove(int d, long label, int location) {
    int t = Label.thread(label);
    int from = d * SAVED;
    System.arraycopy(saved, from, threads.state, t * Threads.WIDTH, Threads.WIDTH);
    threads.rollBack(t, saved[from + JOURNAL]);
    buffers.truncate(saved[from + BUFFERED]);
    threads.unstart(saved[from + STARTED]);
    switch (execution.kind(d)) {
      case Kind.READ -> {
        if (!Label.is(label, Label.ACTIVE)) {
          buffers.reader(execution.entry(d), savedReader[d]);
        }
      }
      case Kind.WRITE, Kind.UPDATE, Kind.COMPARE -> {
        if (Label.is(label, Label.WRITE)) {
          memory.write(locations.address(location), locations.size(location), execution.old(d));
        }
      }
      case Kind.LOCK, Kind.TRYLOCK -> {
        if (Label.is(label, Label.WRITE)) {
          readiness.hold(location, -1);
        }
      }
      case Kind.UNLOCK -> readiness.hold(location, t);
      default -> {}
    }
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
    return choice ? code.ops[threads.state[at + PC] + 2] : 0;
  }

  /** The event that committed the store a load read or would have read; -1 if none has. */
  public int commitOf(int entry) {
    return buffers.isCommitted(entry) ? buffers.commitEvent(entry) : -1;
  }

  /** Whether a thread can ever wait for a mutex. */
  public boolean usesLocks() {
    return code.locks;
  }

  /**
   * For a thread that waits for a mutex held by another thread, which took it independently: the
   * event that took it, else -1. The blocked lock is no event, but its race with that one is real.
   */
  public int blocker(int thread) {
    int at = thread * Threads.WIDTH;
    if (threads.state[at + NEXT] != Kind.LOCK || buffers.pending(thread) != 0) {
      return -1;
    }
    int location = threads.state[at + LOCATION];
    int holder = readiness.holder(location);
    if (holder < 0 || holder == thread) {
      return -1;
    }
    int taken = execution.lastAcquire(location);
    imagine(thread);
    return execution.past(taken) ? -1 : taken;
  }

  /** Gathers the past that the thread's next step would have by its own thread. */
  public void imagine(int thread) {
    execution.imagine();
    execution.after(execution.lastInLane(readiness.lane(thread)));
    buffers.afterCommits(thread);
  }

  /** The label of the lock that a blocked thread waits for. */
  public long blockedLabel(int thread) {
    int location = threads.state[thread * Threads.WIDTH + LOCATION];
    return Label.of(readiness.lane(thread), thread, location, 0, Label.ACTIVE | Label.WRITE);
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
    if (model != MemoryModel.PSO) {
      return thread + "!";
    }
    int location = buffers.locationOfLane(lane);
    String name = program.addressName(locations.address(location));
    return thread + "!" + name + ":" + locations.size(location);
  }

  // ---------------------------------------------------------------- the state, for people

  public Program program() {
    return program;
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

  public boolean isStarted(int thread) {
    return threads.state[thread * Threads.WIDTH + NEXT] != Threads.UNSTARTED;
  }

  public boolean isEnded(int thread) {
    return threads.state[thread * Threads.WIDTH + NEXT] == Threads.ENDED;
  }

  /** Why the thread stopped; {@link Stop#NONE} if it did not. */
  public Stop stop(int thread) {
    int at = thread * Threads.WIDTH;
    return threads.state[at + NEXT] == Threads.STOPPED
        ? Stop.values()[threads.state[at + Threads.STOP]]
        : Stop.NONE;
  }

  /** The instruction the thread stands before, or stopped at. */
  public int origin(int thread) {
    return code.origin[threads.state[thread * Threads.WIDTH + PC] / Op.WIDTH];
  }

  /** A register of the function the thread started with. */
  public long register(int thread, int register) {
    return threads.frames[thread][FRAME_HEAD + register];
  }

  /** Bytes of memory as a little-endian number. */
  public long read(long address, int bytes) {
    return memory.read(address, bytes);
  }
}
