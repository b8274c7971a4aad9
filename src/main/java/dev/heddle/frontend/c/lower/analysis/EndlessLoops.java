// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import dev.heddle.frontend.c.llvm.LlvmInstruction;
import dev.heddle.frontend.c.lower.shape.ProgramOperators;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/**
 * Backward jumps over code that only reads register variables: a thread that takes one takes it
 * forever. Programs of verification competitions use such loops to discard an execution.
 */
public final class EndlessLoops {
  private record Edge(int from, int to) {}

  private final Set<Edge> edges = new HashSet<>();

  private EndlessLoops() {}

  public static EndlessLoops none() {
    return new EndlessLoops();
  }

  public static EndlessLoops of(FunctionAnalysis analysis) {
    EndlessLoops loops = new EndlessLoops();
    Flow flow = analysis.flow();
    for (int from = 0; from < flow.blocks().size(); from++) {
      for (int to : flow.successors(from)) {
        if (to <= from
            && loop(flow, from, to).stream().allMatch(b -> changesNothing(analysis, b))) {
          loops.edges.add(new Edge(from, to));
        }
      }
    }
    return loops;
  }

  public boolean contains(int from, int to) {
    return edges.contains(new Edge(from, to));
  }

  /** The natural loop of a jump backwards: the blocks from which it is reached without its head. */
  private static BitSet loop(Flow flow, int from, int head) {
    BitSet found = new BitSet();
    found.set(head);
    ArrayDeque<Integer> left = new ArrayDeque<>();
    left.add(from);
    while (!left.isEmpty()) {
      int b = left.remove();
      if (!found.get(b)) {
        found.set(b);
        left.addAll(flow.predecessors(b));
      }
    }
    return found;
  }

  private static boolean changesNothing(FunctionAnalysis analysis, int block) {
    return analysis.flow().blocks().get(block).instructions().stream()
        .allMatch(i ->
            switch (i) {
              case LlvmInstruction.Load l -> analysis.slots().isSlot(l.address());
              case LlvmInstruction.Compare c -> true;
              case LlvmInstruction.Convert c -> true;
              case LlvmInstruction.Select s -> true;
              case LlvmInstruction.Declare d -> true;
              case LlvmInstruction.Jump j -> true;
              case LlvmInstruction.Branch b -> true;
              case LlvmInstruction.Binary b -> !ProgramOperators.of(b.operator()).divides();
              default -> false;
            });
  }
}
