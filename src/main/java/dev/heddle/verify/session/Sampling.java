// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.explore.Explorer;
import dev.heddle.explore.sampling.PartialOrderSampling;
import dev.heddle.explore.sampling.PriorityChangePoints;
import dev.heddle.explore.sampling.RandomWalk;
import dev.heddle.explore.sampling.Strategy;
import dev.heddle.explore.sampling.UniformChoice;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * Executions by chance; the same seed gives the same ones.
 *
 * @param depth of the bugs that {@link Scheduler#PCT} looks for
 */
public record Sampling(Scheduler scheduler, long runs, long seed, int depth) {

  /** How chance decides. */
  public enum Scheduler {
    RANDOM,
    PCT,
    POS;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Explorer explorer() {
    return new RandomWalk(this::strategy, seed, runs);
  }

  private Strategy strategy(RandomGenerator random) {
    return switch (scheduler) {
      case RANDOM -> new UniformChoice(random);
      case PCT -> new PriorityChangePoints(random, depth);
      case POS -> new PartialOrderSampling(random);
    };
  }
}
