// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import dev.heddle.program.automaton.TransitionCommand;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The control states of a thread: each is a place in the program, and what is known there. */
final class ControlStates {
  /** So many states at one place, and what differs is no longer followed. */
  private static final int VARIANTS = 64;

  private static final int MOST_STATES = 200_000;
  private static final int LONGEST_PROLOGUE = 200_000;

  /** A state to be drawn from. */
  record Open(LocalState state, int number) {}

  private final TranslationUnit world;
  private final AutomatonEmitter d;
  private final Map<LocalState.Key, Integer> numbers = new HashMap<>();
  private final Map<List<Long>, List<LocalState>> variants = new HashMap<>();
  private final Deque<Open> todo = new ArrayDeque<>();
  private int steps;

  ControlStates(AutomatonEmitter d) {
    this.d = d;
    world = d.world;
  }

  /** One that is to be drawn on; null if there is none. */
  Open next() {
    return todo.pollFirst();
  }

  /** The innermost call has come to an instruction. False if it is known how it goes on there. */
  boolean arrive(int index) {
    d.s.top().pc = index;
    if (world.alone) {
      if (steps++ < LONGEST_PROLOGUE) {
        return true;
      }
      world.alone = false;
    }
    return arrive();
  }

  boolean arrive() {
    if (world.alone) {
      return true;
    }
    world.prune(d.s);
    Integer known = numbers.putIfAbsent(d.s.key(), d.sketch.here);
    if (known == null) {
      note();
      return true;
    }
    if (known != d.sketch.here) {
      d.sketch.edge(d.sketch.here, known, new TransitionCommand.Noop(), MachineStep.NOTHING);
    } else {
      d.sketch.edge(
          known,
          known,
          new TransitionCommand.Noop(),
          MachineStep.NOTHING); // It goes round, and does nothing.
    }
    return false;
  }

  private void note() {
    List<LocalState> here = variants.computeIfAbsent(d.s.place(), _ -> new ArrayList<>());
    here.add(d.s.copy());
    if (here.size() > VARIANTS) {
      world.facts.generalize(here);
      throw d.refusal(
          "a loop without known bound that starts threads, or locks and does not unlock");
    }
    if (numbers.size() > MOST_STATES) {
      throw d.refusal("a thread with more than " + MOST_STATES + " control states");
    }
  }

  /** Draws an edge to where the thread is then, to be drawn on later. */
  void later(LocalState state, TransitionCommand command, MachineStep deed) {
    world.prune(state);
    Integer known = numbers.get(state.key());
    int to = known == null ? d.sketch.fresh() : known;
    d.sketch.edge(d.sketch.here, to, command, deed);
    if (known == null) {
      numbers.put(state.key(), to);
      todo.add(new Open(state, to));
    }
  }

  /** What was drawn since the last fork goes on behind the instruction, later. */
  void forkBehind() {
    d.s.top().pc++;
    LocalState state = d.s.copy();
    world.prune(state);
    Integer known = numbers.putIfAbsent(state.key(), d.sketch.here);
    if (known == null) {
      todo.add(new Open(state, d.sketch.here));
    } else {
      d.sketch.edge(d.sketch.here, known, new TransitionCommand.Noop(), MachineStep.NOTHING);
    }
  }
}
