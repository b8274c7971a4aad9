// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.attack.Robustness;
import dev.heddle.states.computation.Computation;

/**
 * Decides whether the goal can be reached under PSO. If the program is robust, the search under SC
 * decides. Otherwise the direct search does, with increasing buffers; the lazy method exists for
 * TSO only.
 */
public final class PsoReachability {
  /** The most states of the direct search, which are large and slow. */
  private static final long MOST_PLAIN = 1_000_000;

  private final ParallelProgram program;
  private final StateLimits limits;
  private final SearchLog log = new SearchLog();

  private PsoReachability(ParallelProgram program, StateLimits limits) {
    this.program = program;
    this.limits = limits;
  }

  /**
   * @param longest the longest buffers that are tried if no other bound exists
   */
  public static Reachability run(ParallelProgram program, int longest, StateLimits limits) {
    return new PsoReachability(program, limits).run(longest);
  }

  private Reachability run(int longest) {
    Reachability sc = LazyReachability.sc(program, limits);
    if (sc.answer() != Reachability.Answer.UNREACHABLE) {
      return sc;
    }
    log.searched(sc.effort());
    Robustness.Result robust = Robustness.decide(program, MemoryModel.PSO, limits);
    log.asked(robust.queries(), robust.effort());
    if (robust.limit() != null) {
      return log.unknown(Reachability.Method.LAZY, robust.limit());
    }
    return robust.isRobust()
        ? log.unreachable(Reachability.Method.LAZY, "the program is robust")
        : plain(longest);
  }

  private Reachability plain(int longest) {
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
