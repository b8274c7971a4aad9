// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.analysis;

import dev.heddle.program.Function;
import dev.heddle.program.Instruction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Determines which registers of a function may still be read. */
public final class LivenessAnalysis {
  private final Function function;
  private final List<Instruction> code;

  /** Per instruction: the block that it begins, or -1. */
  private final int[] blockAt;

  private final List<Integer> starts = new ArrayList<>();
  private final BitSet[] live;
  private final BitSet[] written;
  private final List<List<Integer>> predecessors = new ArrayList<>();

  public LivenessAnalysis(Function function) {
    this.function = function;
    code = function.code();
    blockAt = new int[code.size() + 1];
    findBlocks();
    int n = starts.size();
    live = new BitSet[n];
    written = new BitSet[n];
    for (int b = 0; b < n; b++) {
      live[b] = new BitSet();
      written[b] = new BitSet();
      predecessors.add(new ArrayList<>());
    }
    for (int b = 0; b < n; b++) {
      summarise(b);
    }
    propagate();
  }

  /** The registers that may be read from here on before they are written. */
  public BitSet at(int blockStart) {
    return (BitSet) live[blockAt[blockStart]].clone();
  }

  /** As {@link #at}, for any instruction. */
  public BitSet before(int index) {
    int start = index;
    while (blockAt[start] < 0) {
      start--;
    }
    int end = end(blockAt[start]);
    BitSet read = new BitSet();
    for (int next : function.successors(end - 1)) {
      read.or(live[blockAt[next]]);
    }
    for (int i = end - 1; i >= index; i--) {
      int target = Uses.target(code.get(i));
      if (target >= 0) {
        read.clear(target);
      }
      Uses.forEach(code.get(i), read::set);
    }
    return read;
  }

  private void findBlocks() {
    boolean[] begins = new boolean[code.size() + 1];
    begins[0] = true;
    for (int i = 0; i < code.size(); i++) {
      int[] next = function.successors(i);
      if (next.length != 1 || next[0] != i + 1) {
        begins[i + 1] = true;
        for (int s : next) {
          begins[s] = true;
        }
      }
    }
    for (int i = 0; i <= code.size(); i++) {
      blockAt[i] = begins[i] && i < code.size() ? starts.size() : -1;
      if (blockAt[i] >= 0) {
        starts.add(i);
      }
    }
  }

  private int end(int block) {
    return block + 1 < starts.size() ? starts.get(block + 1) : code.size();
  }

  /** What the block reads before writing it, and what it writes. */
  private void summarise(int b) {
    for (int i = starts.get(b); i < end(b); i++) {
      Uses.forEach(
          code.get(i),
          r -> {
            if (!written[b].get(r)) {
              live[b].set(r);
            }
          });
      int target = Uses.target(code.get(i));
      if (target >= 0) {
        written[b].set(target);
      }
    }
    for (int s : function.successors(end(b) - 1)) {
      predecessors.get(blockAt[s]).add(b);
    }
  }

  private void propagate() {
    ArrayDeque<Integer> work = new ArrayDeque<>();
    for (int b = 0; b < starts.size(); b++) {
      work.add(b);
    }
    while (!work.isEmpty()) {
      int b = work.pollLast();
      for (int p : predecessors.get(b)) {
        BitSet more = (BitSet) live[b].clone();
        more.andNot(written[p]);
        more.andNot(live[p]);
        if (!more.isEmpty()) {
          live[p].or(more);
          work.add(p);
        }
      }
    }
  }
}
