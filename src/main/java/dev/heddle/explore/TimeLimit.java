package dev.heddle.explore;

import dev.heddle.machine.Machine;
import java.time.Duration;

/** Stops the search when its time is up; looks at the clock every so many events. */
public final class TimeLimit implements Observer {
  private static final int BETWEEN_LOOKS = 1024;

  private final Observer inner;
  private final long end;
  private int untilLook = 1;
  private boolean over;

  public TimeLimit(Duration most, Observer inner) {
    this.end = System.nanoTime() + most.toNanos();
    this.inner = inner;
  }

  @Override
  public boolean mayGrow(int length) {
    if (--untilLook == 0) {
      untilLook = BETWEEN_LOOKS;
      over = System.nanoTime() - end >= 0;
    }
    return inner.mayGrow(length);
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
