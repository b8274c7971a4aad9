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

  /** Every store with every access of the same thread that it may be delayed past. */
  static List<Attack> all(ParallelProgram program, Buffering buffering) {
    List<Attack> all = new ArrayList<>();
    for (int t = 0; t < program.threads().size(); t++) {
      List<Transition> transitions = program.threads().get(t).transitions();
      for (int s = 0; s < transitions.size(); s++) {
        for (int l = 0; l < transitions.size(); l++) {
          if (transitions.get(s).command() instanceof Command.Store
              && isPassed(transitions.get(l).command(), buffering)) {
            all.add(new Attack(t, s, l));
          }
        }
      }
    }
    return all;
  }

  private static boolean isPassed(Command command, Buffering buffering) {
    return command instanceof Command.Load
        || buffering == Buffering.PSO && command instanceof Command.Store;
  }

  /** Those of a thread whose access can be reached from the store without draining the buffer. */
  static Set<Attack> plausible(ParallelProgram program, Buffering buffering, int thread) {
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
          if (isPassed(command, buffering)) {
            plausible.add(new Attack(thread, s, i));
          }
        }
      }
    }
    return plausible;
  }
}
