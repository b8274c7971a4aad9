// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.backward;

import dev.heddle.states.computation.ComputationEvent;
import dev.heddle.states.finite.FiniteProgram;
import dev.heddle.states.finite.ValueSetFilter;
import java.util.List;

/** Reachability of a finite program under TSO by {@link LoadBufferSemantics}. */
public final class LoadBufferReachability {
  private final FiniteProgram program;
  private final BackwardSearch search;

  /**
   * @param filter that excludes elements; null for none
   * @param reduced whether to leave out steps that are not needed
   * @param mostElements that are kept at the same time
   */
  public LoadBufferReachability(
      FiniteProgram program, ValueSetFilter filter, boolean reduced, long mostElements) {
    this.program = program;
    search = new BackwardSearch(new LoadBufferSemantics(program, filter, reduced), mostElements);
  }

  public BackwardSearch search() {
    return search;
  }

  /** The events of a computation of the original program, if the goal was reached. */
  public List<ComputationEvent> events() {
    return StoreBufferRun.events(program, search.way());
  }
}
