package dev.heddle.explore;

/**
 * Keeps a search to what its observer allows without asking it at every event: how long executions
 * may become is known from the start, and whatever takes time is looked at now and then.
 */
public final class Pace {
  private static final int BETWEEN_TICKS = 1024;

  private final Observer observer;
  private final int longest;
  private int untilTick = 1;

  public Pace(Observer observer) {
    this.observer = observer;
    this.longest = observer.longest();
  }

  /** May an execution of so many events grow further? If not it is cut and the search goes on. */
  public boolean mayGrow(int length) {
    if (--untilTick == 0) {
      tick();
    }
    return length < longest;
  }

  private void tick() {
    untilTick = BETWEEN_TICKS;
    observer.tick();
  }
}
