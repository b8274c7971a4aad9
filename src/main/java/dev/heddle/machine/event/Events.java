// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PC;

import dev.heddle.machine.code.AwaitTests;
import dev.heddle.machine.code.Code;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Faults;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.Mutexes;
import dev.heddle.machine.state.ReservedObjects;
import dev.heddle.machine.state.Stop;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.Threads;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Need;
import dev.heddle.program.UpdateOperator;
import dev.heddle.trace.CommutingWrites;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;

/**
 * What the events of a thread do to memory, mutexes, cells and registers, and how that is taken
 * back. Each gives the label of the event it made.
 */
public final class Events {
  /** The event has the races of its kind: it did not wait before a futile event. */
  public static final int PLAIN = -2;

  private final MemoryModel model;
  private final Code code;
  private final Locations locations;
  private final Execution execution;
  private final Mutexes mutexes;
  private final ThreadEnds ends;
  private final Threads threads;
  private final Lanes lanes;
  private final Memory memory;
  private final ReservedObjects objects;
  private final StoreBuffers buffers;
  private final CommitOrder commits;
  private final Faults faults;
  private final CommutingUpdates commuting;
  private final BarrierArrivals arrivals;
  private final BlindLocations blind;

  // ---- per event, what undo needs
  /** Which bytes had been written that a write replaced. */
  private int[] savedWritten = new int[64];

  /** For an await: where it stands, the operands of its test and its update. */
  private int[] savedPc = new int[64];

  private long[] savedTest = new long[64];
  private long[] savedUpdate = new long[64];

  public Events(
      Configuration configuration,
      CommitOrder commits,
      ThreadEnds ends,
      CommutingUpdates commuting,
      BarrierArrivals arrivals,
      BlindLocations blind) {
    this.code = configuration.code;
    this.model = configuration.model;
    this.locations = configuration.locations;
    this.execution = configuration.execution;
    this.mutexes = configuration.mutexes;
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.memory = configuration.memory;
    this.objects = configuration.objects;
    this.buffers = configuration.buffers;
    this.commits = commits;
    this.faults = configuration.faults;
    this.ends = ends;
    this.commuting = commuting;
    this.arrivals = arrivals;
    this.blind = blind;
  }

  void grow(int n) {
    savedWritten = Arrays.copyOf(savedWritten, n);
    savedPc = Arrays.copyOf(savedPc, n);
    savedTest = Arrays.copyOf(savedTest, n);
    savedUpdate = Arrays.copyOf(savedUpdate, n);
  }

  /**
   * Makes the next event of a thread's own lane.
   *
   * @param enabler the write that it waited for, as {@code FutileEvents#enabler} says, or {@link
   *     #PLAIN}
   */
  long make(int d, int lane, int choice, int origin, int enabler) {
    int t = lanes.thread(lane);
    int at = t * Threads.WIDTH;
    int[] s = threads.state;
    int location = s[at + LOCATION];
    int pc = s[at + PC];
    int base = s[at + BASE];
    long[] r = threads.frames[t];
    return switch (s[at + NEXT]) {
      case Kind.READ -> read(d, t, lane, location, r, base, pc, origin, enabler);
      case Kind.WRITE -> {
        int type = blind.type(location);
        if (type == CommutingWrites.NONE) {
          write(d, t, location, enabler);
        } else {
          execution.write(d, t, location, type);
        }
        write(d, location, code.value(r, base, code.ops[pc + 2]), origin);
        yield Label.of(lane, t, location, 0, Label.ACTIVE | Label.WRITE | Label.commuting(type));
      }
      case Kind.UPDATE -> update(d, t, lane, location, r, base, pc, origin, enabler);
      case Kind.COMPARE -> compare(d, t, lane, location, r, base, pc, origin, enabler);
      case Kind.FENCE -> Label.of(lane, t, 0, 0, 0);
      case Kind.SPAWN -> Label.of(lane, t, 0, 0, 0);
      case Kind.LOCK -> {
        execution.acquire(d, t, location);
        touchMutex(d, location, origin);
        mutexes.hold(location, t);
        yield Label.of(lane, t, location, 0, Label.ACTIVE | Label.WRITE);
      }
      case Kind.TRYLOCK -> {
        touchMutex(d, location, origin);
        yield tryLock(d, t, lane, location, r, base + code.ops[pc + 1], enabler);
      }
      case Kind.AWAIT -> {
        touchMutex(d, location, origin);
        yield await(d, t, lane, location, r, base, pc, enabler);
      }
      case Kind.PASS -> pass(d, t, lane, location, r, base, pc);
      case Kind.UNLOCK -> {
        execution.write(d, t, location);
        touchMutex(d, location, origin);
        mutexes.hold(location, -1);
        yield Label.of(lane, t, location, 0, Label.ACTIVE | Label.WRITE);
      }
      case Kind.RENEW -> {
        touchMutex(d, location, origin);
        yield renew(d, t, lane, location, r, base + code.ops[pc + 1]);
      }
      case Kind.CHOICE -> {
        threads.put(r, base + code.ops[pc + 1], choice);
        execution.choose(d, choice, (int) code.value(r, base, code.ops[pc + 2]));
        yield Label.of(lane, t, 0, choice, Label.CHOICE);
      }
      default -> throw new AssertionError("thread " + t + " cannot move");
    };
  }

  /** Takes back what event {@code d} did, whose registers are restored. */
  void takeBack(int d, long label) {
    int t = Label.thread(label);
    int location = Label.location(label);
    switch (execution.kind(d)) {
      case Kind.READ -> {
        if (!Label.is(label, Label.ACTIVE)) {
          buffers.reader(execution.entry(d), execution.previousRead(d));
        }
      }
      case Kind.WRITE, Kind.UPDATE, Kind.COMPARE -> {
        if (Label.is(label, Label.WRITE)) {
          unwrite(d, location);
        }
      }
      case Kind.AWAIT -> {
        if (Label.is(label, Label.WRITE)) {
          mutexes.cell(location, execution.old(d));
        }
      }
      case Kind.LOCK, Kind.TRYLOCK -> {
        if (Label.is(label, Label.WRITE)) {
          mutexes.hold(location, -1);
        }
      }
      case Kind.UNLOCK -> mutexes.hold(location, t);
      case Kind.RENEW -> mutexes.hold(location, (int) execution.old(d) - 1);
      default -> {}
    }
  }

  /** A store reaches memory, or a free does. */
  void write(int d, int location, long value, int origin) {
    long address = locations.address(location);
    int size = locations.size(location);
    if (memory.isGlobal(address)) {
      execution.values(d, value, memory.read(address, size));
      memory.write(address, size, value);
    } else if (locations.isObject(location)) {
      execution.values(d, 0, 0);
      if (!objects.free(address, d)) {
        faults.add(d, Stop.DOUBLE_FREE, origin);
      }
    } else {
      touch(d, address, origin);
      execution.values(d, value, memory.read(address, size));
      memory.write(address, size, value);
      savedWritten[d] = memory.written(address, size);
      memory.written(address, size, (1 << size) - 1);
    }
  }

  /** Whether all bytes that a write replaced had been written before. */
  boolean wasWritten(int d) {
    int location = execution.location(d);
    return locations.isMutex(location)
        || memory.isGlobal(locations.address(location))
        || savedWritten[d] == (1 << locations.size(location)) - 1;
  }

  void unwrite(int d, int location) {
    long address = locations.address(location);
    int size = locations.size(location);
    if (memory.isGlobal(address)) {
      memory.write(address, size, execution.old(d));
    } else if (locations.isObject(location)) {
      objects.unfree(address, d);
    } else {
      memory.write(address, size, execution.old(d));
      memory.written(address, size, savedWritten[d]);
    }
  }

  /** An object that is no global is used: it must still live. */
  private void touch(int d, long address, int origin) {
    if (memory.isDead(address)) {
      faults.add(d, Stop.USE_AFTER_FREE, origin);
    }
  }

  /** As {@link #touch}, for a mutex or cell. */
  private void touchMutex(int d, int location, int origin) {
    long address = locations.address(location);
    if (!memory.isGlobal(address)) {
      touch(d, address, origin);
    }
  }

  /** The event being made reads memory, with the races of a plain event or of one that waited. */
  private void read(int d, int t, int location, int enabler) {
    if (enabler == PLAIN) {
      execution.read(d, t, location);
    } else {
      execution.awaitChange(d, t, location, enabler, false);
    }
  }

  /** As {@link #read}, of one that writes. */
  private void write(int d, int t, int location, int enabler) {
    if (enabler == PLAIN) {
      execution.write(d, t, location);
    } else {
      execution.awaitChange(d, t, location, enabler, true);
    }
  }

  private long read(
      int d, int t, int lane, int location, long[] r, int base, int pc, int origin, int enabler) {
    blind.refuse(location);
    int target = base + code.ops[pc + 1];
    int i = model == MemoryModel.SC ? StoreBuffers.NONE : buffers.newest(t, location);
    if (i >= 0) {
      long value = buffers.value(i, location);
      threads.put(r, target, value);
      execution.values(d, value, 0);
      execution.entry(d, i);
      execution.forward(d, buffers.reader(i));
      buffers.reader(i, d);
      return Label.of(lane, t, location, buffers.ordinal(i), Label.OWN);
    }
    if (locations.mixed()) {
      commits.afterOverlapping(t, location);
    }
    int w = execution.lastCover(location);
    read(d, t, location, enabler);
    long address = locations.address(location);
    long value = memory.read(address, locations.size(location));
    if (!memory.isGlobal(address)) {
      touch(d, address, origin);
      if (code.ops[pc + 4] == Need.INITIALIZED.ordinal()
          && memory.written(address, locations.size(location)) == 0) {
        faults.add(d, Stop.UNINITIALIZED, origin);
      }
    }
    threads.put(r, target, value);
    execution.values(d, value, 0);
    if (w >= 0 && execution.kind(w) == Kind.COMMIT && execution.thread(w) == t) {
      int own = execution.entry(w);
      execution.entry(d, own);
      return Label.of(lane, t, location, buffers.ordinal(own), Label.ACTIVE | Label.OWN);
    }
    return Label.of(lane, t, location, 0, Label.ACTIVE);
  }

  private long update(
      int d, int t, int lane, int location, long[] r, int base, int pc, int origin, int enabler) {
    blind.refuse(location);
    long old = memory.read(locations.address(location), locations.size(location));
    long operand = code.value(r, base, code.ops[pc + 4]);
    int bits = locations.size(location) * 8;
    UpdateOperator operator = Code.UPDATE[code.ops[pc + 2]];
    int type = commuting.type(pc);
    if (type == CommutingWrites.NONE) {
      write(d, t, location, enabler);
    } else {
      execution.write(d, t, location, type);
      execution.expected(d, CommutingWrites.operand(operator, operand));
    }
    write(d, location, operator.apply(old, operand, bits), origin);
    threads.put(r, base + code.ops[pc + 1], old);
    long flags = Label.ACTIVE | Label.WRITE | Label.commuting(type);
    return Label.of(lane, t, location, 0, flags);
  }

  private long compare(
      int d, int t, int lane, int location, long[] r, int base, int pc, int origin, int enabler) {
    blind.refuse(location);
    long old = memory.read(locations.address(location), locations.size(location));
    long expected = code.value(r, base, code.ops[pc + 3]);
    execution.expected(d, expected);
    long flags = Label.ACTIVE;
    if (old == expected) {
      flags |= Label.WRITE;
      write(d, t, location, enabler);
      long next = code.value(r, base, code.ops[pc + 4]);
      write(d, location, next, origin);
    } else {
      read(d, t, location, enabler);
      execution.values(d, old, 0);
      if (!memory.isGlobal(locations.address(location))) {
        touch(d, locations.address(location), origin);
      }
    }
    threads.put(r, base + code.ops[pc + 1], old);
    return Label.of(lane, t, location, 0, flags);
  }

  private long tryLock(int d, int t, int lane, int location, long[] r, int target, int enabler) {
    boolean free = mutexes.holder(location) < 0;
    threads.put(r, target, free ? 1 : 0);
    if (free) {
      execution.acquireByTrying(d, t, location, enabler);
      mutexes.hold(location, t);
    } else {
      read(d, t, location, enabler);
    }
    return Label.of(lane, t, location, 0, free ? Label.ACTIVE | Label.WRITE : Label.ACTIVE);
  }

  /** The mutex orders nothing before it is known whether its holder has ended. */
  private long renew(int d, int t, int lane, int location, long[] r, int target) {
    int holder = mutexes.holder(location);
    boolean left = holder >= 0 && ends.isBefore(holder, d);
    execution.expected(d, holder < 0 && wouldFree(d, location) ? 1 : 0);
    if (left) {
      execution.write(d, t, location);
      mutexes.hold(location, -1);
    } else {
      execution.read(d, t, location);
    }
    execution.values(d, left ? 0 : holder + 1, holder + 1);
    threads.put(r, target, left ? 2 : holder >= 0 ? 1 : 0);
    return Label.of(lane, t, location, 0, left ? Label.ACTIVE | Label.WRITE : Label.ACTIVE);
  }

  /** Whether a renewal would have freed the mutex, had not another one done so just before. */
  private boolean wouldFree(int d, int location) {
    int last = execution.lastWrite(location);
    return last >= 0
        && execution.kind(last) == Kind.RENEW
        && ends.isBefore((int) execution.old(last) - 1, d);
  }

  private long await(
      int d, int t, int lane, int location, long[] r, int base, int pc, int enabler) {
    savedPc[d] = pc;
    savedTest[d] = AwaitTests.operand(code, pc, 0, r, base);
    savedUpdate[d] = AwaitTests.operand(code, pc, 1, r, base);
    long old = mutexes.cell(location);
    long next = AwaitTests.next(code, pc, old, savedTest[d], savedUpdate[d]);
    int type = AwaitTests.isArrival(code, pc) ? arrivals.type() : CommutingWrites.NONE;
    if (enabler != PLAIN) {
      execution.awaitChange(d, t, location, enabler, next != old);
    } else if (type != CommutingWrites.NONE) {
      execution.write(d, t, location, type);
      execution.expected(d, savedUpdate[d]);
    } else if (AwaitTests.isTry(code, pc)) {
      execution.await(d, t, location, execution.lastWrite(location), next != old);
    } else {
      execution.await(d, t, location, enabler(location, pc, savedTest[d]), next != old);
    }
    execution.values(d, next, old);
    mutexes.cell(location, next);
    threads.put(r, base + code.ops[pc + 1], old);
    long flags = next != old ? Label.ACTIVE | Label.WRITE : Label.ACTIVE;
    return Label.of(lane, t, location, 0, flags | Label.commuting(type));
  }

  /** The cell only grows, so a thread that may pass may do so at any later time. */
  private long pass(int d, int t, int lane, int location, long[] r, int base, int pc) {
    long enough = AwaitTests.operand(code, pc, 0, r, base);
    arrivals.after(location, enough, AwaitTests.operand(code, pc, 1, r, base));
    execution.values(d, enough, enough);
    threads.put(r, base + code.ops[pc + 1], enough);
    return Label.of(lane, t, location, 0, 0);
  }

  /** The last write of a cell before which its value passed the test, or -1. */
  public int enabler(int location, int pc, long operand) {
    int e = execution.lastWrite(location);
    while (e >= 0 && !AwaitTests.test(code, pc, execution.old(e), operand)) {
      e = execution.previousWrite(e);
    }
    return e;
  }

  /** Whether the await at event {@code z} would update its cell if that had this value. */
  public boolean updates(int z, long cell) {
    int pc = savedPc[z];
    return AwaitTests.next(code, pc, cell, savedTest[z], savedUpdate[z]) != cell;
  }
}
