package dev.heddle.fence;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** What a fence costs that is in loops: ten times as much for each loop around it. */
public final class LoopCost {
  private static final int DEEPEST = 9;

  private final List<int[]> depths = new ArrayList<>();

  public LoopCost(ParallelProgram program) {
    for (Automaton thread : program.threads()) {
      int[] depth = new int[thread.states().size()];
      BitSet all = new BitSet();
      all.set(0, depth.length);
      nest(thread, all, thread.initial(), depth);
      depths.add(depth);
    }
  }

  public long of(ControlState state) {
    int depth = Math.min(DEEPEST, depths.get(state.thread())[state.state()]);
    long cost = 1;
    for (int i = 0; i < depth; i++) {
      cost *= 10;
    }
    return cost;
  }

  /**
   * Each set of states that can reach each other is a loop; without the state where it is entered,
   * it may have loops inside.
   */
  private static void nest(Automaton thread, BitSet among, int entry, int[] depth) {
    BitSet left = (BitSet) among.clone();
    List<Integer> order = new ArrayList<>(List.of(entry));
    among.stream().forEach(order::add);
    for (int q : order) {
      if (!left.get(q)) {
        continue;
      }
      BitSet loop = reachable(thread, among, q, true);
      loop.and(reachable(thread, among, q, false));
      left.clear(q);
      if (!loop.isEmpty()) {
        loop.set(q);
        loop.stream().forEach(s -> depth[s]++);
        left.andNot(loop);
        BitSet inside = (BitSet) loop.clone();
        inside.clear(q);
        if (!inside.isEmpty()) {
          nest(thread, inside, inside.nextSetBit(0), depth);
        }
      }
    }
  }

  /** The states that can be reached from one by at least one step, or from which it can be. */
  private static BitSet reachable(Automaton thread, BitSet among, int from, boolean forward) {
    BitSet reached = new BitSet();
    int known = -1;
    while (known < reached.cardinality()) {
      known = reached.cardinality();
      for (Transition t : thread.transitions()) {
        int a = forward ? t.source() : t.target();
        int b = forward ? t.target() : t.source();
        if (among.get(a) && among.get(b) && (a == from || reached.get(a))) {
          reached.set(b);
        }
      }
    }
    return reached;
  }
}
