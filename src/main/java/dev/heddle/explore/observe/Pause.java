// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import dev.heddle.machine.Machine;
import java.time.Duration;

/** Stops the search at intervals, so that it can be written to a checkpoint and resumed. */
public final class Pause extends ObserverDecorator {
  private final long every;
  private long next;
  private boolean due;
  private boolean enough;

  public Pause(Duration every, Observer inner) {
    super(inner);
    this.every = every.toNanos();
    begin();
  }

  /** Starts the time until the next pause. */
  public void begin() {
    due = false;
    next = System.nanoTime() + every;
  }

  /** Whether the search was stopped for a pause; otherwise it has ended. */
  public boolean isDue() {
    return due && !enough;
  }

  /** Whether the search was stopped for another reason. */
  public boolean isEnough() {
    return enough;
  }

  /** A checkpoint consists of whole executions, so each one runs to its end. */
  @Override
  public boolean tick(int events) {
    due |= System.nanoTime() - next >= 0;
    super.tick(events);
    return true;
  }

  @Override
  public boolean onExecution(Machine machine, boolean complete) {
    enough |= !inner.onExecution(machine, complete);
    return !enough && !due;
  }
}
