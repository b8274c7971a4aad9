// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.program.automaton.Automaton;
import java.util.BitSet;
import java.util.List;

/**
 * The control states in which a thread yields, that is, lets other threads move. This is the
 * partial-order reduction: a thread need not yield in a state whose transitions are all local. No
 * other thread observes when a local step happens, and a run to the goal must leave the state, so
 * the step can come first. The argument fails in states that the goal requires, and for memory
 * accesses, lock and unlock. Each cycle of local steps contains a yield point; otherwise a thread
 * could stay in it forever.
 */
final class YieldPoints {
  /** The states in which the thread does not yield, because all its steps from them are local. */
  private final BitSet passing = new BitSet();

  private final BitSet committed = new BitSet();

  /** The states from which the thread can still reach a final state. */
  private final BitSet reachesFinal = new BitSet();

  YieldPoints(Automaton thread) {
    thread.committed().forEach(committed::set);
    List<List<Integer>> leaving = thread.leaving();
    for (int q = 0; q < leaving.size(); q++) {
      boolean local =
          leaving.get(q).stream().allMatch(t -> thread.transitions().get(t).command().isLocal());
      if (local && !leaving.get(q).isEmpty() && !thread.isFinal(q) && !committed.get(q)) {
        passing.set(q);
      }
    }
    breakCycles(thread, leaving);
    findReachesFinal(thread);
  }

  /**
   * Makes the target of each back edge a yield point, by a depth-first search with an explicit
   * stack.
   */
  private void breakCycles(Automaton thread, List<List<Integer>> leaving) {
    int[] next = new int[leaving.size()];
    BitSet open = new BitSet();
    BitSet seen = new BitSet();
    int[] stack = new int[leaving.size()];
    for (int root = 0; root < leaving.size(); root++) {
      int depth = 0;
      if (passing.get(root) && !seen.get(root)) {
        stack[depth++] = root;
        seen.set(root);
        open.set(root);
      }
      while (depth > 0) {
        int q = stack[depth - 1];
        if (next[q] == leaving.get(q).size()) {
          open.clear(q);
          depth--;
          continue;
        }
        int target = thread.transitions().get(leaving.get(q).get(next[q]++)).target();
        if (open.get(target)) {
          passing.clear(target);
        } else if (passing.get(target) && !seen.get(target)) {
          seen.set(target);
          open.set(target);
          stack[depth++] = target;
        }
      }
    }
  }

  private void findReachesFinal(Automaton thread) {
    if (thread.finals().isEmpty()) {
      reachesFinal.set(0, thread.states().size());
      return;
    }
    BitSet finals = new BitSet();
    thread.finals().forEach(finals::set);
    reachesFinal.or(thread.reaching(finals, _ -> true));
  }

  boolean isCommitted(int state) {
    return committed.get(state);
  }

  /** Whether all steps from this state are local, so that they are taken immediately. */
  boolean isPassing(int state) {
    return passing.get(state);
  }

  /** Whether the thread can still reach a final state. */
  boolean canReachFinal(int state) {
    return reachesFinal.get(state);
  }
}
