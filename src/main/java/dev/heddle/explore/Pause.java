package dev.heddle.explore;

import dev.heddle.machine.Machine;
import java.time.Duration;

/** Stops the search now and then, so that it can be written down and go on. */
public final class Pause implements Observer {
  private final Observer inner;
  private final long every;
  private long next;
  private boolean due;
  private boolean enough;

  public Pause(Duration every, Observer inner) {
    this.every = every.toNanos();
    this.inner = inner;
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

  @Override
  public Estimate estimate() {
    return inner.estimate();
  }

  @Override
  public int longest() {
    return inner.longest();
  }

  @Override
  public void tick() {
    due |= System.nanoTime() - next >= 0;
    inner.tick();
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    enough |= !inner.seen(machine, complete);
    return !enough && !due;
  }
}
