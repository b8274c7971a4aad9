// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import dev.heddle.machine.Machine;
import java.time.Duration;

/** Stops the search now and then, so that it can be written down and go on. */
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

  /** The time until the next pause begins. */
  public void begin() {
    due = false;
    next = System.nanoTime() + every;
  }

  /** Whether it was for a pause that the search was stopped; else it has ended. */
  public boolean isDue() {
    return due && !enough;
  }

  /** Whether the search was stopped for another reason. */
  public boolean isEnough() {
    return enough;
  }

  /** What is written down is whole executions, so each goes on to its end. */
  @Override
  public boolean tick(int events) {
    due |= System.nanoTime() - next >= 0;
    super.tick(events);
    return true;
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    enough |= !inner.seen(machine, complete);
    return !enough && !due;
  }
}
