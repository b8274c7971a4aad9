// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.attack;

import dev.heddle.model.MemoryModel;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.StateLimits;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The attacks on a program, and those of them that may be feasible. */
final class Attacks {
  private Attacks() {}

  /**
   * The number of attacks: pairs of a store and an access of its thread past which it may be
   * delayed.
   */
  static int count(ParallelProgram program, MemoryModel model) {
    long count = 0;
    for (Automaton thread : program.threads()) {
      long stores = 0;
      long passed = 0;
      for (Transition t : thread.transitions()) {
        stores += t.command() instanceof TransitionCommand.Store ? 1 : 0;
        passed += isPassed(t.command(), model) ? 1 : 0;
      }
      count += stores * passed;
    }
    return Math.clamp(count, 0, Integer.MAX_VALUE);
  }

  private static boolean isPassed(TransitionCommand command, MemoryModel model) {
    return command instanceof TransitionCommand.Load
        || model == MemoryModel.PSO && command instanceof TransitionCommand.Store;
  }

  /**
   * The attacks by a thread whose access can be reached from the store without emptying the buffer;
   * only some of them if the time is up.
   */
  static Set<Attack> plausible(
      ParallelProgram program, MemoryModel model, int thread, StateLimits limits) {
    Automaton automaton = program.threads().get(thread);
    Set<Attack> plausible = new LinkedHashSet<>();
    List<List<Integer>> leaving = automaton.leaving();
    List<Transition> transitions = automaton.transitions();
    BitSet before = before(automaton, model);
    for (int s = 0; s < transitions.size() && !limits.isLate(); s++) {
      if (!(transitions.get(s).command() instanceof TransitionCommand.Store)) {
        continue;
      }
      BitSet seen = new BitSet();
      List<Integer> todo = new ArrayList<>(List.of(transitions.get(s).target()));
      while (!todo.isEmpty()) {
        int q = todo.removeLast();
        if (seen.get(q) || !before.get(q)) {
          continue;
        }
        seen.set(q);
        for (int i : leaving.get(q)) {
          TransitionCommand command = transitions.get(i).command();
          if (!command.drains()) {
            todo.add(transitions.get(i).target());
          }
          if (isPassed(command, model)) {
            plausible.add(new Attack(thread, s, i));
          }
        }
      }
    }
    return plausible;
  }

  /** The states from which such an access can be reached without emptying the buffer. */
  private static BitSet before(Automaton thread, MemoryModel model) {
    BitSet passed = new BitSet();
    for (Transition t : thread.transitions()) {
      if (isPassed(t.command(), model)) {
        passed.set(t.source());
      }
    }
    return thread.reaching(passed, t -> !t.command().drains());
  }
}
