package dev.heddle.explore;

import dev.heddle.machine.Machine;

/** Stops the search after so many executions. */
public final class ExecutionLimit implements Observer {
  private final Observer inner;
  private long left;

  public ExecutionLimit(long most, Observer inner) {
    this.left = most;
    this.inner = inner;
  }

  @Override
  public int longest() {
    return inner.longest();
  }

  @Override
  public void tick() {
    inner.tick();
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    return inner.seen(machine, complete) && --left > 0;
  }

  /** Whether it was this limit that stopped the search. */
  public boolean isReached() {
    return left <= 0;
  }
}
