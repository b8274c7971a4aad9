// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.verifier;

import static dev.heddle.frontend.c.verifier.InvalidException.unless;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The control-flow graph of a function and its dominator relation; blocks have their positions in
 * the text.
 */
final class Graph {
  private final List<Block> blocks;
  private final Map<Integer, Integer> positions = new HashMap<>();
  private final List<Set<Integer>> successors = new ArrayList<>();
  private final List<Set<Integer>> predecessors = new ArrayList<>();
  private final BitSet reached = new BitSet();

  /** The blocks that can be reached without a given one, computed when first needed. */
  private final Map<Integer, BitSet> without = new HashMap<>();

  Graph(List<Block> blocks) {
    this.blocks = blocks;
  }

  /** Checks the blocks; must be called first. */
  void verify() {
    for (Block block : blocks) {
      unless(
          positions.put(block.index(), positions.size()) == null,
          "two blocks with the label " + block.label());
      successors.add(new HashSet<>());
      predecessors.add(new HashSet<>());
    }
    for (int b = 0; b < blocks.size(); b++) {
      for (int target : targets(blocks.get(b).instructions().getLast())) {
        int to = position(target);
        unless(to != 0, "a jump to the first block");
        successors.get(b).add(to);
        predecessors.get(to).add(b);
      }
    }
    reached.or(reachedWithout(-1));
  }

  private static List<Integer> targets(LlvmInstruction last) {
    return switch ((LlvmInstruction.Terminator) last) {
      case LlvmInstruction.Jump j -> List.of(j.target());
      case LlvmInstruction.Branch b -> List.of(b.whenTrue(), b.whenFalse());
      case LlvmInstruction.Switch s -> {
        List<Integer> all = new ArrayList<>(List.of(s.otherwise()));
        s.cases().forEach(c -> all.add(c.target()));
        yield all;
      }
      case LlvmInstruction.IndirectJump j -> j.targets();
      case LlvmInstruction.AssemblyJump j -> {
        List<Integer> all = new ArrayList<>(j.others());
        all.add(j.next());
        yield all;
      }
      case LlvmInstruction.Return r -> List.of();
      case LlvmInstruction.Unreachable u -> List.of();
    };
  }

  /** The position of the block with this index. */
  int position(int index) {
    Integer position = positions.get(index);
    unless(position != null, "a label that is not defined");
    return position;
  }

  Set<Integer> predecessors(int block) {
    return predecessors.get(block);
  }

  boolean isReached(int block) {
    return reached.get(block);
  }

  /** Whether every way to the second block leads through the first. */
  boolean dominates(int first, int second) {
    return first == 0 || !without.computeIfAbsent(first, this::reachedWithout).get(second);
  }

  private BitSet reachedWithout(int avoided) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(0));
    seen.set(0);
    while (!open.isEmpty()) {
      for (int next : successors.get(open.pop())) {
        if (next != avoided && !seen.get(next)) {
          seen.set(next);
          open.push(next);
        }
      }
    }
    return seen;
  }
}
