// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.ArrayList;
import java.util.List;

/** A thread that is being instrumented, with the meaning of each new transition in the original. */
public final class Instrumentation {
  public final AutomatonBuilder builder;
  public final Automaton original;
  private final List<Instrumented.Meaning> meanings = new ArrayList<>();

  /** A thread with the states and registers of the original, and no transitions. */
  public Instrumentation(Automaton original) {
    this.original = original;
    builder = AutomatonBuilder.statesOf(original);
  }

  /** Copies of all states of the original. */
  public int[] copies(String suffix) {
    int[] copies = new int[original.states().size()];
    for (int q = 0; q < copies.length; q++) {
      copies[q] = builder.newState(original.states().get(q) + suffix);
    }
    return copies;
  }

  void add(int source, int target, TransitionCommand command, Instrumented.Meaning meaning) {
    builder.add(source, target, command);
    meanings.add(meaning);
  }

  /** Adds a copy of a transition between other states. */
  public void keep(int number, int source, int target) {
    Transition t = original.transitions().get(number);
    builder.add(new Transition(source, target, t.command(), t.position()));
    meanings.add(meaning(number));
  }

  /** The meaning of a transition with the same effect as in the original. */
  public Instrumented.Meaning meaning(int number) {
    boolean store = original.transitions().get(number).command() instanceof TransitionCommand.Store;
    return new Instrumented.Meaning(number, store);
  }

  /** Adds several commands as one step; the last one has the meaning. */
  public void atomic(
      int source, int target, Instrumented.Meaning meaning, TransitionCommand... commands) {
    int from = source;
    for (int i = 0; i < commands.length; i++) {
      boolean last = i == commands.length - 1;
      int to = last ? target : builder.newCommitted("'");
      add(from, to, commands[i], last ? meaning : Instrumented.Meaning.NOTHING);
      from = to;
    }
  }

  public List<Instrumented.Meaning> meanings() {
    return List.copyOf(meanings);
  }
}
