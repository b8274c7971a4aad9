// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine;

import static dev.heddle.machine.Threads.BASE;
import static dev.heddle.machine.Threads.LOCATION;
import static dev.heddle.machine.Threads.NEXT;
import static dev.heddle.machine.Threads.PARKED;
import static dev.heddle.machine.Threads.PC;

import dev.heddle.model.MemoryModel;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Locations;
import java.util.Arrays;

/** Which threads can move: whose next event waits for nothing; mutexes and cells. */
final class Enabledness {
  private final Machine machine;
  private final Threads threads;
  private final StoreBuffers buffers;
  private final Locations locations;
  private final Lanes lanes;
  private final Code code;
  private final ReadOnlySuffixes onlookers;
  private final boolean selective;

  /** Per cell location: its value. */
  private long[] cell = new long[16];

  /** Per mutex location: the thread that holds it plus 1, or 0. */
  private int[] holder = new int[16];

  /** Per thread: the lane of its own steps plus 1, or 0. */
  private int[] laneOfThread = new int[8];

  Enabledness(Machine machine, Code code, ReadOnlySuffixes onlookers) {
    this.machine = machine;
    this.threads = machine.threads;
    this.buffers = machine.buffers;
    this.locations = machine.locations();
    this.lanes = machine.lanes;
    this.code = code;
    this.onlookers = onlookers;
    this.selective = machine.model() == MemoryModel.PSO_SPARC;
  }

  /** A mutex or cell is about to be used. */
  void know(int location) {
    if (location >= holder.length) {
      holder = Arrays.copyOf(holder, location * 2 + 2);
      cell = Arrays.copyOf(cell, location * 2 + 2);
    }
  }

  long cell(int location) {
    return cell[location];
  }

  void cell(int location, long value) {
    cell[location] = value;
  }

  /** The lane of a thread's own steps. */
  int lane(int t) {
    if (t >= laneOfThread.length || laneOfThread[t] == 0) {
      addLane(t);
    }
    return laneOfThread[t] - 1;
  }

  private void addLane(int t) {
    if (t >= laneOfThread.length) {
      laneOfThread = Arrays.copyOf(laneOfThread, t * 2);
    }
    laneOfThread[t] = lanes.add(t, false) + 1;
  }

  /** The thread that holds a mutex, or -1. */
  int holder(int location) {
    return holder[location] - 1;
  }

  /** Gives a mutex to a thread, or with -1 to nobody. */
  void hold(int location, int thread) {
    holder[location] = thread + 1;
  }

  /** Can the thread's next event happen now. */
  void refresh(int t) {
    refresh(t, lane(t));
  }

  void refresh(int t, int lane) {
    boolean on = mayMove(t);
    if (on && machine.mayBeFutile(t)) {
      on = !machine.isFutile(t);
    }
    lanes.set(lane, on);
  }

  /** Whether the thread waits for nothing, or only until a location holds something else. */
  boolean mayMove(int t) {
    return threads.state[t * Threads.WIDTH + PARKED] == 0 && isReady(t);
  }

  /** The same whether it is parked or not. */
  boolean isReady(int t) {
    int at = t * Threads.WIDTH;
    int next = threads.state[at + NEXT];
    int location = threads.state[at + LOCATION];
    return switch (next) {
      case Kind.READ ->
          !onlookers.isOne(t)
              && (!locations.mixed() || buffers.newest(t, location) != StoreBuffers.WAIT);
      case Kind.WRITE, Kind.CHOICE, Kind.RENEW -> true;
      case Kind.UPDATE, Kind.COMPARE ->
          buffers.pending(t) == 0
              || selective && !buffers.holdsBack(t, location, threads.state[at + Threads.EPOCH]);
      case Kind.FENCE, Kind.SPAWN, Kind.TRYLOCK, Kind.UNLOCK -> buffers.pending(t) == 0;
      case Kind.LOCK -> buffers.pending(t) == 0 && holder[location] == 0;
      case Kind.AWAIT -> buffers.pending(t) == 0 && passes(at, t, location);
      default -> false;
    };
  }

  private boolean passes(int at, int t, int location) {
    int pc = threads.state[at + PC];
    return AwaitTests.isTry(code, pc)
        || AwaitTests.test(
            code,
            pc,
            cell[location],
            AwaitTests.operand(code, pc, 0, threads.frames[t], threads.state[at + BASE]));
  }

  /** A commit of the thread reached memory, perhaps its last one. */
  void drained(int t) {
    if (threads.state[t * Threads.WIDTH + NEXT] >= 0) {
      refresh(t);
    }
  }

  /** A location was written: those that watch it from a loop. */
  void refreshWatching(int location) {
    for (int u = 0; u < threads.count(); u++) {
      int at = u * Threads.WIDTH;
      if (machine.mayBeFutile(u) && locations.overlap(threads.state[at + LOCATION], location)) {
        refresh(u);
      }
    }
  }

  /** A mutex or cell changed: those that wait for it. */
  void refreshWaiting(int location) {
    for (int u = 0; u < threads.count(); u++) {
      int at = u * Threads.WIDTH;
      int next = threads.state[at + NEXT];
      if ((next == Kind.LOCK || next == Kind.AWAIT) && threads.state[at + LOCATION] == location) {
        refresh(u);
      }
    }
  }
}
