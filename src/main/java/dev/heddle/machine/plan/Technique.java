// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.plan;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What a search does to save work. No technique changes a verdict, so each can be switched off
 * alone; with all of them off, the search is the textbook algorithm. Those of {@link #COARSE}
 * change how many executions there are. The pages in docs/internals say why each is right.
 */
public enum Technique {
  /** Races whose decision cannot change are examined once. See settled-races.md. */
  SETTLED_RACES,

  /** Threads that only read from some point on are placed last. See deferred-reads.md. */
  DEFERRED_READS,

  /**
   * Accesses of memory that no other thread can observe are no events. See confined-locations.md.
   */
  CONFINED_LOCATIONS,

  /** A sequence of joins is passed at once when all its threads have ended. See joins.md. */
  DEFERRED_JOINS,

  /** What a thread computes between joins is remembered by its state. See joins.md. */
  REMEMBERED_JOINS,

  /** Rounds of waiting loops are left out where that loses no behaviour. See waiting.md. */
  ROUNDS,

  /** A waiting loop becomes one event, enabled when its test passes. See waiting.md. */
  AWAITS,

  /** Local code that runs often is translated to bytecode. See bytecode.md. */
  TRANSLATION,

  /** Updates whose results nobody uses are not ordered. See commuting-updates.md. */
  COMMUTING_UPDATES,

  /** Stores that only deferred reads read are not ordered. See blind-locations.md. */
  BLIND_LOCATIONS,

  /** Arrivals at a barrier are not ordered. See barriers.md. */
  BARRIERS,

  /** Posts of a semaphore are not ordered. See counted-cells.md. */
  SEMAPHORES,

  /** Readers of a lock are not ordered. See counted-cells.md. */
  READ_LOCKS,

  /** Equal threads begin in one order. See twins.md. */
  TWINS,

  /** Some executions between those of the search are random. See sampling.md. */
  SAMPLING,

  /** Several threads share one search. See parallel-search.md. */
  SHARING;

  /** Techniques that explore fewer classes than traces: what no thread observes is left open. */
  public static final Set<Technique> COARSE =
      Collections.unmodifiableSet(
          EnumSet.of(COMMUTING_UPDATES, BLIND_LOCATIONS, BARRIERS, SEMAPHORES, READ_LOCKS, TWINS));

  /** The technique with a name such as {@code deferred-reads}. */
  public static Optional<Technique> named(String name) {
    return Arrays.stream(values()).filter(t -> t.toString().equals(name)).findFirst();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
