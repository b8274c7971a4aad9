// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.computation.BufferedState;
import dev.heddle.states.computation.ComputationEvent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether the goal can be reached under SC: states under TSO, each store flushed at once. */
final class ScByBruteForce {
  private ScByBruteForce() {}

  static boolean reaches(ParallelProgram program) {
    Set<BufferedState.Key> seen = new HashSet<>();
    Deque<BufferedState> todo =
        new ArrayDeque<>(List.of(new BufferedState(program, MemoryModel.TSO)));
    while (!todo.isEmpty()) {
      BufferedState state = todo.removeFirst();
      if (state.isGoal()) {
        return true;
      }
      for (int t = 0; t < program.threads().size(); t++) {
        for (int i = 0; i < program.threads().get(t).transitions().size(); i++) {
          BufferedState next = state.copy();
          boolean possible =
              next.apply(new ComputationEvent(t, i)) != null
                  && (next.buffered(t) == 0 || next.apply(ComputationEvent.flush(t)) != null);
          if (possible && seen.add(next.key())) {
            todo.addLast(next);
          }
        }
      }
    }
    return false;
  }
}
