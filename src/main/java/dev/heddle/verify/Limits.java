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

  Observer around(Observer observer) {
    return new ExecutionLimit(executions, new TimeLimit(time, new DepthLimit(depth, observer)));
  }
}
