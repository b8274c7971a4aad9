// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A thread as a finite automaton. Its initial state is 0. Each step has an effect; local steps are
 * contained in them.
 *
 * @param finals the states of which the goal wants one
 * @param anywhere whether the goal does not say where this thread is
 * @param holding the states in which the thread holds the lock
 */
public record FiniteThread(
    List<List<Step>> leaving,
    List<List<Step>> entering,
    BitSet finals,
    boolean anywhere,
    BitSet holding) {
  /** A step between two states. */
  public record Step(int source, Label label, int target) {}

  public static final int INITIAL = 0;

  static FiniteThread of(
      List<List<Step>> leaving, BitSet finals, BitSet holding, boolean anywhere) {
    List<List<Step>> entering = new ArrayList<>();
    leaving.forEach(_ -> entering.add(new ArrayList<>()));
    leaving.forEach(steps -> steps.forEach(s -> entering.get(s.target()).add(s)));
    return new FiniteThread(
        leaving.stream().map(List::copyOf).toList(),
        entering.stream().map(List::copyOf).toList(),
        finals,
        anywhere,
        holding);
  }

  public int states() {
    return leaving.size();
  }

  /** Whether the goal allows the thread to be in a state. */
  public boolean mayEnd(int state) {
    return anywhere || finals.get(state);
  }

  public boolean isHolding(int state) {
    return holding.get(state);
  }
}
