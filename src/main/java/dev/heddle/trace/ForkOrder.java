// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntFunction;

/**
 * Program order across threads: what was done before a spawn comes before the child's operations,
 * and those of a thread before what follows its join; also through threads that do nothing else.
 */
final class ForkOrder {
  private final Forks forks;
  private final IntFunction<String> names;
  private final Map<String, Integer> count = new HashMap<>();

  /** Per thread: the place of its spawn. */
  private final Map<Integer, Integer> spawn = new HashMap<>();

  private ForkOrder(Forks forks, IntFunction<String> names, List<Operation> operations) {
    this.forks = forks;
    this.names = names;
    operations.forEach(o -> count.merge(o.thread(), 1, Integer::sum));
    for (int i = 0; i < forks.count(); i++) {
      if (!forks.isJoin(i)) {
        spawn.put(forks.other(i), i);
      }
    }
  }

  static List<Edge> of(Execution x, IntFunction<String> names, List<Operation> operations) {
    return new ForkOrder(x.forks(), names, operations).edges();
  }

  private List<Edge> edges() {
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < forks.count(); i++) {
      int other = forks.other(i);
      int thread = forks.thread(i);
      if (!forks.isJoin(i)) {
        link(edges, beforeStart(other), other, 0);
      } else {
        link(edges, atEnd(other), thread, forks.operation(i));
      }
    }
    return edges;
  }

  private void link(List<Edge> edges, TreeSet<String> from, int thread, int index) {
    if (index < operations(thread)) {
      from.forEach(f -> edges.add(new Edge(Edge.Type.PO, f, names.apply(thread) + "#" + index)));
    }
  }

  private int operations(int thread) {
    return count.getOrDefault(names.apply(thread), 0);
  }

  /** The last operations that come before whatever the thread does. */
  private TreeSet<String> beforeStart(int thread) {
    Integer at = spawn.get(thread);
    return at == null ? new TreeSet<>() : frontier(forks.thread(at), forks.operation(at), at);
  }

  /** The last operations that come before the end of the thread. */
  private TreeSet<String> atEnd(int thread) {
    return frontier(thread, operations(thread), forks.count());
  }

  /**
   * The last operations before a point of a thread: after so many of its own, and before that fork.
   */
  private TreeSet<String> frontier(int thread, int operations, int end) {
    TreeSet<String> last = operations > 0 ? new TreeSet<>() : beforeStart(thread);
    if (operations > 0) {
      last.add(names.apply(thread) + "#" + (operations - 1));
    }
    for (int i = 0; i < end; i++) {
      if (forks.isJoin(i) && forks.thread(i) == thread && forks.operation(i) == operations) {
        last.addAll(atEnd(forks.other(i)));
      }
    }
    return last;
  }
}
