package dev.heddle.explore;

import dev.heddle.machine.Machine;
import java.time.Duration;
import java.util.function.IntUnaryOperator;

/**
 * Stops the search now and then, so that it can be written down and go on; looks at the clock every
 * so many events.
 */
public final class Pause implements Observer {
  private static final int BETWEEN_LOOKS = 1024;

  private final Observer inner;
  private final long every;
  private long next;
  private int untilLook = BETWEEN_LOOKS;
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
  public Estimate starts(IntUnaryOperator scheduled) {
    return inner.starts(scheduled);
  }

  @Override
  public void resumes(int depth, int explored) {
    inner.resumes(depth, explored);
  }

  @Override
  public boolean mayGrow(int length) {
    if (--untilLook == 0) {
      untilLook = BETWEEN_LOOKS;
      due |= System.nanoTime() - next >= 0;
    }
    return inner.mayGrow(length);
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    enough |= !inner.seen(machine, complete);
    return !enough && !due;
  }
}
