package dev.heddle.explore;

import dev.heddle.machine.Machine;

/** Cuts executions that would have more than so many events. */
public final class DepthLimit implements Observer {
  private final Observer inner;
  private final int most;

  public DepthLimit(int most, Observer inner) {
    this.most = most;
    this.inner = inner;
  }

  @Override
  public int longest() {
    return Math.min(most, inner.longest());
  }

  @Override
  public void tick() {
    inner.tick();
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    return inner.seen(machine, complete);
  }
}
