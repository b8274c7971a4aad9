// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import dev.heddle.machine.Machine;
import java.time.Duration;

/** Stops the search when its time is up. */
public final class TimeLimit extends ObserverDecorator {
  private final long end;
  private boolean over;

  public TimeLimit(Duration most, Observer inner) {
    super(inner);
    this.end = System.nanoTime() + most.toNanos();
  }

  @Override
  public boolean tick(int events) {
    over = System.nanoTime() - end >= 0;
    return super.tick(events) && !over;
  }

  @Override
  public boolean onExecution(Machine machine, boolean complete) {
    return inner.onExecution(machine, complete) && !over;
  }

  /** Whether the time is up. */
  public boolean isReached() {
    return over;
  }
}
