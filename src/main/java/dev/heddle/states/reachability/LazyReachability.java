// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Oracle;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.computation.ComputationEvent;
import dev.heddle.states.computation.Instrumentation;
import dev.heddle.states.computation.Instrumented;
import dev.heddle.states.search.ScSearch;
import dev.heddle.states.search.SearchResult;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides whether the goal can be reached under TSO. It searches under SC, and delays stores only
 * where an oracle requires it (the paper's algorithm 1). If the oracle has no sequence, TSO has no
 * further states. Without cycles this ends. With cycles, the light construction on the program and
 * the full one on increasing unrollings alternate, and the first answer counts. If fences and locks
 * bound the number of waiting stores, a direct search under TSO alternates with them.
 */
public final class LazyReachability {
  /** The most states of the direct search, which are large and slow. */
  private static final long MOST_PLAIN = 1_000_000;

  private final ParallelProgram program;
  private final List<RememberingOracle> oracles;
  private final int mostRounds;
  private final StateLimits limits;
  private final SearchLog log;
  private final boolean cyclic;
  private final Instrumented plain;

  /** Null when it can find nothing more. */
  private LazyTsoLoop light;

  /** Null before its first round. */
  private LazyTsoLoop full;

  private int copies;

  private LazyReachability(
      ParallelProgram program,
      List<? extends Oracle> oracles,
      int mostRounds,
      StateLimits limits,
      SearchLog log) {
    this.program = program;
    this.log = log;
    this.oracles = oracles.stream().map(RememberingOracle::new).toList();
    this.mostRounds = mostRounds;
    this.limits = limits;
    cyclic = program.isCyclic();
    plain = plain(program);
  }

  /**
   * @param oracles cheap ones first
   * @param mostRounds the most rounds of each construction
   */
  public static Reachability run(
      ParallelProgram program, List<? extends Oracle> oracles, int mostRounds, StateLimits limits) {
    return new LazyReachability(program, oracles, mostRounds, limits, new SearchLog()).run();
  }

  /** Under SC, by one search of the program. */
  public static Reachability sc(ParallelProgram program, StateLimits limits) {
    return sc(program, limits, new SearchLog());
  }

  static Reachability sc(ParallelProgram program, StateLimits limits, SearchLog log) {
    return new LazyReachability(program, List.of(), 0, limits, log).sc();
  }

  /** Of a program whose goal is not reached under SC. */
  static Reachability beyondSc(
      ParallelProgram program,
      List<? extends Oracle> oracles,
      int mostRounds,
      StateLimits limits,
      SearchLog log) {
    return new LazyReachability(program, oracles, mostRounds, limits, log).alternate();
  }

  private Reachability sc() {
    SearchResult sc = ScSearch.run(program, limits);
    log.searched(sc.effort());
    if (sc.reached()) {
      return reachable(Reachability.Method.SC, plain.events(sc.way()));
    }
    return sc.limit() == null
        ? log.unreachable(Reachability.Method.SC, "every state under SC was seen")
        : log.unknown(Reachability.Method.SC, sc.limit());
  }

  /** The program as an instrumentation of itself. */
  static Instrumented plain(ParallelProgram program) {
    List<List<Instrumented.Meaning>> meanings = new ArrayList<>();
    for (Automaton thread : program.threads()) {
      Instrumentation same = new Instrumentation(thread);
      List<Instrumented.Meaning> meaning = new ArrayList<>();
      for (int i = 0; i < thread.transitions().size(); i++) {
        meaning.add(same.meaning(i));
      }
      meanings.add(meaning);
    }
    return new Instrumented(program, meanings);
  }

  private Reachability run() {
    Reachability sc = sc();
    if (sc.answer() != Reachability.Answer.UNREACHABLE) {
      return sc;
    }
    return alternate();
  }

  private LazyTsoLoop lazily(String name, Instrumented of, Extension.Kind kind) {
    return new LazyTsoLoop(name, of, kind, true, oracles, limits, log);
  }

  /** Alternates the constructions, so that the first answer does not depend on the machine. */
  private Reachability alternate() {
    light = lazily("light", plain, Extension.Kind.LIGHT);
    for (int round = 0; round < mostRounds; round++) {
      Reachability found = light == null ? null : light(round);
      if (found == null && cyclic && round == 0) {
        found = bounded();
      }
      if (found == null) {
        found = full();
      }
      if (found != null) {
        return found;
      }
    }
    return log.unknown(Reachability.Method.LAZY, new Limit.LazyRounds(mostRounds));
  }

  /** The result of a round that has one, else null. */
  private Reachability light(int round) {
    LazyTsoLoop.Outcome outcome = light.round();
    if (outcome == LazyTsoLoop.Outcome.CLOSED && round == 0) {
      return log.unreachable(Reachability.Method.LAZY, "the program is robust");
    }
    Reachability found = ended(light, outcome);
    if (outcome == LazyTsoLoop.Outcome.CLOSED) {
      light = null; // It would repeat itself, because the first stores remain.
    }
    return found;
  }

  /**
   * A round of the full construction. When it is closed, it has decided; with cycles, it starts
   * again with more copies.
   */
  private Reachability full() {
    if (full == null && cyclic) {
      Instrumented unrolled = Unrolling.of(program, ++copies);
      full = lazily("full, " + copies + " iterations", unrolled, Extension.Kind.FULL);
    } else if (full == null) {
      full = lazily("full", plain, Extension.Kind.FULL);
    }
    LazyTsoLoop.Outcome outcome = full.round();
    if (outcome == LazyTsoLoop.Outcome.CLOSED && !cyclic) {
      return log.unreachable(Reachability.Method.LAZY, "every delay of a store was tried");
    }
    Reachability found = ended(full, outcome);
    full = outcome == LazyTsoLoop.Outcome.CLOSED ? null : full;
    return found;
  }

  private Reachability ended(LazyTsoLoop construction, LazyTsoLoop.Outcome outcome) {
    return switch (outcome) {
      case REACHED -> reachable(Reachability.Method.LAZY, construction.events());
      case LIMIT -> log.unknown(Reachability.Method.LAZY, log.limit());
      case OPEN, CLOSED -> null;
    };
  }

  /** Decides by the direct search if the number of waiting stores is bounded; null if it is not. */
  private Reachability bounded() {
    int bound = WaitingStores.most(program);
    if (bound < 0) {
      return null;
    }
    BufferedSearch.Result found =
        BufferedSearch.run(program, MemoryModel.TSO, bound, limits.share(MOST_PLAIN));
    limits.charge(found.effort().states());
    log.searched(found.effort());
    if (found.reached()) {
      return reachable(Reachability.Method.BUFFERS, found.events());
    }
    return found.cut() || found.limit() != null
        ? null
        : log.unreachable(
            Reachability.Method.BUFFERS,
            "at most " + bound + " stores can wait, and all was tried");
  }

  private Reachability reachable(Reachability.Method by, List<ComputationEvent> events) {
    return log.reached(by, Computation.run(program, MemoryModel.TSO, events));
  }
}
