// SPDX-License-Identifier: Apache-2.0
package dev.heddle.machine.event;

import static dev.heddle.machine.state.Threads.BASE;
import static dev.heddle.machine.state.Threads.DRAINED;
import static dev.heddle.machine.state.Threads.LOCATION;
import static dev.heddle.machine.state.Threads.NEXT;
import static dev.heddle.machine.state.Threads.PC;
import static dev.heddle.machine.state.Threads.STORES;

import dev.heddle.machine.code.Code;
import dev.heddle.machine.code.Opcode;
import dev.heddle.machine.code.ReadOnlySuffixAnalysis;
import dev.heddle.machine.plan.Technique;
import dev.heddle.machine.plan.TechniqueException;
import dev.heddle.machine.state.Configuration;
import dev.heddle.machine.state.Memory;
import dev.heddle.machine.state.Threads;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Locations;
import java.util.HashSet;
import java.util.Set;

/**
 * Threads that only load and compute until they end. Which threads these are depends on each thread
 * alone, so equivalent schedules have the same ones. If their reads are deferred, they do not move
 * until all other threads are done.
 */
public final class ReadOnlyThreads {
  private final Code code;
  private final Threads threads;
  private final Memory memory;
  private final Locations locations;
  private final Joins joins;
  private final ConfinedLocations confined;

  /**
   * False if loops may wait: a round must not be dropped if a deferred read belongs between its
   * events.
   */
  private final boolean mayDefer;

  private ReadOnlySuffixAnalysis analysis;
  private boolean deferred;

  public ReadOnlyThreads(Configuration configuration, Joins joins, ConfinedLocations confined) {
    this.code = configuration.code;
    this.threads = configuration.threads;
    this.memory = configuration.memory;
    this.locations = configuration.locations;
    this.joins = joins;
    this.confined = confined;
    this.mayDefer =
        configuration.options.plan().uses(Technique.DEFERRED_READS) && !code.loops.exist();
  }

  /** Sets whether their reads are deferred. */
  public void defer(boolean reads) {
    deferred = reads && mayDefer;
    if (deferred && analysis == null) {
      analysis = new ReadOnlySuffixAnalysis(code, confined::isAssumed);
    }
  }

  public boolean areDeferred() {
    return deferred;
  }

  /**
   * The accesses that executions suggest to be of confined memory; none if that would not defer
   * more of the loads that were made.
   */
  public Set<Integer> suggestConfined() {
    Set<Integer> loads = new HashSet<>(confined.observed());
    Set<Integer> suggested = confined.suggested();
    if (!deferred) {
      return Set.of();
    }
    loads.removeAll(suggested);
    ReadOnlySuffixAnalysis more = new ReadOnlySuffixAnalysis(code, suggested::contains);
    boolean gains =
        loads.stream()
            .anyMatch(pc -> code.ops[pc] == Opcode.LOAD && more.from(pc) && !analysis.from(pc));
    return gains ? suggested : Set.of();
  }

  /** Whether a thread's next event is a deferred load. */
  boolean isDeferred(int t) {
    return deferred && isReadOnly(t);
  }

  private boolean isReadOnly(int t) {
    int[] s = threads.state;
    int at = t * Threads.WIDTH;
    if (!analysis.from(threads.frames[t], s[at + BASE], s[at + PC])
        || !isDrained(s, at)
        || !memory.isGlobal(locations.address(s[at + LOCATION]))) {
      return false;
    }
    if (locations.mixed()) {
      throw new TechniqueException(Technique.DEFERRED_READS);
    }
    return true;
  }

  /**
   * Whether all stores of a thread are in memory; otherwise a load may have to read an own store.
   */
  private static boolean isDrained(int[] s, int at) {
    return s[at + STORES] == s[at + DRAINED];
  }

  /**
   * The first of these threads whose next event is a load, and whose twin before it has begun; -1
   * if there is none.
   */
  public int first(Twins twins) {
    for (int t = joins.firstUnended(0);
        deferred && t < threads.count();
        t = joins.firstUnended(t + 1)) {
      if (threads.state[t * Threads.WIDTH + NEXT] == Kind.READ
          && !twins.isHeldBack(t)
          && isReadOnly(t)) {
        return t;
      }
    }
    return -1;
  }
}
