// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

import dev.heddle.program.automaton.ParallelProgram;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that acts out another's computations with buffers, and how to tell them.
 *
 * @param meanings what each transition of each thread means in the original
 */
public record Instrumented(ParallelProgram program, List<List<Meaning>> meanings) {
  /**
   * What a transition means in the original program.
   *
   * @param transition that is taken there; -1 if none is
   * @param flushes whether a buffered store then reaches memory: the one of the transition, else
   *     the thread's oldest
   */
  public record Meaning(int transition, boolean flushes) {
    public static final Meaning NOTHING = new Meaning(-1, false);
    public static final Meaning FLUSH = new Meaning(-1, true);
  }

  /** The events of the original program that a run means. */
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
