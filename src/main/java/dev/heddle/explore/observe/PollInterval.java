// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

/**
 * Keeps a search to what its observer allows without asking it at every event: how long executions
 * may become is known from the start, and whatever takes time is looked at now and then, so often
 * that no more than a few hundredths of a second pass in between unless one event takes longer.
 */
public final class PollInterval {
  private static final int MOST_BETWEEN_TICKS = 1024;

  /** Nanoseconds between two ticks. */
  private static final long LONG = 20_000_000;

  private final Observer observer;
  private final int longest;
  private int betweenTicks = 1;
  private int untilTick = 1;
  private long lastTick = System.nanoTime();
  private boolean over;

  public PollInterval(Observer observer) {
    this.observer = observer;
    this.longest = observer.longest();
  }

  /** May an execution of so many events grow further? If not it is cut and the search goes on. */
  public boolean mayGrow(int length) {
    if (--untilTick == 0) {
      tick();
    }
    return length < longest && !over;
  }

  /** Whether the search must end in the middle of an execution, which then counts for nothing. */
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
