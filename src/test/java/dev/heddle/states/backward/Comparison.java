// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.StateLimits;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.finite.FiniteProgram;
import dev.heddle.states.finite.NotFiniteException;
import dev.heddle.states.finite.PendingStoreSearch;
import dev.heddle.states.finite.ValueSetFilter;
import dev.heddle.states.finite.ValueSetSearch;
import dev.heddle.states.reachability.BufferedSearch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The answers of the search with load buffers for a program, compared with those of {@link
 * BufferedSearch}, which shares no code with it and tries one bound of the buffers after the other.
 */
record Comparison(Known known, List<String> mistakes) {
  /** What the exhaustive search knows. */
  enum Known {
    REACHED,
    UNREACHED,
    OPEN
  }

  /** How to search backwards. */
  private enum Way {
    PLAIN(20_000),
    REDUCED(20_000),
    FILTERED(200_000);

    private final long elements;

    Way(long elements) {
      this.elements = elements;
    }
  }

  private static final int LONGEST = 5;
  private static final long STATES = 60_000;

  /**
   * Under PSO, whether the abstraction excludes a goal that is reached.
   *
   * @return what the exhaustive search knows, and perhaps a mistake
   */
  static Comparison pso(ParallelProgram program) throws NotFiniteException {
    Known known = exhaustive(program, MemoryModel.PSO);
    PendingStoreSearch values =
        new PendingStoreSearch(FiniteProgram.of(program, StateLimits.none()));
    values.run(Long.MAX_VALUE / 2, StateLimits.none());
    boolean wrong = values.isProof() && known == Known.REACHED;
    return new Comparison(
        values.isProof() ? Known.UNREACHED : known,
        wrong ? List.of("excluded by the abstraction of PSO") : List.of());
  }

  /**
   * @param plain whether to search without reductions, too
   */
  static Comparison of(ParallelProgram program, boolean plain) throws NotFiniteException {
    Known known = exhaustive(program, MemoryModel.TSO);
    List<String> mistakes = new ArrayList<>();
    for (Way way : Way.values()) {
      if (plain || way != Way.PLAIN) {
        String mistake = mistake(program, way, known);
        if (!mistake.isEmpty()) {
          mistakes.add(way + " " + mistake);
        }
      }
    }
    return new Comparison(known, mistakes);
  }

  /** The mistakes as text, for a comparison in other classes. */
  static String text(String family, String seed) throws NotFiniteException {
    ParallelProgram program = HardAutomata.valueOf(family).program(Long.parseLong(seed));
    List<String> mistakes = new ArrayList<>(of(program, false).mistakes());
    mistakes.addAll(pso(program).mistakes());
    return String.join("\n", mistakes);
  }

  private static Known exhaustive(ParallelProgram program, MemoryModel model) {
    for (int bound = 1; bound <= LONGEST; bound++) {
      StateLimits limits = new StateLimits(STATES, Duration.ofDays(1));
      BufferedSearch.Result found = BufferedSearch.run(program, MemoryModel.TSO, bound, limits);
      if (found.reached()) {
        return Known.REACHED;
      }
      if (found.limit() != null) {
        return Known.OPEN;
      }
      if (!found.cut()) {
        return Known.UNREACHED;
      }
    }
    return Known.OPEN;
  }

  private static String mistake(ParallelProgram program, Way way, Known known)
      throws NotFiniteException {
    FiniteProgram finite = FiniteProgram.of(program, StateLimits.none());
    ValueSetSearch values = new ValueSetSearch(finite);
    values.run(Long.MAX_VALUE / 2, StateLimits.none());
    ValueSetFilter filter = way == Way.FILTERED ? new ValueSetFilter(finite, values) : null;
    LoadBufferReachability search =
        new LoadBufferReachability(finite, filter, way != Way.PLAIN, Long.MAX_VALUE);
    search.search().run(way.elements, StateLimits.none());
    return switch (search.search().state()) {
      case OPEN -> way == Way.FILTERED ? "not decided" : "";
      case UNREACHED -> known == Known.REACHED ? "unreachable" : "";
      case REACHED ->
          known == Known.UNREACHED || !isRun(program, search)
              ? "reachable"
              : values.isProof() ? "excluded by the abstraction" : "";
    };
  }

  private static boolean isRun(ParallelProgram program, LoadBufferReachability search) {
    try {
      return Computation.run(program, MemoryModel.TSO, search.events()).goal();
    } catch (IllegalStateException _) {
      return false;
    }
  }
}
