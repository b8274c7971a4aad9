// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The accesses of a computation, which come before which, and what is needed to go on. An access is
 * numbered by its thread and its place there, so that the order of events does not show.
 */
final class PsoTrace {
  private static final int MOST = 1000;

  /** Pairs: from * MOST * MOST + to. */
  private final TreeSet<Long> edges = new TreeSet<>();

  private final TreeMap<Integer, Integer> counts = new TreeMap<>();

  /** What an access counts as: the first one in its section of the lock. */
  private final TreeMap<Integer, Integer> one = new TreeMap<>();

  private final TreeMap<Long, Integer> writers = new TreeMap<>();
  private final TreeMap<Long, TreeSet<Integer>> readers = new TreeMap<>();

  /** Loads that got their value from a store before that reached memory. */
  private final TreeMap<Integer, TreeSet<Integer>> forwarded = new TreeMap<>();

  /** Whose section of the lock it is, and the first access there; -1 if none. */
  private int section = -1;

  private int first = -1;

  PsoTrace copy() {
    PsoTrace t = new PsoTrace();
    t.edges.addAll(edges);
    t.counts.putAll(counts);
    t.one.putAll(one);
    t.writers.putAll(writers);
    readers.forEach((a, s) -> t.readers.put(a, new TreeSet<>(s)));
    forwarded.forEach((a, s) -> t.forwarded.put(a, new TreeSet<>(s)));
    t.section = section;
    t.first = first;
    return t;
  }

  private void edge(int from, int to) {
    edges.add((long) from * MOST * MOST + to);
  }

  void section(int thread) {
    section = thread;
    first = -1;
  }

  /** A new access of a thread. */
  int access(int thread) {
    int count = counts.merge(thread, 1, Integer::sum);
    int access = thread * MOST + count;
    if (count > 1) {
      edge(access - 1, access);
    }
    if (section == thread) {
      first = first < 0 ? access : first;
      one.put(access, first);
    }
    return access;
  }

  void read(long address, int access) {
    if (writers.containsKey(address)) {
      edge(writers.get(address), access);
    }
    readers.computeIfAbsent(address, _ -> new TreeSet<>()).add(access);
  }

  void forward(int store, int load) {
    edge(store, load);
    forwarded.computeIfAbsent(store, _ -> new TreeSet<>()).add(load);
  }

  /** It is in memory now. */
  void write(long address, int access) {
    if (writers.containsKey(address)) {
      edge(writers.get(address), access);
    }
    readers.getOrDefault(address, new TreeSet<>()).forEach(r -> edge(r, access));
    readers.put(address, new TreeSet<>(forwarded.getOrDefault(access, new TreeSet<>())));
    writers.put(address, access);
  }

  boolean isCyclic() {
    Map<Integer, List<Integer>> after = new HashMap<>();
    Map<Integer, Integer> before = new HashMap<>();
    for (long e : edges) {
      int from = (int) (e / (MOST * MOST));
      int to = (int) (e % (MOST * MOST));
      from = one.getOrDefault(from, from);
      to = one.getOrDefault(to, to);
      if (from != to) {
        after.computeIfAbsent(from, _ -> new ArrayList<>()).add(to);
        before.merge(to, 1, Integer::sum);
        before.putIfAbsent(from, 0);
      }
    }
    List<Integer> ready = new ArrayList<>();
    before.forEach((a, n) -> {
      if (n == 0) {
        ready.add(a);
      }
    });
    BitSet done = new BitSet();
    while (!ready.isEmpty()) {
      int a = ready.removeLast();
      done.set(a);
      for (int b : after.getOrDefault(a, List.of())) {
        if (before.merge(b, -1, Integer::sum) == 0) {
          ready.add(b);
        }
      }
    }
    return done.cardinality() < before.size();
  }

  @Override
  public String toString() {
    return edges + "|" + one + writers + readers + forwarded + section + first;
  }
}
