// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.computation.Instrumented;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A program without cycles that iterates the cycles of another at most so many times (theorem 4).
 */
final class Unrolling {
  private record Copy(int state, int round) {}

  private Unrolling() {}

  /** Unrolls with this many copies of each thread; a back edge leads to the next copy. */
  static Instrumented of(ParallelProgram program, int copies) {
    List<Automaton> threads = new ArrayList<>();
    List<List<Instrumented.Meaning>> meanings = new ArrayList<>();
    for (Automaton thread : program.threads()) {
      List<Instrumented.Meaning> meaning = new ArrayList<>();
      threads.add(unroll(thread, thread.isCyclic() ? copies : 1, meaning));
      meanings.add(meaning);
    }
    return new Instrumented(program.with(threads), meanings);
  }

  private static Automaton unroll(
      Automaton thread, int copies, List<Instrumented.Meaning> meanings) {
    BitSet back = back(thread);
    List<List<Integer>> leaving = thread.leaving();
    AutomatonBuilder builder = new AutomatonBuilder(thread.name());
    thread.registers().forEach(builder::register);
    Map<Copy, Integer> numbers = new HashMap<>();
    List<Copy> todo = new ArrayList<>();
    builder.initial(number(new Copy(thread.initial(), 0), thread, builder, numbers, todo));
    while (!todo.isEmpty()) {
      Copy copy = todo.removeLast();
      for (int i : leaving.get(copy.state())) {
        Transition t = thread.transitions().get(i);
        int round = copy.round() + (back.get(i) ? 1 : 0);
        if (round < copies) {
          int to = number(new Copy(t.target(), round), thread, builder, numbers, todo);
          builder.add(new Transition(numbers.get(copy), to, t.command(), t.position()));
          meanings.add(new Instrumented.Meaning(i, t.command() instanceof TransitionCommand.Store));
        }
      }
    }
    boolean wanted = !thread.finals().isEmpty();
    if (wanted && thread.finals().stream().noneMatch(q -> isReached(q, numbers))) {
      builder.addFinal(builder.newState("unreached")); // Or it could be anywhere.
    }
    return builder.build();
  }

  private static boolean isReached(int state, Map<Copy, Integer> numbers) {
    return numbers.keySet().stream().anyMatch(copy -> copy.state() == state);
  }

  private static int number(
      Copy copy,
      Automaton thread,
      AutomatonBuilder builder,
      Map<Copy, Integer> numbers,
      List<Copy> todo) {
    Integer known = numbers.get(copy);
    if (known != null) {
      return known;
    }
    String name = thread.states().get(copy.state());
    int state = builder.newState(copy.round() == 0 ? name : name + "@" + copy.round());
    numbers.put(copy, state);
    if (thread.isFinal(copy.state())) {
      builder.addFinal(state);
    }
    todo.add(copy);
    return state;
  }

  /** The back edges of a depth-first search. */
  private static BitSet back(Automaton thread) {
    BitSet back = new BitSet();
    List<List<Integer>> leaving = thread.leaving();
    int[] next = new int[leaving.size()];
    BitSet seen = new BitSet();
    BitSet open = new BitSet();
    List<Integer> stack = new ArrayList<>(List.of(thread.initial()));
    seen.set(thread.initial());
    open.set(thread.initial());
    while (!stack.isEmpty()) {
      int q = stack.getLast();
      if (next[q] == leaving.get(q).size()) {
        open.clear(q);
        stack.removeLast();
        continue;
      }
      int i = leaving.get(q).get(next[q]++);
      int target = thread.transitions().get(i).target();
      if (open.get(target)) {
        back.set(i);
      } else if (!seen.get(target)) {
        seen.set(target);
        open.set(target);
        stack.add(target);
      }
    }
    return back;
  }
}
