// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.run;

import static dev.heddle.machine.state.Threads.DRAINED;
import static dev.heddle.machine.state.Threads.EPOCH;
import static dev.heddle.machine.state.Threads.JOINED;
import static dev.heddle.machine.state.Threads.LAST_EPOCH;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.OPERATIONS;
import static dev.heddle.machine.state.Threads.SPAWNED;
import static dev.heddle.machine.state.Threads.STORES;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.ComputedOperations;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.event.BarrierArrivals;
import dev.heddle.machine.event.ConfinedLocations;
import dev.heddle.machine.event.Joins;
import dev.heddle.machine.event.ThreadEnds;
import dev.heddle.machine.event.Twins;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.ReservedObjects;
import dev.heddle.machine.state.Stop;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.Threads;
import dev.heddle.model.MemoryModel;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;

/**
 * Operations that do more than compute. Some concern only the thread or are fused with the previous
 * event; before the others, which are events, the thread stops. Methods that return a boolean say
 * whether the thread runs on. Interpreted and translated code both use them.
 */
public final class EffectfulOperations {
  /**
   * The most buffered stores of a thread under PSO, where each new one is compared with all others.
   */
  private static final int MOST_PENDING = 4096;

  private final int[] ops;
  private final Code code;
  private final MemoryModel model;
  private final Threads threads;
  private final StoreBuffers buffers;
  private final Memory memory;
  private final ReservedObjects objects;
  private final LocalSteps local;
  private final NextEvents parking;
  private final Joins joins;
  private final Twins twins;
  private final ConfinedLocations confined;

  /** Whether all memory is private to the first thread until it spawns another. */
  private final boolean alone;

  /** The event as part of which threads run; -1 before the first one. */
  private int event;

  /** Whether the running thread has only computed in registers so far. */
  private boolean repeatable;

  public EffectfulOperations(
      Configuration configuration,
      Joins joins,
      ThreadEnds ends,
      BarrierArrivals arrivals,
      Twins twins,
      ConfinedLocations confined,
      Output output) {
    this.code = configuration.code;
    this.ops = code.ops;
    this.model = configuration.model;
    this.threads = configuration.threads;
    this.buffers = configuration.buffers;
    this.memory = configuration.memory;
    this.objects = configuration.objects;
    this.parking = new NextEvents(configuration, arrivals);
    this.joins = joins;
    this.twins = twins;
    this.confined = confined;
    this.local = new LocalSteps(configuration, ends, output);
    this.alone = configuration.program.alone();
  }

  /** Called before a thread runs as part of an event. */
  void begin(int d) {
    event = d;
    local.begin();
  }

  void repeatable(boolean soFar) {
    repeatable = soFar;
  }

  boolean isRepeatable() {
    return repeatable;
  }

  // ---------------------------------------------------------------- one by one

  /**
   * Runs the operation at {@code pc} in a thread's frame at {@code b}: any but jumps, calls,
   * spawns, and returns to a caller.
   */
  boolean passes(int t, long[] r, int b, int pc) {
    int at = t * Threads.WIDTH;
    switch (ops[pc]) {
      case Opcode.LOAD -> {
        return load(t, r, b, pc);
      }
      case Opcode.STORE -> {
        return store(t, r, b, pc);
      }
      case Opcode.UPDATE, Opcode.COMPARE -> {
        return exchange(t, r, b, pc);
      }
      case Opcode.FREE -> {
        return free(t, r, b, pc);
      }
      case Opcode.ASSUME, Opcode.ASSERT -> {
        boolean holds = code.value(r, b, ops[pc + 1]) != 0;
        Stop otherwise = ops[pc] == Opcode.ASSUME ? Stop.ASSUMPTION : Stop.ASSERTION;
        return holds || !parking.stopped(at, pc, b, otherwise);
      }
      case Opcode.STORE_STORE_FENCE -> {
        return orderStores(at);
      }
      case Opcode.FENCE -> {
        return drains(t, b, pc, Kind.FENCE);
      }
      case Opcode.CUT -> parking.stop(at, pc, b, Stop.CUT);
      case Opcode.RETURN -> end(t, r, b, pc);
      case Opcode.EXIT -> exit(t, r, b, pc);
      case Opcode.HALT -> parking.park(at, pc, b, Threads.HALTED, 0);
      case Opcode.JOIN -> join(t, r, b, pc);
      case Opcode.LOCK -> mutex(t, pc, r, b, Kind.LOCK, ops[pc + 1]);
      case Opcode.TRYLOCK -> mutex(t, pc, r, b, Kind.TRYLOCK, ops[pc + 2]);
      case Opcode.RENEW -> mutex(t, pc, r, b, Kind.RENEW, ops[pc + 2]);
      case Opcode.UNLOCK -> mutex(t, pc, r, b, Kind.UNLOCK, ops[pc + 1]);
      case Opcode.AWAIT -> {
        isConfined(t, pc, r, b, ops[pc + 2], 1, false);
        parking.await(t, pc, b, r);
      }
      case Opcode.CHOOSE -> choose(at, r, b, pc);
      default -> {
        return step(t, r, b, pc);
      }
    }
    return false;
  }

  boolean load(int t, long[] r, int b, int pc) {
    int at = t * Threads.WIDTH;
    int address = ops[pc + 2];
    if (isOwn(t, r, b, address) || memory.isConstant(code.value(r, b, address))) {
      return !parking.stopped(at, pc, b, local.load(r, b, pc));
    }
    if (isConfined(t, pc, r, b, address, ops[pc + 3], true)) {
      return !parking.stopped(at, pc, b, local.load(r, b, pc));
    }
    parking.access(at, pc, b, Kind.READ, r, address, ops[pc + 3]);
    return false;
  }

  boolean store(int t, long[] r, int b, int pc) {
    int at = t * Threads.WIDTH;
    if (isOwn(t, r, b, ops[pc + 1]) || isConfined(t, pc, r, b, ops[pc + 1], ops[pc + 3], true)) {
      return !parking.stopped(at, pc, b, local.store(at, r, b, pc));
    }
    return parking.access(at, pc, b, Kind.WRITE, r, ops[pc + 1], ops[pc + 3])
        && buffers(t, r, b, pc, code.value(r, b, ops[pc + 2]));
  }

  /** A read-modify-write or compare-exchange. */
  boolean exchange(int t, long[] r, int b, int pc) {
    int at = t * Threads.WIDTH;
    boolean update = ops[pc] == Opcode.UPDATE;
    int address = ops[pc + (update ? 3 : 2)];
    if (!isOwn(t, r, b, address)) {
      isConfined(t, pc, r, b, address, ops[pc + 5], false);
      parking.access(at, pc, b, update ? Kind.UPDATE : Kind.COMPARE, r, address, ops[pc + 5]);
      return false;
    }
    return (model == MemoryModel.PSO_SPARC || drains(t, b, pc, Kind.FENCE))
        && !parking.stopped(at, pc, b, local.exchange(at, r, b, pc));
  }

  private boolean free(int t, long[] r, int b, int pc) {
    int at = t * Threads.WIDTH;
    if (!parking.free(at, pc, b, r)) {
      return false;
    }
    return isAlone(t)
        ? !parking.stopped(at, pc, b, local.free(at, code.value(r, b, ops[pc + 1])))
        : buffers(t, r, b, pc, 0);
  }

  private boolean orderStores(int at) {
    if (model.isPartial() && !isDrained(at)) {
      threads.state[at + EPOCH]++;
      buffers.fence();
      repeatable = false;
    }
    return true;
  }

  /**
   * Whether the thread's stores are in memory as far as it knows; otherwise it stops before this
   * event.
   */
  boolean drains(int t, int b, int pc, int kind) {
    boolean drained = isDrained(t * Threads.WIDTH);
    if (!drained) {
      parking.park(t * Threads.WIDTH, pc, b, kind, 0);
    }
    return drained;
  }

  /** Ends the thread and its private objects, the newest first. */
  private void exit(int t, long[] r, int b, int pc) {
    int at = t * Threads.WIDTH;
    while (t > 0 && objects.youngest(t) != 0) {
      if (!parking.end(at, pc, b, objects.youngest(t)) || !buffers(t, r, b, pc, 0)) {
        return;
      }
    }
    end(t, r, b, pc);
  }

  private void end(int t, long[] r, int b, int pc) {
    threads.result[t] = result(r, b, pc);
    twins.end(t, event);
    parking.park(t * Threads.WIDTH, pc, b, Threads.ENDED, 0);
  }

  /** The result of a return or exit. */
  long result(long[] r, int b, int pc) {
    return ops[pc + 1] != 0 ? code.value(r, b, ops[pc + 2]) : 0;
  }

  private void join(int t, long[] r, int b, int pc) {
    int at = t * Threads.WIDTH;
    int child = threads.byHandle(code.value(r, b, ops[pc + 1]));
    Stop wrong = child < 0 ? Stop.BAD_JOIN : joins.areTooMany() ? Stop.LONG_RUN : Stop.NONE;
    if (!parking.stopped(at, pc, b, wrong)) {
      joins.waits(t);
      parking.park(at, pc, b, isDrained(at) ? Kind.JOIN : Kind.FENCE, child);
    }
  }

  private void mutex(int t, int pc, long[] r, int b, int kind, int address) {
    isConfined(t, pc, r, b, address, 1, false);
    parking.mutex(t, pc, b, kind, code.value(r, b, address));
  }

  private void choose(int at, long[] r, int b, int pc) {
    long count = code.value(r, b, ops[pc + 2]);
    if (count < 1 || count > 0xFFFF) {
      parking.stop(at, pc, b, Stop.TOO_MANY);
    } else {
      parking.park(at, pc, b, Kind.CHOICE, 0);
    }
  }

  private boolean step(int t, long[] r, int b, int pc) {
    repeatable &= ops[pc] == Opcode.SELF;
    if (ops[pc] == Opcode.PEEK || ops[pc] == Opcode.POKE) {
      isConfined(t, pc, r, b, ops[pc + (ops[pc] == Opcode.PEEK ? 2 : 1)], ops[pc + 3], false);
    }
    return !parking.stopped(t * Threads.WIDTH, pc, b, local.step(t, r, b, pc));
  }

  void stop(int t, int b, int pc, Stop why) {
    parking.stop(t * Threads.WIDTH, pc, b, why);
  }

  // ---------------------------------------------------------------- frames

  /** Called when a frame begins. */
  void enter(int t, long[] r, int frame) {
    local.mark(t * Threads.WIDTH, r, frame);
  }

  /** Called when a frame ends. */
  void leave(int t, long[] r, int frame) {
    local.leave(t * Threads.WIDTH, r, frame);
  }

  // ---------------------------------------------------------------- for translated code

  void put(long[] r, int i, long value) {
    threads.put(r, i, value);
  }

  long self(int t) {
    return threads.handle(t);
  }

  long compute(int pc, long[] r, int b) {
    return ComputedOperations.compute(code, pc, r, b);
  }

  /** Whether an access is no event since the location is confined. */
  private boolean isConfined(
      int t, int pc, long[] r, int b, int address, int bytes, boolean isPlain) {
    boolean isLocal =
        confined.areUsed() && confined.admits(t, pc, code.value(r, b, address), bytes, isPlain);
    repeatable &= !isLocal;
    return isLocal;
  }

  /** Whether the location of an access by a constant address is known. */
  boolean isKnown(int pc) {
    return parking.location(pc) >= 0;
  }

  /**
   * Stops a thread before an access of a known location; false if this machine does not know it.
   */
  boolean parks(int t, int b, int pc, int kind) {
    int location = parking.location(pc);
    if (location < 0 || confined.areUsed()) {
      return false;
    }
    parking.park(t * Threads.WIDTH, pc, b, kind, location);
    return true;
  }

  /** Buffers a store to a known location; false if the interpreter must do it. */
  boolean buffersAt(int t, long[] r, int b, int pc) {
    int location = parking.location(pc);
    int origin = code.userOrigin(r, b, pc);
    return location >= 0
        && !confined.areUsed()
        && buffers(t, location, code.value(r, b, ops[pc + 2]), origin);
  }

  // ---------------------------------------------------------------- what they have in common

  private boolean isDrained(int at) {
    return model == MemoryModel.SC || threads.state[at + STORES] == threads.state[at + DRAINED];
  }

  /** Whether only the thread accesses an address: private memory, or any while it is alone. */
  private boolean isOwn(int t, long[] r, int b, int operand) {
    return operand >= 0 && memory.isOwn(t, r[b + operand]) || isAlone(t);
  }

  /** Whether the thread is the only one, so that all memory is private to it. */
  boolean isAlone(int t) {
    return alone && t == 0 && threads.state[SPAWNED] == 0;
  }

  /** Buffers a store; under SC it is an event, before which the thread stops. */
  private boolean buffers(int t, long[] r, int b, int pc, long value) {
    if (model == MemoryModel.SC) {
      return false;
    }
    int at = t * Threads.WIDTH;
    boolean done = buffers(t, threads.state[at + LOCATION], value, code.userOrigin(r, b, pc));
    return done || !parking.stopped(at, pc, b, Stop.TOO_MANY);
  }

  /** Buffers a store; false if there are no numbers left. */
  private boolean buffers(int t, int location, long value, int origin) {
    int[] s = threads.state;
    int at = t * Threads.WIDTH;
    int lane = buffers.lane(t, location);
    boolean full = model.isPartial() && buffers.pending(t) >= MOST_PENDING;
    if (lane < 0 || full || s[at + STORES] == Label.MAX_ORDINAL) {
      return false;
    }
    repeatable = false;
    int entry = buffers.enqueue(t, lane, location, value, s[at + JOINED]);
    int ordinal = s[at + STORES]++;
    s[at + LAST_EPOCH] = s[at + EPOCH];
    buffers.describe(entry, event, ordinal, s[at + EPOCH], s[at + OPERATIONS]++, origin);
    return true;
  }
}
