// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.plan;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which techniques a search uses. Immutable.
 *
 * @param without those that are switched off
 */
public record Plan(Set<Technique> without) {
  /** Every technique. */
  public static final Plan FULL = new Plan(EnumSet.noneOf(Technique.class));

  /** Every technique that leaves the number of executions as it is: each trace is one. */
  public static final Plan TRACES = FULL.without(Technique.COARSE);

  public Plan {
    without = Collections.unmodifiableSet(new TreeSet<>(without));
  }

  public boolean uses(Technique technique) {
    return !without.contains(technique);
  }

  /** The same with one technique less. */
  public Plan without(Technique technique) {
    return without(Set.of(technique));
  }

  /** The same with fewer techniques. */
  public Plan without(Set<Technique> others) {
    Set<Technique> all = new TreeSet<>(without);
    all.addAll(others);
    return new Plan(all);
  }

  /** Such as {@code deferred-reads=off}; empty if all techniques are used. */
  @Override
  public String toString() {
    return without.stream().map(t -> t + "=off").collect(Collectors.joining(","));
  }
}
