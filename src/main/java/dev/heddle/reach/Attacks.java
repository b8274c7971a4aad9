package dev.heddle.reach;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.Command;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Attacks on a program: which there are, and which of them can be worth a search. */
final class Attacks {
  private Attacks() {}

  /** Every store with every load of the same thread. */
  static List<Attack> all(ParallelProgram program) {
    List<Attack> all = new ArrayList<>();
    for (int t = 0; t < program.threads().size(); t++) {
      List<Transition> transitions = program.threads().get(t).transitions();
      for (int s = 0; s < transitions.size(); s++) {
        for (int l = 0; l < transitions.size(); l++) {
          if (transitions.get(s).command() instanceof Command.Store
              && transitions.get(l).command() instanceof Command.Load) {
            all.add(new Attack(t, s, l));
          }
        }
      }
    }
    return all;
  }

  /** Those of a thread whose load can be reached from the store without draining the buffer. */
  static Set<Attack> plausible(ParallelProgram program, int thread) {
    Automaton automaton = program.threads().get(thread);
    Set<Attack> plausible = new LinkedHashSet<>();
    List<List<Integer>> leaving = automaton.leaving();
    List<Transition> transitions = automaton.transitions();
    for (int s = 0; s < transitions.size(); s++) {
      if (!(transitions.get(s).command() instanceof Command.Store)) {
        continue;
      }
      BitSet seen = new BitSet();
      List<Integer> todo = new ArrayList<>(List.of(transitions.get(s).target()));
      while (!todo.isEmpty()) {
        int q = todo.removeLast();
        if (seen.get(q)) {
          continue;
        }
        seen.set(q);
        for (int i : leaving.get(q)) {
          Command command = transitions.get(i).command();
          if (!command.drains()) {
            todo.add(transitions.get(i).target());
          }
          if (command instanceof Command.Load) {
            plausible.add(new Attack(thread, s, i));
          }
        }
      }
    }
    return plausible;
  }
}
