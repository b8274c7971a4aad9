// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.observe;

import dev.heddle.machine.Machine;

/** How far a search is, alone or together with others: for those who wait for it. */
public final class Progress extends ObserverDecorator {
  private final SearchTotals tally;

  private final Estimate estimate = new Estimate();

  /** Since the last look. */
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
    stopped |= !tally.goesOn(more, this);
    return super.tick(events) && !stopped;
  }

  @Override
  public boolean seen(Machine machine, boolean complete) {
    executions++;
    return inner.seen(machine, complete) && !stopped;
  }

  /** Whether the watcher ended the search. */
  public boolean isStopped() {
    return stopped;
  }

  /** So far, of all searches; those that were cut count. */
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

  /** How much of the search is done, above 0 and up to 1, as far as one can tell. */
  public double fraction() {
    return estimate.fraction();
  }

  /** How many executions there are in all, as far as one can tell; never fewer than seen. */
  public double expected() {
    return executions() / fraction();
  }
}
