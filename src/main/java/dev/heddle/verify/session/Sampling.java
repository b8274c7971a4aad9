// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.session;

import dev.heddle.explore.Explorer;
import dev.heddle.explore.sampling.PartialOrderSampling;
import dev.heddle.explore.sampling.PriorityChangePoints;
import dev.heddle.explore.sampling.RandomWalk;
import dev.heddle.explore.sampling.SelectivelyUniformWalk;
import dev.heddle.explore.sampling.Strategy;
import dev.heddle.explore.sampling.UniformChoice;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * Random executions; the same seed gives the same ones.
 *
 * @param depth of the bugs that {@link Scheduler#PCT} looks for
 */
public record Sampling(Scheduler scheduler, long runs, long seed, int depth) {

  /** How the next lane is chosen. */
  public enum Scheduler {
    RANDOM,
    PCT,
    POS,
    SURW;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What decides which executions there are, but for their number. */
  @Override
  public String toString() {
    String name = scheduler == Scheduler.PCT ? "pct, depth " + depth : scheduler.toString();
    return name + ", seed " + seed;
  }

  /** Whole executions. */
  public Explorer explorer() {
    return RandomWalk.whole(this::strategy, seed, runs);
  }

  /**
   * Executions that end when a thread fails.
   *
   * @param enough whether the results suffice; called at points where these do not depend on the
   *     number of threads
   */
  public Explorer explorerOfFailures(BooleanSupplier enough) {
    return RandomWalk.untilFailure(this::strategy, seed, runs, enough);
  }

  private Strategy strategy(RandomGenerator random) {
    return switch (scheduler) {
      case RANDOM -> new UniformChoice(random);
      case PCT -> new PriorityChangePoints(random, depth);
      case POS -> new PartialOrderSampling(random);
      case SURW -> new SelectivelyUniformWalk(random);
    };
  }
}
