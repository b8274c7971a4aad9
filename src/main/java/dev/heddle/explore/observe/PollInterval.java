// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

/**
 * Enforces the limits of an observer without calling it at every event. The maximum length of
 * executions is known from the start. Other limits are polled at intervals of at most a few
 * hundredths of a second, unless one event takes longer.
 */
public final class PollInterval {
  private static final int MOST_BETWEEN_TICKS = 1024;

  /** Nanoseconds between two ticks. */
  private static final long LONG = 20_000_000;

  private final Observer observer;
  private final int maxLength;
  private int betweenTicks = 1;
  private int untilTick = 1;
  private long lastTick = System.nanoTime();
  private boolean over;

  public PollInterval(Observer observer) {
    this.observer = observer;
    this.maxLength = observer.maxLength();
  }

  /**
   * Whether an execution of so many events may grow. If not, it is cut and the search continues.
   */
  public boolean mayGrow(int length) {
    if (--untilTick == 0) {
      tick();
    }
    return length < maxLength && !over;
  }

  /** Whether the search must end in the middle of an execution, which is then not counted. */
  public boolean isOver() {
    return over;
  }

  private void tick() {
    int events = betweenTicks;
    long now = System.nanoTime();
    betweenTicks =
        now - lastTick > LONG
            ? Math.max(1, betweenTicks / 4)
            : Math.min(MOST_BETWEEN_TICKS, betweenTicks * 2);
    lastTick = now;
    untilTick = betweenTicks;
    over = !observer.tick(events);
  }
}
