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
  SETTLED_RACES("examine races once if their decision cannot change"),

  /** Threads that only read from some point on are placed last. See deferred-reads.md. */
  DEFERRED_READS("place threads last that only read from some point on"),

  /** A sequence of joins is passed at once when all its threads have ended. See joins.md. */
  DEFERRED_JOINS("pass a sequence of joins when all its threads have ended"),

  /** What a thread computes between joins is remembered by its state. See joins.md. */
  REMEMBERED_JOINS("repeat what a thread computed between joins without running it"),

  /** Rounds of waiting loops are left out where that loses no behaviour. See waiting.md. */
  ROUNDS("leave out rounds of waiting loops"),

  /** A waiting loop becomes one event, enabled when its test passes. See waiting.md. */
  AWAITS("make a waiting loop one event that is enabled when its test passes"),

  /** Local code that runs often is translated to bytecode. See bytecode.md. */
  TRANSLATION("translate local code that runs often to bytecode"),

  /** Updates whose results nobody uses are not ordered. See commuting-updates.md. */
  COMMUTING_UPDATES("leave the order of updates open whose results nobody uses"),

  /** Stores that only deferred reads read are not ordered. See blind-locations.md. */
  BLIND_LOCATIONS("leave the order of stores open that only deferred reads read"),

  /** Arrivals at a barrier are not ordered. See barriers.md. */
  BARRIERS("leave the order of arrivals at barriers open"),

  /** Posts of a semaphore are not ordered. See counted-cells.md. */
  SEMAPHORES("leave the order of posts of semaphores open"),

  /** Readers of a lock are not ordered. See counted-cells.md. */
  READ_LOCKS("leave the order of readers open that take and release a lock"),

  /** Equal threads make their first events in one order. See twins.md. */
  TWINS("let equal threads begin in one order"),

  /** Now and then some executions are chosen by chance. See sampling.md. */
  SAMPLING("look for errors in random executions now and then"),

  /** Several threads share one search. See parallel-search.md. */
  SHARING("share the search among threads");

  /** Techniques that explore fewer classes than traces: what no thread observes is left open. */
  public static final Set<Technique> COARSE =
      Collections.unmodifiableSet(
          EnumSet.of(COMMUTING_UPDATES, BLIND_LOCATIONS, BARRIERS, SEMAPHORES, READ_LOCKS, TWINS));

  private final String summary;

  Technique(String summary) {
    this.summary = summary;
  }

  /** What it does, in a few words. */
  public String summary() {
    return summary;
  }

  /** The technique with a name such as {@code deferred-reads}. */
  public static Optional<Technique> named(String name) {
    return Arrays.stream(values()).filter(t -> t.toString().equals(name)).findFirst();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
