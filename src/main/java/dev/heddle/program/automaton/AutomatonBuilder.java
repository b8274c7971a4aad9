// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.automaton;

import dev.heddle.program.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Builds an automaton, from nothing or by changing another. */
public final class AutomatonBuilder {
  private final String name;
  private final List<String> states = new ArrayList<>();
  private final Map<String, Integer> stateNumbers = new HashMap<>();
  private final List<String> registers = new ArrayList<>();
  private final Map<String, Integer> registerNumbers = new HashMap<>();
  private final List<Integer> finals = new ArrayList<>();
  private final List<Integer> committed = new ArrayList<>();
  private final List<Transition> transitions = new ArrayList<>();

  /** How many names were made that are like one. */
  private final Map<String, Integer> used = new HashMap<>();

  private int initial = -1;

  public AutomatonBuilder(String name) {
    this.name = name;
  }

  /** States, registers, initial state and finals of another, with the same numbers. */
  public static AutomatonBuilder statesOf(Automaton other) {
    AutomatonBuilder builder = new AutomatonBuilder(other.name());
    other.states().forEach(builder::state);
    other.registers().forEach(builder::register);
    builder.initial = other.initial();
    builder.finals.addAll(other.finals());
    builder.committed.addAll(other.committed());
    return builder;
  }

  public static AutomatonBuilder of(Automaton other) {
    AutomatonBuilder builder = statesOf(other);
    builder.transitions.addAll(other.transitions());
    return builder;
  }

  /** The number of a state, which is added if there is none of that name. */
  public int state(String state) {
    return number(state, states, stateNumbers);
  }

  /** A state of its own, named like this if nothing else is. */
  public int newState(String like) {
    return state(unused(like, stateNumbers));
  }

  /** A new state in which the thread cannot rest. */
  public int newCommitted(String like) {
    int state = newState(like);
    committed.add(state);
    return state;
  }

  public String stateName(int state) {
    return states.get(state);
  }

  public int register(String register) {
    return number(register, registers, registerNumbers);
  }

  public int newRegister(String like) {
    return register(unused(like, registerNumbers));
  }

  private static int number(String name, List<String> names, Map<String, Integer> numbers) {
    Integer known = numbers.putIfAbsent(name, names.size());
    if (known == null) {
      names.add(name);
      return names.size() - 1;
    }
    return known;
  }

  private String unused(String like, Map<String, Integer> taken) {
    String name = like;
    while (taken.containsKey(name)) {
      name = like + "_" + used.merge(like, 1, Integer::sum);
    }
    return name;
  }

  public AutomatonBuilder initial(int state) {
    initial = state;
    return this;
  }

  public AutomatonBuilder addFinal(int state) {
    finals.add(state);
    return this;
  }

  public AutomatonBuilder clearFinals() {
    finals.clear();
    return this;
  }

  /** Adds a transition and returns its number. */
  public int add(Transition transition) {
    transitions.add(transition);
    return transitions.size() - 1;
  }

  public int add(int source, int target, TransitionCommand command) {
    return add(new Transition(source, target, command, SourcePosition.NONE));
  }

  public void replace(int number, Transition transition) {
    transitions.set(number, transition);
  }

  public Automaton build() {
    if (initial < 0) {
      throw new IllegalStateException("no initial state");
    }
    return new Automaton(name, states, initial, finals, committed, registers, transitions);
  }
}
