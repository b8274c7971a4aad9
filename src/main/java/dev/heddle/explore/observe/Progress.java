// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import dev.heddle.machine.Machine;

/** The progress of a search, or of several searches together. */
public final class Progress extends ObserverDecorator {
  private final SearchTotals tally;

  private final Estimate estimate = new Estimate();

  /** Executions since the last update. */
  private long executions;

  private boolean stopped;

  public Progress(SearchTotals tally, Observer inner) {
    super(inner);
    this.tally = tally;
    tally.join();
  }

  @Override
  public Estimate estimate() {
    return estimate;
  }

  @Override
  public boolean tick(int events) {
    long more = executions;
    executions = 0;
    stopped |= !tally.count(more, this);
    return super.tick(events) && !stopped;
  }

  @Override
  public boolean onExecution(Machine machine, boolean complete) {
    executions++;
    return inner.onExecution(machine, complete) && !stopped;
  }

  /** Whether the listener ended the search. */
  public boolean isStopped() {
    return stopped;
  }

  /** The executions of all searches so far, including those that were cut. */
  public long executions() {
    return tally.executions() + executions;
  }

  /** How many searches share the work. */
  public int searches() {
    return tally.searches();
  }

  public double seconds() {
    return nanoseconds() / 1e9;
  }

  public long nanoseconds() {
    return tally.nanoseconds();
  }

  /** The estimated fraction of the search that is done, above 0 and up to 1. */
  public double fraction() {
    return estimate.fraction();
  }

  /** The estimated total number of executions; never fewer than those explored. */
  public double expected() {
    return executions() / fraction();
  }
}
