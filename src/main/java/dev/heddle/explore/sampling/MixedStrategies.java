// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.machine.Machine;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Runs each execution by one of several strategies, because it is not known in advance which of
 * them finds an error.
 */
public final class MixedStrategies implements Strategy {
  private final RandomGenerator random;
  private final List<Strategy> strategies;
  private Strategy current;

  public MixedStrategies(RandomGenerator random) {
    this.random = random;
    this.strategies =
        List.of(
            new UniformChoice(random),
            new PartialOrderSampling(random),
            new SelectivelyUniformWalk(random),
            new PriorityChangePoints(random, 2),
            new PriorityChangePoints(random, 4));
    this.current = strategies.getFirst();
  }

  @Override
  public void begin() {
    current = strategies.get(random.nextInt(strategies.size()));
    current.begin();
  }

  @Override
  public int pick(Machine machine, int[] lanes, int count) {
    return current.pick(machine, lanes, count);
  }

  @Override
  public void onStep(Machine machine, int lane) {
    current.onStep(machine, lane);
  }

  @Override
  public Profile profile() {
    return Profile.of(strategies.stream().map(Strategy::profile).toList());
  }

  @Override
  public void expect(Profile learnt) {
    strategies.forEach(s -> s.expect(learnt));
  }
}
