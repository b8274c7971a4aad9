// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.PC;

import dev.heddle.machine.code.AwaitTests;
import dev.heddle.machine.code.Code;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Mutexes;
import dev.heddle.machine.state.ReservedObjects;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.CommutingWrites;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Locations;
import java.util.Arrays;
import java.util.function.LongPredicate;

/**
 * What events do to mutexes and cells, and how that is taken back. Each gives the label of the
 * event it made.
 */
public final class SynchronizationEvents {
  private final Code code;
  private final Locations locations;
  private final Execution execution;
  private final Threads threads;
  private final Mutexes mutexes;
  private final ReservedObjects objects;
  private final ThreadEnds ends;
  private final BarrierArrivals arrivals;
  private final CellAdditions additions;

  // ---- per await: where it stands, the operands of its test and its update
  private int[] savedPc = new int[64];
  private long[] savedTest = new long[64];
  private long[] savedUpdate = new long[64];

  public SynchronizationEvents(
      Configuration configuration,
      ThreadEnds ends,
      BarrierArrivals arrivals,
      CellAdditions additions) {
    this.additions = additions;
    this.code = configuration.code;
    this.locations = configuration.locations;
    this.execution = configuration.execution;
    this.threads = configuration.threads;
    this.mutexes = configuration.mutexes;
    this.objects = configuration.objects;
    this.ends = ends;
    this.arrivals = arrivals;
  }

  void grow(int n) {
    savedPc = Arrays.copyOf(savedPc, n);
    savedTest = Arrays.copyOf(savedTest, n);
    savedUpdate = Arrays.copyOf(savedUpdate, n);
  }

  long lock(int d, int t, int lane, int location, int origin) {
    execution.acquire(d, t, location);
    use(d, location, origin);
    mutexes.hold(location, t);
    return Label.of(lane, t, location, 0, Label.ACTIVE | Label.WRITE);
  }

  /**
   * Takes the mutex if it is free.
   *
   * @param enabler as for {@link Events#make}
   */
  long tryLock(int d, int t, int lane, int location, int origin, int enabler) {
    use(d, location, origin);
    boolean free = mutexes.holder(location) < 0;
    assign(t, free ? 1 : 0);
    if (free) {
      execution.acquireByTrying(d, t, location, enabler);
      mutexes.hold(location, t);
    } else if (enabler == Events.PLAIN) {
      execution.read(d, t, location);
    } else {
      execution.awaitChange(d, t, location, enabler, false);
    }
    return Label.of(lane, t, location, 0, free ? Label.ACTIVE | Label.WRITE : Label.ACTIVE);
  }

  long unlock(int d, int t, int lane, int location, int origin) {
    execution.write(d, t, location);
    use(d, location, origin);
    mutexes.hold(location, -1);
    return Label.of(lane, t, location, 0, Label.ACTIVE | Label.WRITE);
  }

  /** The mutex orders nothing before it is known whether its holder has ended. */
  long renew(int d, int t, int lane, int location, int origin) {
    use(d, location, origin);
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
    assign(t, left ? 2 : holder >= 0 ? 1 : 0);
    return Label.of(lane, t, location, 0, left ? Label.ACTIVE | Label.WRITE : Label.ACTIVE);
  }

  /** Whether a renewal would have freed the mutex, had not another one done so just before. */
  private boolean wouldFree(int d, int location) {
    int last = execution.lastWrite(location);
    return last >= 0
        && execution.kind(last) == Kind.RENEW
        && ends.isBefore((int) execution.old(last) - 1, d);
  }

  /**
   * Tests a cell, and updates it if the test passes.
   *
   * @param enabler as for {@link Events#make}
   */
  long await(int d, int t, int lane, int location, int origin, int enabler) {
    use(d, location, origin);
    int pc = threads.state[t * Threads.WIDTH + PC];
    savedPc[d] = pc;
    savedTest[d] = operand(t, pc, 0);
    savedUpdate[d] = operand(t, pc, 1);
    long old = mutexes.cell(location);
    long next = AwaitTests.next(code, pc, old, savedTest[d], savedUpdate[d]);
    int type = additions.type(pc);
    if (type != CommutingWrites.NONE) {
      additions.make(pc, location, t, next != old, savedUpdate[d]);
      execution.expected(d, savedUpdate[d]);
    }
    if (enabler != Events.PLAIN) {
      execution.awaitChange(d, t, location, enabler, next != old);
    } else if (!AwaitTests.isTry(code, pc)) {
      LongPredicate test = test(pc, savedTest[d]);
      execution.waits().pass(d, t, location, type, test, old, next != old);
      if (execution.waits().racesWithSet()) {
        throw additions.raceWithSet();
      }
    } else if (next != old) {
      execution.write(d, t, location, type);
    } else {
      execution.read(d, t, location);
    }
    execution.values(d, next, old);
    mutexes.cell(location, next);
    assign(t, old);
    return Label.of(lane, t, location, 0, flags(pc, next != old));
  }

  private long flags(int pc, boolean writes) {
    return writes ? Label.ACTIVE | Label.WRITE | Label.commuting(additions.type(pc)) : Label.ACTIVE;
  }

  private LongPredicate test(int pc, long operand) {
    return value -> AwaitTests.test(code, pc, value, operand);
  }

  /** The event that keeps a thread from passing an await, whose past was gathered; or -1. */
  public int blocker(int t, int location) {
    int pc = threads.state[t * Threads.WIDTH + PC];
    LongPredicate test = test(pc, operand(t, pc, 0));
    long now = mutexes.cell(location);
    if (AwaitTests.isTry(code, pc) || test.test(now)) {
      return -1;
    }
    int blocker = execution.waits().blocker(t, location, additions.type(pc), test, now);
    if (!execution.waits().isSingle()) {
      throw additions.raceWithSet();
    }
    return blocker;
  }

  /** The flags of the await that a thread waits for, if it came before event {@code e}. */
  public long flagsBefore(int t, int location, int e) {
    int pc = threads.state[t * Threads.WIDTH + PC];
    long found = execution.waits().without(e, location, mutexes.cell(location));
    long next = AwaitTests.next(code, pc, found, operand(t, pc, 0), operand(t, pc, 1));
    return flags(pc, next != found);
  }

  /** The cell only grows, so a thread that may pass may do so at any later time. */
  long pass(int d, int t, int lane, int location) {
    int pc = threads.state[t * Threads.WIDTH + PC];
    long enough = operand(t, pc, 0);
    arrivals.after(location, enough, operand(t, pc, 1));
    execution.values(d, enough, enough);
    assign(t, enough);
    return Label.of(lane, t, location, 0, 0);
  }

  /** Takes back what event {@code d} did, if it was one of these. */
  void takeBack(int d, long label) {
    int location = Label.location(label);
    switch (execution.kind(d)) {
      case Kind.AWAIT -> {
        if (Label.is(label, Label.WRITE)) {
          mutexes.cell(location, execution.old(d));
          if (Label.commuting(label) != CommutingWrites.NONE) {
            additions.takeBack(savedPc[d], location, Label.thread(label), savedUpdate[d]);
          }
        }
      }
      case Kind.LOCK, Kind.TRYLOCK -> {
        if (Label.is(label, Label.WRITE)) {
          mutexes.hold(location, -1);
        }
      }
      case Kind.UNLOCK -> mutexes.hold(location, Label.thread(label));
      case Kind.RENEW -> mutexes.hold(location, (int) execution.old(d) - 1);
      default -> {}
    }
  }

  /** The label of the await at event {@code z} if its cell had this value. */
  public long label(int z, long cell) {
    int pc = savedPc[z];
    long next = AwaitTests.next(code, pc, cell, savedTest[z], savedUpdate[z]);
    long q = execution.label(z);
    return Label.of(Label.lane(q), Label.thread(q), Label.location(q), 0, flags(pc, next != cell));
  }

  private long operand(int t, int pc, int which) {
    int base = threads.state[t * Threads.WIDTH + BASE];
    return AwaitTests.operand(code, pc, which, threads.frames[t], base);
  }

  /** Gives a value to the register that the thread's operation names first. */
  private void assign(int t, long value) {
    int at = t * Threads.WIDTH;
    int register = code.ops[threads.state[at + PC] + 1];
    threads.put(threads.frames[t], threads.state[at + BASE] + register, value);
  }

  /** The mutex or cell is used: the object that it is in must still live. */
  private void use(int d, int location, int origin) {
    objects.use(locations.address(location), d, origin);
  }
}
