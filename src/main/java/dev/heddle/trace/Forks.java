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
final class Forks {
  private final Execution x;
  private final IntFunction<String> names;
  private final Map<String, Integer> count = new HashMap<>();
  private final List<Integer> joins = new ArrayList<>();

  private Forks(Execution x, IntFunction<String> names, List<Operation> operations) {
    this.x = x;
    this.names = names;
    operations.forEach(o -> count.merge(o.thread(), 1, Integer::sum));
    for (int d = 0; d < x.length(); d++) {
      if (x.kind(d) == Kind.JOIN) {
        joins.add(d);
      }
    }
  }

  static List<Edge> of(Execution x, IntFunction<String> names, List<Operation> operations) {
    return new Forks(x, names, operations).edges();
  }

  private List<Edge> edges() {
    List<Edge> edges = new ArrayList<>();
    for (int t = 0; t < x.threads(); t++) {
      if (x.parent(t) >= 0 && operations(t) > 0) {
        link(edges, beforeStart(t), names.apply(t), 0);
      }
    }
    for (int d : joins) {
      if (x.operation(d) < operations(x.thread(d))) {
        link(edges, atEnd((int) x.value(d)), names.apply(x.thread(d)), x.operation(d));
      }
    }
    return edges;
  }

  private static void link(List<Edge> edges, TreeSet<String> from, String to, int index) {
    from.forEach(f -> edges.add(new Edge(Edge.Type.PO, f, to + "#" + index)));
  }

  private int operations(int thread) {
    return count.getOrDefault(names.apply(thread), 0);
  }

  /** The last operations that come before whatever the thread does. */
  private TreeSet<String> beforeStart(int thread) {
    return x.parent(thread) < 0
        ? new TreeSet<>()
        : frontier(x.parent(thread), x.parentOperation(thread), x.parentEvent(thread));
  }

  /** The last operations that come before the end of the thread. */
  private TreeSet<String> atEnd(int thread) {
    return frontier(thread, operations(thread), x.length());
  }

  /**
   * The last operations before a point of a thread: after so many of its own, and by that event.
   */
  private TreeSet<String> frontier(int thread, int operations, int event) {
    TreeSet<String> last = operations > 0 ? new TreeSet<>() : beforeStart(thread);
    if (operations > 0) {
      last.add(names.apply(thread) + "#" + (operations - 1));
    }
    for (int d : joins) {
      if (d <= event && x.thread(d) == thread && x.operation(d) == operations) {
        last.addAll(atEnd((int) x.value(d)));
      }
    }
    return last;
  }
}
