package dev.heddle.verify;

import dev.heddle.explore.DepthLimit;
import dev.heddle.explore.ExecutionLimit;
import dev.heddle.explore.Observer;
import dev.heddle.explore.TimeLimit;
import java.time.Duration;

/**
 * How far a search may go.
 *
 * @param rounds how many times in a row a loop may go round
 */
public record Limits(long executions, Duration time, int depth, int rounds) {
  /** Enough for every test that ends by itself, and an answer for those that do not. */
  public static final Limits DEFAULT = new Limits(Long.MAX_VALUE, Duration.ofDays(365), 100_000, 4);

  /** Observes within the limits, and knows which of them was hit. */
  Guard around(Observer observer) {
    TimeLimit timer = new TimeLimit(time, new DepthLimit(depth, observer));
    return new Guard(new ExecutionLimit(executions, timer), timer);
  }

  /** The limits around an observer. */
  record Guard(ExecutionLimit executions, TimeLimit time) {
    boolean isReached() {
      return executions.isReached() || time.isReached();
    }

    /** What the user set that stopped the search. */
    String reason() {
      return executions.isReached() ? "--max-executions" : "--max-time";
    }
  }
}
