// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import dev.heddle.machine.Machine;

/** Cuts executions that would have more than so many events. */
public final class DepthLimit extends ObserverDecorator {
  private final int most;

  public DepthLimit(int most, Observer inner) {
    super(inner);
    this.most = most;
  }

  @Override
  public int longest() {
    return Math.min(most, super.longest());
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    return inner.seen(machine, complete);
  }
}
