// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PC;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Faults;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Memory;
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
 * The effects of a thread's events on memory and registers, and how they are undone; see {@link
 * SynchronizationEvents} for mutexes and cells. Each method returns the label of the event.
 */
public final class Events {
  /** An event with the races of its kind, which did not wait as a futile event. */
  public static final int PLAIN = -2;

  private final MemoryModel model;
  private final Code code;
  private final Locations locations;
  private final Execution execution;
  private final Threads threads;
  private final Lanes lanes;
  private final Memory memory;
  private final ReservedObjects objects;
  private final StoreBuffers buffers;
  private final CommitOrder commits;
  private final Faults faults;
  private final CommutingUpdates commuting;
  private final BlindLocations blind;
  private final SynchronizationEvents synchronization;

  /** Per event: which bytes had been written that a write replaced. */
  private int[] savedWritten = new int[64];

  public Events(
      Configuration configuration,
      CommitOrder commits,
      CommutingUpdates commuting,
      BlindLocations blind,
      SynchronizationEvents synchronization) {
    this.code = configuration.code;
    this.model = configuration.model;
    this.locations = configuration.locations;
    this.execution = configuration.execution;
    this.threads = configuration.threads;
    this.lanes = configuration.lanes;
    this.memory = configuration.memory;
    this.objects = configuration.objects;
    this.buffers = configuration.buffers;
    this.commits = commits;
    this.faults = configuration.faults;
    this.commuting = commuting;
    this.blind = blind;
    this.synchronization = synchronization;
  }

  void grow(int n) {
    savedWritten = Arrays.copyOf(savedWritten, n);
    synchronization.grow(n);
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
      case Kind.LOCK -> synchronization.lock(d, t, lane, location, origin);
      case Kind.TRYLOCK -> synchronization.tryLock(d, t, lane, location, origin, enabler);
      case Kind.UNLOCK -> synchronization.unlock(d, t, lane, location, origin);
      case Kind.RENEW -> synchronization.renew(d, t, lane, location, origin);
      case Kind.AWAIT -> synchronization.await(d, t, lane, location, origin, enabler);
      case Kind.PASS -> synchronization.pass(d, t, lane, location);
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
    switch (execution.kind(d)) {
      case Kind.READ -> {
        if (!Label.is(label, Label.ACTIVE)) {
          buffers.reader(execution.entry(d), execution.previousRead(d));
        }
      }
      case Kind.WRITE, Kind.UPDATE, Kind.COMPARE -> {
        if (Label.is(label, Label.WRITE)) {
          unwrite(d, Label.location(label));
        }
      }
      default -> synchronization.takeBack(d, label);
    }
  }

  /** Makes a store or a free reach memory. */
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
      objects.use(address, d, origin);
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
      objects.use(address, d, origin);
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
      objects.use(locations.address(location), d, origin);
    }
    threads.put(r, base + code.ops[pc + 1], old);
    return Label.of(lane, t, location, 0, flags);
  }
}
