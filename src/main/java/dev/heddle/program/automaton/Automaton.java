// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;

/**
 * A thread: control states and transitions between them. States and registers are numbers; the
 * lists have their names. Registers start at 0.
 *
 * @param finals the states of which the goal wants one; empty if the thread may be anywhere
 * @param committed states in which a thread cannot rest: it must continue at once, before any other
 *     thread moves, and if it cannot, the step that led here is impossible. Only instrumented
 *     programs have them.
 */
public record Automaton(
    String name,
    List<String> states,
    int initial,
    List<Integer> finals,
    List<Integer> committed,
    List<String> registers,
    List<Transition> transitions) {

  public Automaton {
    states = List.copyOf(states);
    finals = finals.stream().sorted().distinct().toList();
    committed = committed.stream().sorted().distinct().toList();
    registers = List.copyOf(registers);
    transitions = List.copyOf(transitions);
  }

  public boolean isFinal(int state) {
    return finals.contains(state);
  }

  /** The numbers of the transitions that leave each state, in order. */
  public List<List<Integer>> leaving() {
    List<List<Integer>> leaving = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      leaving.add(new ArrayList<>());
    }
    for (int i = 0; i < transitions.size(); i++) {
      leaving.get(transitions.get(i).source()).add(i);
    }
    return leaving;
  }

  /** The numbers of the transitions that enter each state, in order. */
  public List<List<Integer>> entering() {
    List<List<Integer>> entering = new ArrayList<>();
    for (int i = 0; i < states.size(); i++) {
      entering.add(new ArrayList<>());
    }
    for (int i = 0; i < transitions.size(); i++) {
      entering.get(transitions.get(i).target()).add(i);
    }
    return entering;
  }

  /** The states from which some of these can be reached by certain transitions. */
  public BitSet reaching(BitSet goals, Predicate<Transition> by) {
    List<List<Integer>> entering = entering();
    BitSet reaching = (BitSet) goals.clone();
    List<Integer> todo = new ArrayList<>(goals.stream().boxed().toList());
    while (!todo.isEmpty()) {
      for (int i : entering.get(todo.removeLast())) {
        Transition t = transitions.get(i);
        if (!reaching.get(t.source()) && by.test(t)) {
          reaching.set(t.source());
          todo.add(t.source());
        }
      }
    }
    return reaching;
  }

  /** Whether control can come back to where it was. */
  public boolean isCyclic() {
    int[] left = new int[states.size()];
    transitions.forEach(t -> left[t.target()]++);
    BitSet done = new BitSet();
    List<List<Integer>> leaving = leaving();
    List<Integer> ready = new ArrayList<>();
    for (int i = 0; i < left.length; i++) {
      if (left[i] == 0) {
        ready.add(i);
      }
    }
    while (!ready.isEmpty()) {
      int state = ready.removeLast();
      done.set(state);
      for (int t : leaving.get(state)) {
        if (--left[transitions.get(t).target()] == 0) {
          ready.add(transitions.get(t).target());
        }
      }
    }
    return done.cardinality() < left.length;
  }
}
