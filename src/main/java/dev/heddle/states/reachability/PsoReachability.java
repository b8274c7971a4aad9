// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.attack.Robustness;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.finite.FiniteProgram;
import dev.heddle.states.finite.NotFiniteException;
import dev.heddle.states.finite.PendingStoreSearch;
import java.util.List;

/**
 * Decides whether the goal can be reached under PSO. If the program is robust, the search under SC
 * decides. Otherwise two methods take turns: the direct search with increasing buffers, which finds
 * computations, and {@link PendingStoreSearch}, which finds proofs; the lazy method exists for TSO
 * only.
 */
public final class PsoReachability {
  /** The most states of the direct search, which are large and slow. */
  private static final long MOST_PLAIN = 1_000_000;

  /** The most states of the abstraction, at first and at all. */
  private static final long FEW_ABSTRACT = 20_000;

  private static final long MOST_ABSTRACT = 1_000_000;

  private final ParallelProgram program;
  private final SearchLog log = new SearchLog();

  private PsoReachability(ParallelProgram program) {
    this.program = program;
  }

  /**
   * @param longest the longest buffers that are tried if no other bound exists
   */
  public static Reachability run(ParallelProgram program, int longest, StateLimits limits) {
    return new PsoReachability(program).decide(longest, limits);
  }

  private Reachability decide(int longest, StateLimits limits) {
    Reachability sc = LazyReachability.sc(program, limits, log);
    if (sc.answer() != Reachability.Answer.UNREACHABLE) {
      return sc;
    }
    PendingStoreSearch values;
    try {
      values = new PendingStoreSearch(FiniteProgram.of(program, limits));
    } catch (NotFiniteException _) {
      return buffered(longest, limits);
    }
    values.run(FEW_ABSTRACT, limits);
    if (values.isComplete()) {
      return values.isProof() ? unreachable(values) : buffered(longest, limits);
    }
    Turns.Method buffered = new Turns.Method(1, l -> buffered(longest, l));
    Turns.Method abstracted = new Turns.Method(1, l -> abstracted(values, l));
    return Turns.run(List.of(buffered, abstracted), limits);
  }

  private Reachability abstracted(PendingStoreSearch values, StateLimits limits) {
    Limit limit = values.run(MOST_ABSTRACT, limits);
    return values.isProof()
        ? unreachable(values)
        : Reachability.stopped(limit == null ? Limit.Budget.STATES : limit);
  }

  private Reachability unreachable(PendingStoreSearch values) {
    return log.with(values.effort())
        .unreachable(Reachability.Method.VALUES, "no thread can read the values that it needs");
  }

  /** By robustness or with buffers of increasing length. */
  private Reachability buffered(int longest, StateLimits limits) {
    Robustness.Result robust = Robustness.decide(program, MemoryModel.PSO, limits);
    log.asked(robust.queries(), robust.effort());
    if (robust.limit() != null) {
      return log.unknown(Reachability.Method.LAZY, robust.limit());
    }
    return robust.isRobust()
        ? log.unreachable(Reachability.Method.LAZY, "the program is robust")
        : plain(longest, limits);
  }

  private Reachability plain(int longest, StateLimits limits) {
    int most = WaitingStores.most(program);
    StateLimits own = limits.share(MOST_PLAIN);
    for (int bound = most < 0 ? 1 : most; ; bound++) {
      BufferedSearch.Result found = BufferedSearch.run(program, MemoryModel.PSO, bound, own);
      limits.charge(found.effort().states());
      log.searched(found.effort());
      if (found.reached()) {
        return log.reached(
            Reachability.Method.BUFFERS, Computation.run(program, MemoryModel.PSO, found.events()));
      }
      if (found.limit() != null) {
        return log.unknown(
            Reachability.Method.BUFFERS, new Limit.WithinBuffers(found.limit(), bound));
      }
      if (!found.cut()) {
        return log.unreachable(
            Reachability.Method.BUFFERS,
            "at most " + bound + " stores can wait, and all was tried");
      }
      if (bound >= longest) {
        return log.unknown(Reachability.Method.BUFFERS, new Limit.BufferLength(bound));
      }
    }
  }
}
