// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.Transition;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * The registers of a thread that may still be read, for each control state. A state is examined
 * again only when a successor has changed, because products of automata are large and searched
 * often.
 */
public final class LiveAutomatonRegisters {
  private final List<Transition> transitions;
  private final BitSet[] live;

  public LiveAutomatonRegisters(Automaton thread) {
    transitions = thread.transitions();
    live = new BitSet[thread.states().size()];
    Arrays.setAll(live, _ -> new BitSet());
    List<List<Integer>> entering = thread.entering();
    transitions.forEach(t -> t.command().reads(live[t.source()]::set));
    Deque<Integer> todo = new ArrayDeque<>();
    BitSet waiting = new BitSet();
    for (int q = live.length - 1; q >= 0; q--) {
      todo.add(q);
      waiting.set(q);
    }
    while (!todo.isEmpty()) {
      int q = todo.remove();
      waiting.clear(q);
      for (int t : entering.get(q)) {
        int source = transitions.get(t).source();
        if (extend(transitions.get(t)) && !waiting.get(source)) {
          waiting.set(source);
          todo.add(source);
        }
      }
    }
  }

  /**
   * A register that is live after a transition and not written by it is live before it; returns
   * whether a register was added.
   */
  private boolean extend(Transition t) {
    BitSet before = live[t.source()];
    BitSet more = (BitSet) live[t.target()].clone();
    t.command().written().ifPresent(more::clear);
    more.andNot(before);
    before.or(more);
    return !more.isEmpty();
  }

  public boolean isLive(int state, int register) {
    return live[state].get(register);
  }
}
