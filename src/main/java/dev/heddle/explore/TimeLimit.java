package dev.heddle.explore;

import dev.heddle.machine.Machine;
import java.time.Duration;

/** Stops the search when its time is up. */
public final class TimeLimit implements Observer {
  private final Observer inner;
  private final long end;
  private boolean over;

  public TimeLimit(Duration most, Observer inner) {
    this.end = System.nanoTime() + most.toNanos();
    this.inner = inner;
  }

  @Override
  public int longest() {
    return inner.longest();
  }

  @Override
  public void tick() {
    over = System.nanoTime() - end >= 0;
    inner.tick();
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    return inner.seen(machine, complete) && !over;
  }

  /** Whether the time is up. */
  public boolean isReached() {
    return over;
  }
}
