// SPDX-License-Identifier: Apache-2.0
package dev.heddle.bench;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Compares a measurement with an earlier one. A difference is beyond noise if the medians are at
 * least 5 % apart and the ranges of the samples do not meet: the slowest JVM of one run was faster
 * than the fastest of the other. Without a change that happens to 1 in 10 lines by chance with 3
 * JVMs each, and to 1 in 126 with 5; so one line alone says little.
 */
public record Comparison(Measurement now, Measurement then) {
  private static final double LEAST = 0.05;

  /** By chance more often than this, ranges apart say nothing. */
  private static final double MOST_CHANCE = 0.1;

  /** With the run before, where it has the same line. */
  public static Optional<Comparison> of(Measurement now, List<Measurement> run) {
    return run.stream().filter(now::isLike).findFirst().map(then -> new Comparison(now, then));
  }

  public double change() {
    return now.median() / then.median() - 1;
  }

  public boolean isBeyondNoise() {
    boolean apart = now.slowest() > then.fastest() || now.fastest() < then.slowest();
    return apart && chance() <= MOST_CHANCE && Math.abs(change()) >= LEAST;
  }

  /** How often the ranges of so many samples are apart if nothing changed: 2 in (n + m over n). */
  private double chance() {
    double chance = 2;
    for (int i = 1; i <= now.samples().size(); i++) {
      chance *= (double) i / (then.samples().size() + i);
    }
    return chance;
  }

  private String verdict() {
    if (chance() > MOST_CHANCE) {
      return "too few JVMs to tell";
    }
    return isBeyondNoise() ? (change() > 0 ? "faster" : "SLOWER") : "within noise";
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%-22s %-4s %10.0f -> %10.0f execs/s %+6.1f%%  %s",
        now.name(),
        now.model(),
        then.median(),
        now.median(),
        change() * 100,
        verdict());
  }
}
