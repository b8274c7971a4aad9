// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

import dev.heddle.program.automaton.ParallelProgram;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that simulates computations with buffers of another program, and the meaning of its
 * transitions.
 *
 * @param meanings the meaning of each transition of each thread in the original
 */
public record Instrumented(ParallelProgram program, List<List<Meaning>> meanings) {
  /**
   * The meaning of a transition in the original program.
   *
   * @param transition of the original; -1 if there is none
   * @param flushes whether a buffered store then reaches memory: the store of the transition, else
   *     the thread's oldest one
   */
  public record Meaning(int transition, boolean flushes) {
    public static final Meaning NOTHING = new Meaning(-1, false);
    public static final Meaning FLUSH = new Meaning(-1, true);
  }

  /** The events of the original program that correspond to a run. */
  public List<ComputationEvent> events(List<Step> way) {
    List<ComputationEvent> events = new ArrayList<>();
    for (Step step : way) {
      Meaning meaning = meanings.get(step.thread()).get(step.transition());
      if (meaning.transition() >= 0) {
        events.add(new ComputationEvent(step.thread(), meaning.transition()));
      }
      if (meaning.flushes()) {
        boolean own = meaning.transition() >= 0;
        events.add(
            own ? ComputationEvent.flush(step.thread(), 0) : ComputationEvent.flush(step.thread()));
      }
    }
    return events;
  }
}
