package dev.heddle.frontend.c.lower;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Which objects each value may point to: inclusion constraints over all functions (Andersen,
 * "Program analysis and specialization for the C programming language", 1994), without regard to
 * fields, order or calling context. All memory that several threads can reach is one object.
 */
final class PointsTo {
  /** The object that stands for all shared memory. */
  static final int SHARED = 0;

  /** A node for values that point nowhere. */
  static final int NOWHERE = -1;

  private final List<BitSet> sets = new ArrayList<>();
  private final List<List<Integer>> copies = new ArrayList<>();
  private final List<List<IntConsumer>> watchers = new ArrayList<>();

  /** Per object, the node for what its memory holds. */
  private final List<Integer> contents = new ArrayList<>();

  private final Set<Long> edges = new HashSet<>();
  private final ArrayDeque<Integer> changed = new ArrayDeque<>();
  private final BitSet waiting = new BitSet();

  PointsTo() {
    int shared = object();
    add(contents(shared), SHARED);
  }

  /** A new value. */
  int node() {
    sets.add(new BitSet());
    copies.add(List.of());
    watchers.add(List.of());
    return sets.size() - 1;
  }

  /** A new object, something that can be pointed to. */
  int object() {
    contents.add(node());
    return contents.size() - 1;
  }

  int objects() {
    return contents.size();
  }

  int contents(int object) {
    return contents.get(object);
  }

  BitSet set(int node) {
    return node == NOWHERE ? new BitSet() : sets.get(node);
  }

  void add(int node, int object) {
    if (!sets.get(node).get(object)) {
      sets.get(node).set(object);
      touch(node);
    }
  }

  private void touch(int node) {
    if (!waiting.get(node)) {
      waiting.set(node);
      changed.add(node);
    }
  }

  /** {@code to} may point wherever {@code from} does. */
  void copy(int from, int to) {
    if (from == NOWHERE || to == NOWHERE || from == to || !edges.add((long) from << 32 | to)) {
      return;
    }
    if (copies.get(from).isEmpty()) {
      copies.set(from, new ArrayList<>());
    }
    copies.get(from).add(to);
    flow(from, to);
  }

  private void flow(int from, int to) {
    BitSet target = sets.get(to);
    int before = target.cardinality();
    target.or(sets.get(from));
    if (target.cardinality() != before) {
      touch(to);
    }
  }

  /** Calls back with each object the node may point to, now or later, once. */
  void watch(int node, IntConsumer seen) {
    if (node == NOWHERE) {
      return;
    }
    if (watchers.get(node).isEmpty()) {
      watchers.set(node, new ArrayList<>());
    }
    BitSet known = new BitSet();
    IntConsumer once =
        object -> {
          if (!known.get(object)) {
            known.set(object);
            seen.accept(object);
          }
        };
    watchers.get(node).add(once);
    touch(node);
  }

  /** {@code to = *address}. */
  void load(int address, int to) {
    watch(address, object -> copy(contents(object), to));
  }

  /** {@code *address = value}. */
  void store(int address, int value) {
    watch(address, object -> copy(value, contents(object)));
  }

  /** Other threads can come to know where the object is. */
  void share(int object) {
    add(contents(SHARED), object);
    copy(contents(object), contents(SHARED));
    copy(contents(SHARED), contents(object));
  }

  boolean isShared(int object) {
    return sets.get(contents(SHARED)).get(object);
  }

  /** Whatever the node points to becomes shared. */
  void leak(int node) {
    copy(node, contents(SHARED));
  }

  void solve() {
    BitSet done = new BitSet();
    do {
      propagate();
      BitSet now = (BitSet) sets.get(contents(SHARED)).clone();
      now.andNot(done);
      now.stream().forEach(this::share);
      done.or(now);
    } while (!changed.isEmpty());
  }

  private void propagate() {
    while (!changed.isEmpty()) {
      int node = changed.remove();
      waiting.clear(node);
      for (int to : copies.get(node)) {
        flow(node, to);
      }
      BitSet now = (BitSet) sets.get(node).clone();
      for (IntConsumer watcher : List.copyOf(watchers.get(node))) {
        now.stream().forEach(watcher);
      }
    }
  }
}
