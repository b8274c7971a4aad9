// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import dev.heddle.fence.ControlState;
import dev.heddle.program.automaton.ParallelProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** All sets of fences that a program of automata can have. */
final class FenceSets {
  private FenceSets() {}

  /** Where a fence can make a difference: in states that are left. */
  static List<ControlState> positions(ParallelProgram program) {
    List<ControlState> all = new ArrayList<>();
    for (int t = 0; t < program.threads().size(); t++) {
      for (int q = 0; q < program.threads().get(t).states().size(); q++) {
        if (!program.threads().get(t).leaving().get(q).isEmpty()) {
          all.add(new ControlState(t, q));
        }
      }
    }
    return all;
  }

  /** Those with fewer fences than a number; small ones first. */
  static List<Set<ControlState>> below(ParallelProgram program, int size) {
    List<Set<ControlState>> all = new ArrayList<>();
    if (size > 0) {
      all.add(Set.of());
    }
    List<ControlState> positions = positions(program);
    for (int i = 0; i < all.size(); i++) {
      Set<ControlState> smaller = all.get(i);
      for (ControlState more : positions) {
        boolean last = smaller.stream().allMatch(f -> f.compareTo(more) < 0);
        if (last && smaller.size() + 1 < size) {
          Set<ControlState> larger = new TreeSet<>(smaller);
          larger.add(more);
          all.add(larger);
        }
      }
    }
    return all;
  }
}
