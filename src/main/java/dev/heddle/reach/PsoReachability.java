package dev.heddle.reach;

import dev.heddle.program.automaton.ParallelProgram;

/**
 * Can the goal be reached under PSO? If the program is robust, SC tells. Else the plain search
 * does, with longer and longer buffers: how to let stores wait lazily is known for TSO only.
 */
public final class PsoReachability {
  /** Plain states are large, and the search of them is slow. */
  private static final long MOST_PLAIN = 1_000_000;

  private final ParallelProgram program;
  private final Limits limits;
  private final Log log = new Log();

  private PsoReachability(ParallelProgram program, Limits limits) {
    this.program = program;
    this.limits = limits;
  }

  /**
   * @param longest buffers that are tried, if nothing else bounds them
   */
  public static Reachability run(ParallelProgram program, int longest, Limits limits) {
    return new PsoReachability(program, limits).run(longest);
  }

  private Reachability run(int longest) {
    Reachability sc = LazyReachability.sc(program, limits);
    if (sc.answer() != Reachability.Answer.UNREACHABLE) {
      return sc;
    }
    log.searched(sc.effort());
    Robustness.Result robust = Robustness.decide(program, Buffering.PSO, limits);
    log.asked(robust.queries(), robust.effort());
    if (robust.limit() != null) {
      return log.unknown(robust.limit());
    }
    return robust.isRobust() ? log.unreachable("the program is robust") : plain(longest);
  }

  private Reachability plain(int longest) {
    int most = WaitingStores.most(program);
    Limits own = limits.share(MOST_PLAIN);
    for (int bound = most < 0 ? 1 : most; ; bound++) {
      BufferedSearch.Result found = BufferedSearch.run(program, Buffering.PSO, bound, own);
      limits.charge(found.effort().states());
      log.searched(found.effort());
      if (found.reached()) {
        return log.reached(Computation.run(program, Buffering.PSO, found.events()));
      }
      if (found.limit() != null) {
        return log.unknown(found.limit() + ", with at most " + bound + " stores in a buffer");
      }
      if (!found.cut()) {
        return log.unreachable("at most " + bound + " stores can wait, and all was tried");
      }
      if (bound >= longest) {
        return log.unknown("at most " + bound + " stores in a buffer");
      }
    }
  }
}
