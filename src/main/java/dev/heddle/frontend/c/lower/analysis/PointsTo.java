// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower.analysis;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Determines which objects each value may point to: inclusion constraints over all functions
 * (Andersen, "Program analysis and specialization for the C programming language", 1994), without
 * regard to fields, order or calling context. All memory that several threads can reach is one
 * object.
 */
final class PointsTo {
  /** The object that represents all shared memory, including objects that became shared. */
  static final int SHARED = 0;

  /** A node for values that point nowhere. */
  static final int NOWHERE = -1;

  /** What each node may point to; of what is shared, only {@link #SHARED}. */
  private final List<BitSet> sets = new ArrayList<>();

  /** The part of each set that its copies and watchers have seen. */
  private final List<BitSet> seen = new ArrayList<>();

  private final List<List<Integer>> copies = new ArrayList<>();
  private final List<List<IntConsumer>> watchers = new ArrayList<>();

  /** Per object, the node for what its memory holds. */
  private final List<Integer> contents = new ArrayList<>();

  private final BitSet shared = new BitSet();

  /** What must become shared next. */
  private final BitSet leaked = new BitSet();

  private final Set<Long> edges = new HashSet<>();
  private final ArrayDeque<Integer> changed = new ArrayDeque<>();
  private final BitSet waiting = new BitSet();

  PointsTo() {
    object();
    shared.set(SHARED);
    add(contents(SHARED), SHARED);
  }

  /** A new value. */
  int node() {
    sets.add(new BitSet());
    seen.add(new BitSet());
    copies.add(List.of());
    watchers.add(List.of());
    return sets.size() - 1;
  }

  /** A new object, something that can be pointed to. */
  int object() {
    contents.add(node());
    return contents.size() - 1;
  }

  int contents(int object) {
    return contents.get(object);
  }

  BitSet set(int node) {
    return node == NOWHERE ? new BitSet() : sets.get(node);
  }

  void add(int node, int object) {
    int known = shared.get(object) ? SHARED : object;
    if (known != SHARED && node == contents(SHARED)) {
      leaked.set(object);
    } else if (!sets.get(node).get(known)) {
      sets.get(node).set(known);
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
    if (from == NOWHERE || to == NOWHERE || from == to || !edges.add(edge(from, to))) {
      return;
    }
    if (copies.get(from).isEmpty()) {
      copies.set(from, new ArrayList<>());
    }
    copies.get(from).add(to);
    flow(sets.get(from), to);
  }

  /** One number for both, scattered: else hash sets of them are slow. */
  private static long edge(int from, int to) {
    return ((long) from << 32 | to) * 0x9E37_79B9_7F4A_7C15L;
  }

  private void flow(BitSet objects, int to) {
    if (to == contents(SHARED)) {
      objects.stream().forEach(object -> add(to, object));
      return;
    }
    BitSet target = sets.get(to);
    int before = target.cardinality();
    target.or(objects);
    if (target.cardinality() != before) {
      touch(to);
    }
  }

  /** Calls back with each object the node may point to, now or later. */
  void watch(int node, IntConsumer watcher) {
    if (node == NOWHERE) {
      return;
    }
    if (watchers.get(node).isEmpty()) {
      watchers.set(node, new ArrayList<>());
    }
    watchers.get(node).add(watcher);
    ((BitSet) seen.get(node).clone()).stream().forEach(watcher);
  }

  /** {@code to = *address}. */
  void load(int address, int to) {
    watch(address, object -> copy(contents(object), to));
  }

  /** {@code *address = value}. */
  void store(int address, int value) {
    watch(address, object -> copy(value, contents(object)));
  }

  boolean isShared(int object) {
    return shared.get(object);
  }

  /** Called when the address of an object escapes to other threads. */
  void share(int object) {
    add(contents(SHARED), object);
  }

  /** Whatever the node points to becomes shared. */
  void escape(int node) {
    copy(node, contents(SHARED));
  }

  /**
   * Propagates until nothing changes; {@code newlyShared} receives each object that becomes shared.
   */
  void solve(IntConsumer newlyShared) {
    while (!changed.isEmpty() || !leaked.isEmpty()) {
      if (leaked.isEmpty()) {
        propagate(changed.remove());
      } else {
        shareLeaked(newlyShared);
      }
    }
  }

  private void shareLeaked(IntConsumer newlyShared) {
    BitSet more = (BitSet) leaked.clone();
    leaked.clear();
    shared.or(more);
    more.stream().forEach(this::joinContents);
    replace(more);
    more.stream().forEach(newlyShared);
  }

  private void joinContents(int object) {
    copy(contents(object), contents(SHARED));
    copy(contents(SHARED), contents(object));
  }

  /** What is shared is one object in all sets. */
  private void replace(BitSet objects) {
    for (int node = 0; node < sets.size(); node++) {
      if (sets.get(node).intersects(objects)) {
        sets.get(node).andNot(objects);
        seen.get(node).andNot(objects);
        add(node, SHARED);
      }
    }
  }

  private void propagate(int node) {
    waiting.clear(node);
    BitSet more = (BitSet) sets.get(node).clone();
    more.andNot(seen.get(node));
    seen.get(node).or(more);
    for (int to : copies.get(node)) {
      flow(more, to);
    }
    int count = watchers.get(node).size(); // one that is added meanwhile sees all at once
    for (int i = 0; i < count; i++) {
      more.stream().forEach(watchers.get(node).get(i));
    }
  }
}
