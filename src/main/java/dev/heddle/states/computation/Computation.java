// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * A computation that has been run: the events, each with what it did. There is none that the
 * machine cannot do.
 */
public record Computation(
    ParallelProgram program, MemoryModel model, List<Entry> entries, boolean goal) {
  /**
   * @param touches whether there are an address and a value
   * @param written what an atomic command that read the value wrote, if it did
   */
  public record Entry(
      ComputationEvent event, boolean touches, long address, long value, OptionalLong written) {}

  public Computation {
    entries = List.copyOf(entries);
  }

  /**
   * Runs the events, and in the end flushes what is left.
   *
   * @throws IllegalStateException if one of them is impossible: a bug of the one who made them
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
