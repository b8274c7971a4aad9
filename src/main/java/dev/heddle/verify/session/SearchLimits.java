// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.explore.observe.DepthLimit;
import dev.heddle.explore.observe.ExecutionLimit;
import dev.heddle.explore.observe.MemoryLimit;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Progress;
import dev.heddle.explore.observe.ProgressListener;
import dev.heddle.explore.observe.SearchTotals;
import dev.heddle.explore.observe.TimeLimit;
import dev.heddle.limit.Limit;
import dev.heddle.verify.Finding;
import java.time.Duration;

/**
 * The limits of a search.
 *
 * @param time how long all searches together may take that are asked within these limits
 * @param since when that time began, as {@link System#nanoTime} has it
 * @param rounds the most iterations of a loop in a row
 * @param listener is informed of the search and may end it
 * @param jobs how many threads may search
 * @param memory how many bytes of heap may be in use
 */
public record SearchLimits(
    long executions,
    Duration time,
    long since,
    int depth,
    int rounds,
    ProgressListener listener,
    int jobs,
    long memory) {
  /** Enough for every test that ends by itself, and an answer for those that do not. */
  public static final SearchLimits DEFAULT =
      new SearchLimits(Long.MAX_VALUE, Duration.ofDays(365), 100_000, 4);

  public SearchLimits(long executions, Duration time, int depth, int rounds) {
    this(executions, time, depth, rounds, ProgressListener.NONE);
  }

  public SearchLimits(
      long executions, Duration time, int depth, int rounds, ProgressListener listener) {
    this(executions, time, System.nanoTime(), depth, rounds, listener, 1, Long.MAX_VALUE);
  }

  /** With another number of threads; which executions come first is for one alone to say. */
  public SearchLimits by(int threads) {
    int most = executions == Long.MAX_VALUE ? threads : 1;
    return new SearchLimits(executions, time, since, depth, rounds, listener, most, memory);
  }

  /** With fewer and shorter executions, by one thread. */
  public SearchLimits few(long mostExecutions, int longest) {
    return new SearchLimits(
        Math.min(executions, mostExecutions),
        time,
        since,
        Math.min(depth, longest),
        rounds,
        listener,
        1,
        memory);
  }

  /** For the first of so many questions, which are to get as much of what time is left each. */
  public SearchLimits share(int questions) {
    return lasting(left().dividedBy(questions));
  }

  /** The same, with the time beginning now. */
  public SearchLimits restarted() {
    return lasting(time);
  }

  /** With another time, which begins now. */
  public SearchLimits lasting(Duration other) {
    return new SearchLimits(
        executions, other, System.nanoTime(), depth, rounds, listener, jobs, memory);
  }

  /** With another bound on loops. */
  public SearchLimits unrolling(int times) {
    return new SearchLimits(executions, time, since, depth, times, listener, jobs, memory);
  }

  public SearchLimits watchedBy(ProgressListener other) {
    return new SearchLimits(executions, time, since, depth, rounds, other, jobs, memory);
  }

  /** Tells the listener of an error. */
  public void found(Finding error) {
    if (listener instanceof ErrorListener errors) {
      errors.onError(error);
    }
  }

  /** How much of the time is left; not positive if none is. */
  public Duration left() {
    return time.minusNanos(System.nanoTime() - since);
  }

  /** Without a limit on executions. */
  public SearchLimits ofAllExecutions() {
    return new SearchLimits(Long.MAX_VALUE, time, since, depth, rounds, listener, jobs, memory);
  }

  public SearchLimits within(long bytes) {
    return new SearchLimits(executions, time, since, depth, rounds, listener, jobs, bytes);
  }

  /** Observes within the limits, and knows which of them was hit. */
  public Guard around(Observer observer) {
    return around(observer, PriorEffort.NONE, totals(PriorEffort.NONE));
  }

  /** For a search that continues. */
  SearchTotals totals(PriorEffort past) {
    return new SearchTotals(listener, past.executions(), past.nanoseconds());
  }

  /** For one of several searches that share the work and continue. */
  public Guard around(Observer observer, PriorEffort past, SearchTotals tally) {
    Duration left = left().minusNanos(past.nanoseconds());
    TimeLimit timer = new TimeLimit(left, new DepthLimit(depth, observer));
    ExecutionLimit counter = new ExecutionLimit(executions - past.executions(), timer);
    MemoryLimit memory = new MemoryLimit(this.memory, counter);
    return new Guard(new Progress(tally, memory), counter, timer, memory);
  }

  /** The limits around an observer. */
  public record Guard(
      Progress progress, ExecutionLimit executions, TimeLimit time, MemoryLimit memory) {
    public Observer observer() {
      return progress;
    }

    public boolean isReached() {
      return progress.isStopped()
          || executions.isReached()
          || time.isReached()
          || memory.isReached();
    }

    /** What stopped the search. */
    public Limit limit() {
      if (progress.isStopped()) {
        return Limit.Budget.CANCELLED;
      }
      if (executions.isReached()) {
        return Limit.Budget.EXECUTIONS;
      }
      if (time.isReached()) {
        return Limit.Budget.TIME;
      }
      return memory.isOfJvm() ? Limit.Budget.HEAP : Limit.Budget.MEMORY;
    }
  }
}
