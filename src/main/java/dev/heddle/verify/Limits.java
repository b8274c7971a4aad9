package dev.heddle.verify;

import dev.heddle.explore.DepthLimit;
import dev.heddle.explore.ExecutionLimit;
import dev.heddle.explore.Observer;
import dev.heddle.explore.Progress;
import dev.heddle.explore.TimeLimit;
import dev.heddle.explore.Watcher;
import java.time.Duration;

/**
 * How far a search may go.
 *
 * @param rounds how many times in a row a loop may go round
 * @param watcher who looks at the search and may end it
 * @param jobs how many threads may search
 */
public record Limits(
    long executions, Duration time, int depth, int rounds, Watcher watcher, int jobs) {
  /** Enough for every test that ends by itself, and an answer for those that do not. */
  public static final Limits DEFAULT = new Limits(Long.MAX_VALUE, Duration.ofDays(365), 100_000, 4);

  public Limits(long executions, Duration time, int depth, int rounds) {
    this(executions, time, depth, rounds, Watcher.NONE);
  }

  public Limits(long executions, Duration time, int depth, int rounds, Watcher watcher) {
    this(executions, time, depth, rounds, watcher, 1);
  }

  /** With another number of threads; which executions come first is for one alone to say. */
  public Limits by(int threads) {
    int most = executions == Long.MAX_VALUE ? threads : 1;
    return new Limits(executions, time, depth, rounds, watcher, most);
  }

  public Limits watchedBy(Watcher other) {
    return new Limits(executions, time, depth, rounds, other, jobs);
  }

  /** Observes within the limits, and knows which of them was hit. */
  Guard around(Observer observer) {
    TimeLimit timer = new TimeLimit(time, new DepthLimit(depth, observer));
    ExecutionLimit counter = new ExecutionLimit(executions, timer);
    return new Guard(new Progress(watcher, counter), counter, timer);
  }

  /** The limits around an observer. */
  record Guard(Progress observer, ExecutionLimit executions, TimeLimit time) {
    boolean isReached() {
      return observer.isStopped() || executions.isReached() || time.isReached();
    }

    /** What stopped the search. */
    String reason() {
      return observer.isStopped()
          ? "interrupted"
          : "stopped by " + (executions.isReached() ? "--max-executions" : "--max-time");
    }
  }
}
