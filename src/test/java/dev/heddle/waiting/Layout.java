// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Where the parts of a state are in an array of bytes: shared variables, then per thread its place,
 * its registers, the number of its buffered stores and those stores, oldest first.
 */
final class Layout {
  /** Stores that a buffer has room for. */
  static final int ROOM = 4;

  final List<String> memory;
  final List<String> mutexes;
  final List<String> semaphores;
  final List<List<String>> registers = new ArrayList<>();
  private final int[] base;
  private final int size;

  Layout(Script script) {
    SortedSet<String> cells = new TreeSet<>();
    SortedSet<String> locks = new TreeSet<>();
    SortedSet<String> counts = new TreeSet<>(script.counts().keySet());
    for (Body body : script.threads()) {
      body.steps().forEach(s -> collect(s, cells, locks, counts));
      registers.add(List.copyOf(body.registers()));
    }
    memory = List.copyOf(cells);
    mutexes = List.copyOf(locks);
    semaphores = List.copyOf(counts);
    base = new int[registers.size()];
    int next = memory.size() + mutexes.size() + semaphores.size();
    for (int t = 0; t < base.length; t++) {
      base[t] = next;
      next += 2 + registers.get(t).size() + 2 * ROOM;
    }
    size = next;
  }

  private static void collect(
      Step step, SortedSet<String> cells, SortedSet<String> locks, SortedSet<String> counts) {
    switch (step) {
      case Step.Load s -> cells.add(s.at());
      case Step.Store s -> cells.add(s.at());
      case Step.Exchange s -> cells.add(s.at());
      case Step.Add s -> cells.add(s.at());
      case Step.Compare s -> cells.add(s.at());
      case Step.Lock s -> locks.add(s.mutex());
      case Step.Unlock s -> locks.add(s.mutex());
      case Step.TryLock s -> locks.add(s.mutex());
      case Step.Wait s -> counts.add(s.semaphore());
      case Step.Post s -> counts.add(s.semaphore());
      case Step.TryWait s -> counts.add(s.semaphore());
      default -> {}
    }
  }

  int size() {
    return size;
  }

  int memory(String name) {
    return memory.indexOf(name);
  }

  /** The thread that holds it plus 1, or 0. */
  int mutex(String name) {
    return memory.size() + mutexes.indexOf(name);
  }

  int semaphore(String name) {
    return memory.size() + mutexes.size() + semaphores.indexOf(name);
  }

  int place(int thread) {
    return base[thread];
  }

  int register(int thread, String name) {
    return base[thread] + 1 + registers.get(thread).indexOf(name);
  }

  int buffered(int thread) {
    return base[thread] + 1 + registers.get(thread).size();
  }

  /** The i-th buffered store: its location; its value comes next. */
  int entry(int thread, int i) {
    return buffered(thread) + 1 + 2 * i;
  }
}
