package dev.heddle.states;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.Transition;
import java.util.BitSet;

/** Which registers of a thread can still be read, for each control state. */
final class LiveAutomatonRegisters {
  private final BitSet[] live;

  LiveAutomatonRegisters(Automaton thread) {
    live = new BitSet[thread.states().size()];
    for (int i = 0; i < live.length; i++) {
      live[i] = new BitSet();
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = thread.transitions().size() - 1; i >= 0; i--) {
        Transition t = thread.transitions().get(i);
        BitSet before = (BitSet) live[t.target()].clone();
        t.command().written().ifPresent(before::clear);
        t.command().reads(before::set);
        int known = live[t.source()].cardinality();
        live[t.source()].or(before);
        changed |= live[t.source()].cardinality() > known;
      }
    }
  }

  boolean isLive(int state, int register) {
    return live[state].get(register);
  }
}
