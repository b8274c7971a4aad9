// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.explore.Explorer;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * Random executions until they have a given number of events in all, so that the amount of work
 * does not depend on time. An execution ends when a thread has failed. One thread runs them.
 */
public final class EventBoundedWalk implements Explorer {
  /** The cost of an execution apart from its events, in events. */
  private static final int START = 16;

  private final Function<RandomGenerator, Strategy> strategies;
  private final long seed;
  private final long events;

  public EventBoundedWalk(Function<RandomGenerator, Strategy> strategies, long seed, long events) {
    this.strategies = strategies;
    this.seed = seed;
    this.events = events;
  }

  @Override
  public Statistics explore(Machine machine, Observer observer) {
    SampledExecutions executions = new SampledExecutions(machine, observer, strategies, seed, true);
    long number = 0;
    boolean goOn = true;
    while (goOn && executions.events() + START * number < events) {
      goOn = executions.run(number++);
      if (Long.bitCount(number) == 1) {
        executions.expect(Profile.of(List.of(executions.profile())));
      }
    }
    return executions.statistics(goOn ? Statistics.End.EXHAUSTED : Statistics.End.STOPPED);
  }
}
