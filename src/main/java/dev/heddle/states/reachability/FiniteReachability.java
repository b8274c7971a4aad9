// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.limit.Limit;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.states.backward.LoadBufferReachability;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.finite.FiniteProgram;
import dev.heddle.states.finite.ValueSetFilter;
import dev.heddle.states.finite.ValueSetSearch;

/**
 * Reachability under TSO of a {@link FiniteProgram}, which always ends: first whether the values
 * that threads may read suffice for the goal, then backwards from the goal.
 */
final class FiniteReachability {
  /** The most states of the abstraction, at first and at all. */
  private static final long FEW_ABSTRACT = 20_000;

  private static final long MOST_ABSTRACT = 300_000;

  /** Memory for an element, approximately. */
  private static final long ELEMENT_BYTES = 600;

  private static final String NO_VALUES = "no thread can read the values that it needs";

  private final ParallelProgram source;
  private final FiniteProgram program;
  private final SearchLog log;
  private final ValueSetSearch values;

  FiniteReachability(ParallelProgram source, FiniteProgram program, SearchLog log) {
    this.source = source;
    this.program = program;
    this.log = log;
    values = new ValueSetSearch(program);
  }

  /** An answer if the abstraction is small and proves that the goal is unreachable, or null. */
  Reachability quick(StateLimits limits) {
    values.run(FEW_ABSTRACT, limits);
    return values.isProof() ? unreachable() : null;
  }

  private Reachability unreachable() {
    return log.with(values.effort()).unreachable(Reachability.Method.VALUES, NO_VALUES);
  }

  /** Decides by the whole abstraction, or backwards. */
  Reachability complete(StateLimits limits) {
    Limit limit = values.run(MOST_ABSTRACT, limits);
    if (limit != null) {
      return Reachability.stopped(limit);
    }
    return values.isProof() ? unreachable() : backwards(limits);
  }

  private Reachability backwards(StateLimits limits) {
    ValueSetFilter filter = values.isComplete() ? new ValueSetFilter(program, values) : null;
    long most = Runtime.getRuntime().maxMemory() / 3 / ELEMENT_BYTES;
    LoadBufferReachability search = new LoadBufferReachability(program, filter, true, most);
    Limit limit = search.search().run(Long.MAX_VALUE / 2, limits);
    SearchLog all = log.with(values.effort()).with(search.search().effort());
    return switch (search.search().state()) {
      case REACHED ->
          all.reached(
              Reachability.Method.BACKWARD,
              Computation.run(source, MemoryModel.TSO, search.events()));
      case UNREACHED ->
          all.unreachable(
              Reachability.Method.BACKWARD, "the search backwards from the goal is complete");
      case OPEN -> all.unknown(Reachability.Method.BACKWARD, limit);
    };
  }
}
