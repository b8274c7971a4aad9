package dev.heddle.program.automaton;

import java.util.ArrayList;
import java.util.List;

/**
 * Threads that run side by side over one memory of zeros. The goal: every thread that has final
 * states is in one of them, and no store waits in a buffer.
 */
public record ParallelProgram(String name, List<Automaton> threads) {
  public ParallelProgram {
    threads = List.copyOf(threads);
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
    return new ParallelProgram(name, changed);
  }
}
