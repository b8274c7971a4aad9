// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.StateLimits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The threads and the memory of a program, unfolded as far as the search has reached. */
final class UnfoldedProgram {
  final LocalStates[] threads;
  private final MemoryCells cells;
  private final boolean locks;

  UnfoldedProgram(ParallelProgram program) {
    cells = new MemoryCells(program.memory());
    locks = Locks.occurIn(program);
    ReadCells read = new ReadCells(program);
    threads = new LocalStates[program.threads().size()];
    Arrays.setAll(threads, t -> new LocalStates(program.threads().get(t), cells, read));
    for (LocalStates t : threads) {
      t.yieldNodes.findTargets(LocalStates.INITIAL);
    }
  }

  /** Unfolds the parts that the expansion of some states needs. */
  void unfold(States states, List<Integer> ids, StateLimits limits) {
    List<Expansion.Miss> misses = new ArrayList<>();
    Expansion dry = new Expansion(threads, states.layout(), misses, _ -> {});
    for (int id : ids) {
      while (!limits.isLate() && !dry.run(states.state(id), 0)) {
        misses.forEach(this::unfold);
        misses.clear();
      }
    }
  }

  private void unfold(Expansion.Miss miss) {
    LocalStates local = threads[miss.thread()];
    if (miss.step() >= 0) {
      if (local.steps.next(miss.step(), miss.number()) == ThreadSuccessors.NONE) {
        local.load(miss.node(), miss.step(), miss.number());
      }
    } else {
      local.expand(miss.node());
      local.yieldNodes.findTargets(miss.node());
    }
  }

  /** The number of values of each field of a state. */
  int[] counts() {
    int[] counts = new int[threads.length + 1 + cells.slots()];
    for (int t = 0; t < threads.length; t++) {
      counts[t] = Math.max(1, threads[t].yieldNodes.size());
    }
    counts[threads.length] = locks ? threads.length + 1 : 1;
    for (int c = 0; c < cells.slots(); c++) {
      counts[threads.length + 1 + c] = cells.values(c);
    }
    return counts;
  }

  long bytes() {
    long bytes = 0;
    for (LocalStates t : threads) {
      bytes += t.bytes();
    }
    return bytes;
  }
}
