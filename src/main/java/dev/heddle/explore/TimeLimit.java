package dev.heddle.explore;

import dev.heddle.machine.Machine;
import java.time.Duration;

/** Stops the search when its time is up; looks at the clock once in a while. */
public final class TimeLimit implements Observer {
  private static final int BETWEEN_LOOKS = 256;

  private final Observer inner;
  private final long end;
  private int untilLook = BETWEEN_LOOKS;

  public TimeLimit(Duration most, Observer inner) {
    this.end = System.nanoTime() + most.toNanos();
    this.inner = inner;
  }

  @Override
  public boolean mayGrow(int length) {
    return inner.mayGrow(length);
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    if (!inner.seen(machine, complete)) {
      return false;
    }
    if (--untilLook > 0) {
      return true;
    }
    untilLook = BETWEEN_LOOKS;
    return System.nanoTime() < end;
  }
}
