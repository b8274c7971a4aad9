// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.Configuration;
import dev.heddle.trace.Execution;

/**
 * Arrivals at barriers, and what comes behind them. As long as no more threads arrive at a barrier
 * than it waits for, each of its rounds consists of one arrival by each thread, so arrivals commute
 * and their order may be left open. See docs/internals/barriers.md.
 */
public final class BarrierArrivals {
  private final Execution execution;
  private final boolean unordered;

  public BarrierArrivals(Configuration configuration, CellAdditions additions) {
    this.execution = configuration.execution;
    this.unordered = additions.leavesArrivalsOpen();
  }

  /**
   * A thread has arrived and comes to wait for others.
   *
   * @param count how many threads the barrier waits for
   * @throws TechniqueException if the order is left open and more than these have arrived since the
   *     barrier was made
   */
  public void expectFew(int location, int thread, long count) {
    if (!unordered) {
      return;
    }
    int newest = execution.lastWrite(location);
    long threads = 0;
    for (int w = newest; isArrival(w); w = execution.previousWrite(w)) {
      if (w != newest && execution.thread(w) == thread) {
        return; // it was counted when it came for the first time
      }
      threads += isFirst(w) ? 1 : 0;
    }
    if (threads > count) {
      throw new TechniqueException(Technique.BARRIERS);
    }
  }

  /** Making and destroying a barrier add more to its cell. */
  private boolean isArrival(int w) {
    return w >= 0 && execution.value(w) - execution.old(w) == 1;
  }

  /** Whether the thread of an arrival had not arrived before since the barrier was made. */
  private boolean isFirst(int w) {
    for (int v = execution.previousWrite(w); isArrival(v); v = execution.previousWrite(v)) {
      if (execution.thread(v) == execution.thread(w)) {
        return false;
      }
    }
    return true;
  }

  /** The event being made comes after all arrivals of the round that ends with so many. */
  void after(int location, long enough, long count) {
    int w = execution.reaching(location, enough);
    while (w >= 0 && Long.compareUnsigned(execution.value(w), enough - count) > 0) {
      execution.after(w);
      w = execution.previousWrite(w);
    }
  }
}
