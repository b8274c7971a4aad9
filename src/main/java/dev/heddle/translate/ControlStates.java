// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.automaton.TransitionCommand;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The control states of a thread: each is a place in the program and the values known there. */
final class ControlStates {
  /** So many states at one place, and what differs is no longer followed. */
  private static final int VARIANTS = 64;

  private static final int MOST_STATES = 200_000;
  private static final int LONGEST_PROLOGUE = 200_000;

  /** A control state whose transitions are not yet emitted. */
  record Open(LocalState state, int number) {}

  private final TranslationUnit unit;
  private final AutomatonEmitter emitter;
  private final Map<LocalState.Key, Integer> numbers = new HashMap<>();
  private final Map<List<Long>, List<LocalState>> variants = new HashMap<>();
  private final Deque<Open> todo = new ArrayDeque<>();
  private int steps;

  ControlStates(AutomatonEmitter emitter) {
    this.emitter = emitter;
    unit = emitter.unit;
  }

  /** The next control state without transitions; null if there is none. */
  Open next() {
    return todo.pollFirst();
  }

  /** Moves the innermost call to an instruction. False if the state there is already known. */
  boolean arrive(int index) {
    emitter.s.top().pc = index;
    if (unit.alone) {
      if (steps++ < LONGEST_PROLOGUE) {
        return true;
      }
      unit.alone = false;
    }
    return arrive();
  }

  boolean arrive() {
    if (unit.alone) {
      return true;
    }
    unit.prune(emitter.s);
    Integer known = numbers.putIfAbsent(emitter.s.key(), emitter.automaton.here);
    if (known == null) {
      note();
      return true;
    }
    if (known != emitter.automaton.here) {
      emitter.automaton.edge(
          emitter.automaton.here, known, new TransitionCommand.Noop(), MachineStep.NOTHING);
    } else {
      emitter.automaton.edge(
          known,
          known,
          new TransitionCommand.Noop(),
          MachineStep.NOTHING); // It iterates, and does nothing.
    }
    return false;
  }

  private void note() {
    List<LocalState> here = variants.computeIfAbsent(emitter.s.place(), _ -> new ArrayList<>());
    here.add(emitter.s.copy());
    if (here.size() > VARIANTS) {
      unit.facts.generalize(here);
      throw emitter.refusal(
          "a loop without known bound that starts threads, or locks and does not unlock");
    }
    if (numbers.size() > MOST_STATES) {
      throw emitter.refusal("a thread with more than " + MOST_STATES + " control states");
    }
  }

  /** Emits a transition to a state whose own transitions are emitted later. */
  void later(LocalState state, TransitionCommand command, MachineStep step) {
    unit.prune(state);
    Integer known = numbers.get(state.key());
    int to = known == null ? emitter.automaton.fresh() : known;
    emitter.automaton.edge(emitter.automaton.here, to, command, step);
    if (known == null) {
      numbers.put(state.key(), to);
      todo.add(new Open(state, to));
    }
  }

  /** Continues the current branch after the instruction later. */
  void forkBehind() {
    emitter.s.top().pc++;
    LocalState state = emitter.s.copy();
    unit.prune(state);
    Integer known = numbers.putIfAbsent(state.key(), emitter.automaton.here);
    if (known == null) {
      todo.add(new Open(state, emitter.automaton.here));
    } else {
      emitter.automaton.edge(
          emitter.automaton.here, known, new TransitionCommand.Noop(), MachineStep.NOTHING);
    }
  }
}
