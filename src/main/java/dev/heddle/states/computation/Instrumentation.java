// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.computation;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonBuilder;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.ArrayList;
import java.util.List;

/** A thread that is being changed, with what each new transition means in the old one. */
public final class Instrumentation {
  public final AutomatonBuilder builder;
  public final Automaton original;
  private final List<Instrumented.Meaning> meanings = new ArrayList<>();

  /** With the states and registers of the original, and none of its transitions. */
  public Instrumentation(Automaton original) {
    this.original = original;
    builder = AutomatonBuilder.statesOf(original);
  }

  /** A state of its own for each of the original. */
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

  /** A transition as it was, but between other states. */
  public void keep(int number, int source, int target) {
    Transition t = original.transitions().get(number);
    builder.add(new Transition(source, target, t.command(), t.position()));
    meanings.add(meaning(number));
  }

  /** What a transition means that does what it does in the original, at once. */
  public Instrumented.Meaning meaning(int number) {
    boolean store = original.transitions().get(number).command() instanceof TransitionCommand.Store;
    return new Instrumented.Meaning(number, store);
  }

  /** Several commands in one step; the last one has the meaning. */
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
