// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.waiting;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PC;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.event.CausalPast;
import dev.heddle.machine.event.Effects;
import dev.heddle.machine.event.SynchronizationEvents;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Lanes;
import dev.heddle.machine.state.Mutexes;
import dev.heddle.machine.state.StoreBuffers;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;

/**
 * Threads that wait for a mutex, a cell or a location at the end of an execution, and what they
 * might do.
 */
public final class BlockedThreads {
  private final Code code;
  private final SynchronizationEvents synchronization;
  private final Execution execution;
  private final Lanes lanes;
  private final Mutexes mutexes;
  private final StoreBuffers buffers;
  private final Threads threads;
  private final FutileEvents futile;
  private final Effects effects;
  private final CausalPast past;

  public BlockedThreads(
      Configuration configuration,
      SynchronizationEvents synchronization,
      FutileEvents futile,
      Effects effects,
      CausalPast past) {
    this.past = past;
    this.futile = futile;
    this.effects = effects;
    this.code = configuration.code;
    this.synchronization = synchronization;
    this.execution = configuration.execution;
    this.lanes = configuration.lanes;
    this.mutexes = configuration.mutexes;
    this.buffers = configuration.buffers;
    this.threads = configuration.threads;
  }

  /** The event of another thread but for which the thread could have gone on; -1 if none. */
  public int taken(int thread) {
    int at = thread * Threads.WIDTH;
    int next = threads.state[at + NEXT];
    if (threads.state[at + Threads.PARKED] != 0) {
      return -1; // it would not have gone on in any case
    }
    if (futile.isWaiting(thread) || next == Kind.AWAIT && futile.mayBe(thread)) {
      return futile.enabler(thread);
    }
    if (next != Kind.LOCK && next != Kind.AWAIT || buffers.pending(thread) != 0) {
      return -1;
    }
    int location = threads.state[at + LOCATION];
    if (next == Kind.LOCK) {
      int holder = mutexes.holder(location);
      return holder < 0 || holder == thread ? -1 : execution.lastAcquire(location);
    }
    past.gather(thread);
    return synchronization.blocker(thread, location);
  }

  /** The label that the thread's step would have had before event {@code e}. */
  public long label(int thread, int e) {
    int at = thread * Threads.WIDTH;
    int location = threads.state[at + LOCATION];
    boolean writes =
        switch (threads.state[at + NEXT]) {
          case Kind.READ -> false;
          case Kind.COMPARE -> expected(thread) == effects.old(e);
          case Kind.TRYLOCK -> effects.old(e) == 0;
          default -> true;
        };
    long flags =
        threads.state[at + NEXT] == Kind.AWAIT
            ? synchronization.flagsBefore(thread, location, e)
            : writes ? Label.ACTIVE | Label.WRITE : Label.ACTIVE;
    return Label.of(lanes.ofThread(thread), thread, location, 0, flags);
  }

  /** What the compare-exchange of a thread hopes to find. */
  private long expected(int thread) {
    int at = thread * Threads.WIDTH;
    int operand = code.ops[threads.state[at + PC] + 3];
    return code.value(threads.frames[thread], threads.state[at + BASE], operand);
  }
}
