// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import dev.heddle.machine.Machine;

/**
 * Stops the search when its data take too much memory, before the JVM runs out of it. Used memory
 * may contain garbage, so the JVM is asked to collect first.
 */
public final class MemoryLimit extends ObserverDecorator {
  /** Ticks between two measurements, because a measurement takes longer than reading a clock. */
  private static final int TICKS = 4;

  private final long most;

  /** Whether the JVM's maximum is less than the requested limit. */
  private final boolean isOfJvm;

  private int ticks;
  private boolean over;

  /**
   * @param most bytes of heap; never more than nine tenths of what the JVM may have
   */
  public MemoryLimit(long most, Observer inner) {
    super(inner);
    long room = Runtime.getRuntime().maxMemory() / 10 * 9;
    this.most = Math.min(most, room);
    this.isOfJvm = most > room;
  }

  @Override
  public boolean tick(int events) {
    if (++ticks % TICKS == 0) {
      over = over || used() > most && usedAfterCollection() > most;
    }
    return super.tick(events) && !over;
  }

  private static long used() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  private static long usedAfterCollection() {
    System.gc();
    return used();
  }

  @Override
  public boolean onExecution(Machine machine, boolean complete) {
    return inner.onExecution(machine, complete) && !over;
  }

  /** Whether it was this limit that stopped the search. */
  public boolean isReached() {
    return over;
  }

  /** Whether the JVM's maximum was reached, not the requested limit. */
  public boolean isOfJvm() {
    return isOfJvm;
  }
}
