// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import dev.heddle.machine.Machine;

/** Stops the search after so many executions. */
public final class ExecutionLimit extends ObserverDecorator {
  private long left;

  public ExecutionLimit(long most, Observer inner) {
    super(inner);
    this.left = most;
  }

  @Override
  public boolean onExecution(Machine machine, boolean complete) {
    return inner.onExecution(machine, complete) && --left > 0;
  }

  /** Whether it was this limit that stopped the search. */
  public boolean isReached() {
    return left <= 0;
  }
}
