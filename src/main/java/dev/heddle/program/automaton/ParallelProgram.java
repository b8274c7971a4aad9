// SPDX-License-Identifier: Apache-2.0
package dev.heddle.program.automaton;

import java.util.ArrayList;
import java.util.List;

/**
 * Threads that run side by side over one memory. The goal: every thread that has final states is in
 * one of them, and no store waits in a buffer.
 */
public record ParallelProgram(String name, List<Automaton> threads, AutomatonMemory memory) {
  public ParallelProgram {
    threads = List.copyOf(threads);
  }

  /** Over a memory of zeros. */
  public ParallelProgram(String name, List<Automaton> threads) {
    this(name, threads, AutomatonMemory.ZEROS);
  }

  public boolean hasGoal() {
    return threads.stream().anyMatch(t -> !t.finals().isEmpty());
  }

  public boolean isCyclic() {
    return threads.stream().anyMatch(Automaton::isCyclic);
  }

  /** The same program with another thread in the place of one. */
  public ParallelProgram with(int number, Automaton thread) {
    List<Automaton> changed = new ArrayList<>(threads);
    changed.set(number, thread);
    return with(changed);
  }

  /** Other threads over the same memory. */
  public ParallelProgram with(List<Automaton> others) {
    return new ParallelProgram(name, others, memory);
  }
}
