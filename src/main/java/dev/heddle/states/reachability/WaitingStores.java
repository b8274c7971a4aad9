// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Arrays;

/**
 * The number of stores of a thread that can wait at the same time, as bounded by fences and locks.
 */
public final class WaitingStores {
  private WaitingStores() {}

  /** The maximum over all threads; -1 if a cycle stores without waiting. */
  public static int most(ParallelProgram program) {
    int most = 0;
    for (Automaton thread : program.threads()) {
      int own = most(thread);
      if (own < 0) {
        return -1;
      }
      most = Math.max(most, own);
    }
    return most;
  }

  /**
   * Longest paths, relaxed until nothing changes; a length greater than the number of stores means
   * a cycle.
   */
  private static int most(Automaton thread) {
    int stores = 0;
    for (Transition t : thread.transitions()) {
      stores += t.command() instanceof TransitionCommand.Store ? 1 : 0;
    }
    int[] waiting = new int[thread.states().size()];
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Transition t : thread.transitions()) {
        int behind =
            t.command().drains()
                ? 0
                : waiting[t.source()] + (t.command() instanceof TransitionCommand.Store ? 1 : 0);
        if (behind > waiting[t.target()]) {
          waiting[t.target()] = behind;
          changed = true;
        }
        if (behind > stores) {
          return -1;
        }
      }
    }
    return Arrays.stream(waiting).max().orElse(0);
  }
}
