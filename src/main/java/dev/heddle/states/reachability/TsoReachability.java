// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.limit.Limit;
import dev.heddle.program.SourcePosition;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Oracle;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.finite.FiniteProgram;
import dev.heddle.states.finite.NotFiniteException;
import java.util.List;

/**
 * Decides whether the goal can be reached under TSO, by several methods: the states under SC, an
 * abstraction, and then {@link LazyReachability} and {@link FiniteReachability} in turns. The lazy
 * method finds computations in large programs and proves robust programs; the backward search
 * decides every finite program.
 */
public final class TsoReachability {
  /** Expanding an element takes about as long as visiting so many states. */
  private static final int ELEMENT_COST = 16;

  private TsoReachability() {}

  /**
   * @param oracles of the lazy method, cheap ones first
   * @param mostRounds the most rounds of each construction of the lazy method
   */
  public static Reachability run(
      ParallelProgram program, List<? extends Oracle> oracles, int mostRounds, StateLimits limits) {
    SearchLog log = new SearchLog();
    Reachability sc = LazyReachability.sc(program, limits, log);
    if (sc.answer() != Reachability.Answer.UNREACHABLE) {
      return sc;
    }
    FiniteReachability finite;
    try {
      finite = new FiniteReachability(program, FiniteProgram.of(program, limits), log);
    } catch (NotFiniteException e) {
      return explain(LazyReachability.beyondSc(program, oracles, mostRounds, limits, log), e);
    }
    Reachability quick = finite.quick(limits);
    if (quick != null) {
      return quick;
    }
    Turns.Method lazy =
        new Turns.Method(1, l -> LazyReachability.beyondSc(program, oracles, mostRounds, l, log));
    Turns.Method complete = new Turns.Method(ELEMENT_COST, finite::complete);
    return Turns.run(List.of(lazy, complete), limits);
  }

  /** By the abstraction with values and the search backwards only. */
  public static Reachability backward(ParallelProgram program, StateLimits limits) {
    try {
      FiniteProgram finite = FiniteProgram.of(program, limits);
      return new FiniteReachability(program, finite, new SearchLog()).complete(limits);
    } catch (NotFiniteException e) {
      return Reachability.stopped(
          new Limit.Unsupported("not searched backwards: " + e.getMessage(), SourcePosition.NONE));
    }
  }

  private static Reachability explain(Reachability found, NotFiniteException why) {
    return found.limit() instanceof Limit.LazyRounds
        ? found.unknown(new Limit.NotFinite(found.limit(), why.getMessage()))
        : found;
  }
}
