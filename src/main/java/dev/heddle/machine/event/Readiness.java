// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PARKED;
import static dev.heddle.machine.state.Threads.PC;

import dev.heddle.machine.code.AwaitTests;
import dev.heddle.machine.code.Code;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Mutexes;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.Threads;
import dev.heddle.model.MemoryModel;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Locations;

/** Decides whether a thread's next event can be made. */
public final class Readiness {
  private final Threads threads;
  private final StoreBuffers buffers;
  private final Locations locations;
  private final Mutexes mutexes;
  private final Lanes lanes;
  private final Code code;
  private final ReadOnlyThreads readOnly;
  private final Twins twins;

  /** Whether read-modify-writes wait for some of the thread's stores only. */
  private final boolean selective;

  public Readiness(Configuration configuration, ReadOnlyThreads readOnly, Twins twins) {
    this.threads = configuration.threads;
    this.buffers = configuration.buffers;
    this.locations = configuration.locations;
    this.mutexes = configuration.mutexes;
    this.lanes = configuration.lanes;
    this.code = configuration.code;
    this.readOnly = readOnly;
    this.twins = twins;
    this.selective = configuration.model == MemoryModel.PSO_SPARC;
  }

  /** Whether the thread's next event can be made, or is futile at most. */
  public boolean mayMove(int t) {
    return threads.state[t * Threads.WIDTH + PARKED] == 0 && isReady(t);
  }

  /** As {@link #mayMove}, even if the thread is parked. */
  public boolean isReady(int t) {
    return !twins.isHeldBack(t) && isUnblocked(t);
  }

  private boolean isUnblocked(int t) {
    int at = t * Threads.WIDTH;
    int next = threads.state[at + NEXT];
    int location = threads.state[at + LOCATION];
    return switch (next) {
      case Kind.READ ->
          !readOnly.isDeferred(t)
              && (!locations.mixed() || buffers.newest(t, location) != StoreBuffers.WAIT);
      case Kind.WRITE, Kind.CHOICE, Kind.RENEW -> true;
      case Kind.UPDATE, Kind.COMPARE ->
          buffers.pending(t) == 0
              || selective && !buffers.holdsBack(t, location, threads.state[at + Threads.EPOCH]);
      case Kind.FENCE, Kind.SPAWN, Kind.TRYLOCK, Kind.UNLOCK -> buffers.pending(t) == 0;
      case Kind.LOCK -> buffers.pending(t) == 0 && mutexes.holder(location) < 0;
      case Kind.AWAIT, Kind.PASS -> buffers.pending(t) == 0 && passes(at, t, location);
      default -> false;
    };
  }

  private boolean passes(int at, int t, int location) {
    int pc = threads.state[at + PC];
    return AwaitTests.isTry(code, pc)
        || AwaitTests.test(
            code,
            pc,
            mutexes.cell(location),
            AwaitTests.operand(code, pc, 0, threads.frames[t], threads.state[at + BASE]));
  }

  /** Whether a lane could move, possibly in a round that a search leaves out. */
  public boolean isPossible(int lane) {
    int t = lanes.thread(lane);
    return lanes.isCommit(lane) ? lanes.isEnabled(lane) : lanes.ofThread(t) == lane && isReady(t);
  }

  /** The number of alternatives of the lane's next event; 0 if it is not a choice. */
  public int alternatives(int lane) {
    if (!code.choices) {
      return 0;
    }
    int t = lanes.thread(lane);
    int at = t * Threads.WIDTH;
    if (lanes.isCommit(lane) || threads.state[at + NEXT] != Kind.CHOICE) {
      return 0;
    }
    int count = code.ops[threads.state[at + PC] + 2];
    return (int) code.value(threads.frames[t], threads.state[at + BASE], count);
  }
}
