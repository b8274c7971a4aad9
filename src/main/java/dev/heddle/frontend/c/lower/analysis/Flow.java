// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import dev.heddle.frontend.c.llvm.Block;
import dev.heddle.frontend.c.llvm.LlvmFunction;
import dev.heddle.frontend.c.llvm.LlvmInstruction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The reachable blocks of a function, in an order in which only loops jump backwards, and otherwise
 * in the order of the text.
 */
public final class Flow {
  private final List<Block> blocks = new ArrayList<>();

  /** Position in {@link #blocks} by the block's index; -1 if control never comes there. */
  private final int[] positions;

  private final List<List<Integer>> successors = new ArrayList<>();
  private final List<List<Integer>> predecessors = new ArrayList<>();

  Flow(LlvmFunction function) {
    int most = function.blocks().stream().mapToInt(Block::index).max().orElse(0);
    Block[] byIndex = new Block[most + 1];
    int[] text = new int[most + 1];
    for (int i = 0; i < function.blocks().size(); i++) {
      byIndex[function.blocks().get(i).index()] = function.blocks().get(i);
      text[function.blocks().get(i).index()] = i;
    }
    positions = new int[most + 1];
    Arrays.fill(positions, -1);
    List<Integer> order = reversePostorder(function.blocks().getFirst(), byIndex, text);
    for (int index : order) {
      positions[index] = blocks.size();
      blocks.add(byIndex[index]);
      successors.add(new ArrayList<>());
      predecessors.add(new ArrayList<>());
    }
    for (int p = 0; p < blocks.size(); p++) {
      for (int target : targets(blocks.get(p))) {
        successors.get(p).add(positions[target]);
        predecessors.get(positions[target]).add(p);
      }
    }
  }

  /** Depth first, later blocks of the text first, so that they come later in the end. */
  private static List<Integer> reversePostorder(Block entry, Block[] byIndex, int[] text) {
    List<Integer> order = new ArrayList<>();
    boolean[] seen = new boolean[byIndex.length];
    ArrayList<Integer> path = new ArrayList<>(List.of(entry.index()));
    ArrayList<ArrayList<Integer>> open = new ArrayList<>();
    open.add(sorted(entry, text));
    seen[entry.index()] = true;
    while (!path.isEmpty()) {
      ArrayList<Integer> left = open.getLast();
      if (left.isEmpty()) {
        order.add(path.removeLast());
        open.removeLast();
      } else {
        int next = left.removeLast();
        if (!seen[next]) {
          seen[next] = true;
          path.add(next);
          open.add(sorted(byIndex[next], text));
        }
      }
    }
    return order.reversed();
  }

  /** The targets of a block, the last one of the text last. */
  private static ArrayList<Integer> sorted(Block block, int[] text) {
    ArrayList<Integer> targets = new ArrayList<>(targets(block));
    targets.sort((a, b) -> Integer.compare(text[a], text[b]));
    return targets;
  }

  private static List<Integer> targets(Block block) {
    return switch ((LlvmInstruction.Terminator) block.instructions().getLast()) {
      case LlvmInstruction.Jump j -> List.of(j.target());
      case LlvmInstruction.Branch b -> List.of(b.whenTrue(), b.whenFalse());
      case LlvmInstruction.Switch s -> {
        List<Integer> all = new ArrayList<>(List.of(s.otherwise()));
        s.cases().forEach(c -> all.add(c.target()));
        yield all.stream().distinct().toList();
      }
      case LlvmInstruction.IndirectJump j -> j.targets().stream().distinct().toList();
      case LlvmInstruction.AssemblyJump j -> List.of(j.next());
      case LlvmInstruction.Return r -> List.of();
      case LlvmInstruction.Unreachable u -> List.of();
    };
  }

  public List<Block> blocks() {
    return blocks;
  }

  /** The position of the block with this index, or -1. */
  public int position(int index) {
    return positions[index];
  }

  List<Integer> successors(int position) {
    return successors.get(position);
  }

  List<Integer> predecessors(int position) {
    return predecessors.get(position);
  }
}
