// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A computation that has been run: its events, each with its effect. Only possible computations
 * exist.
 */
public record Computation(
    ParallelProgram program, MemoryModel model, List<Entry> entries, boolean goal) {
  /**
   * @param touches whether the event accessed an address
   * @param written the value that an atomic command wrote, if it wrote one
   */
  public record Entry(
      ComputationEvent event, boolean touches, long address, long value, OptionalLong written) {}

  public Computation {
    entries = List.copyOf(entries);
  }

  /**
   * Runs the events, then flushes the remaining stores.
   *
   * @throws IllegalStateException if one of them is impossible, which is a bug of the caller
   */
  public static Computation run(
      ParallelProgram program, MemoryModel model, List<ComputationEvent> events) {
    BufferedState state = new BufferedState(program, model);
    List<Entry> entries = new ArrayList<>();
    for (ComputationEvent event : events) {
      entries.add(run(state, event));
    }
    for (int t = 0; t < program.threads().size(); t++) {
      while (state.buffered(t) > 0) {
        entries.add(run(state, ComputationEvent.flush(t)));
      }
    }
    return new Computation(program, model, entries, state.isGoal());
  }

  private static Entry run(BufferedState state, ComputationEvent event) {
    BufferedState.Effect effect = state.apply(event);
    if (effect == null) {
      throw new IllegalStateException("impossible event " + event);
    }
    return new Entry(event, effect.touches(), effect.address(), effect.value(), effect.written());
  }
}
