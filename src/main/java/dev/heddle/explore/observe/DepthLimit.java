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
  public int maxLength() {
    return Math.min(most, super.maxLength());
  }

  @Override
  public boolean onExecution(Machine machine, boolean complete) {
    return inner.onExecution(machine, complete);
  }
}
