// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** How many loops are around each node of a control flow. */
final class LoopNesting {
  private static final int DEEPEST = 9;

  private final List<int[]> successors;
  private final List<List<Integer>> predecessors = new ArrayList<>();
  private final int[] depth;

  private LoopNesting(List<int[]> successors) {
    this.successors = successors;
    this.depth = new int[successors.size()];
    successors.forEach(_ -> predecessors.add(new ArrayList<>()));
    for (int q = 0; q < depth.length; q++) {
      for (int next : successors.get(q)) {
        predecessors.get(next).add(q);
      }
    }
  }

  static int[] depths(List<int[]> successors, int entry) {
    LoopNesting nesting = new LoopNesting(successors);
    BitSet all = new BitSet();
    all.set(0, successors.size());
    nesting.nest(all, entry);
    return nesting.depth;
  }

  /** What a fence costs in so many loops: ten times as much for each. */
  static long cost(int loops) {
    long cost = 1;
    for (int i = 0; i < Math.min(DEEPEST, loops); i++) {
      cost *= 10;
    }
    return cost;
  }

  /**
   * Each set of nodes that can reach each other is a loop; without the node where it is entered, it
   * may have loops inside.
   */
  private void nest(BitSet among, int entry) {
    BitSet left = (BitSet) among.clone();
    List<Integer> order = new ArrayList<>(List.of(entry));
    among.stream().forEach(order::add);
    for (int q : order) {
      if (!left.get(q)) {
        continue;
      }
      BitSet loop = reachable(among, q, true);
      loop.and(reachable(among, q, false));
      left.clear(q);
      if (!loop.isEmpty()) {
        loop.set(q);
        loop.stream().forEach(s -> depth[s]++);
        left.andNot(loop);
        BitSet inside = (BitSet) loop.clone();
        inside.clear(q);
        if (!inside.isEmpty()) {
          nest(inside, inside.nextSetBit(0));
        }
      }
    }
  }

  /** The nodes that can be reached from one by at least one step, or from which it can be. */
  private BitSet reachable(BitSet among, int from, boolean forward) {
    BitSet reached = new BitSet();
    List<Integer> open = new ArrayList<>(List.of(from));
    while (!open.isEmpty()) {
      int q = open.removeLast();
      if (forward) {
        for (int next : successors.get(q)) {
          visit(next, among, reached, open);
        }
      } else {
        predecessors.get(q).forEach(next -> visit(next, among, reached, open));
      }
    }
    return reached;
  }

  private static void visit(int q, BitSet among, BitSet reached, List<Integer> open) {
    if (among.get(q) && !reached.get(q)) {
      reached.set(q);
      open.add(q);
    }
  }
}
