package dev.heddle.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** Program order across threads: what a thread did before a spawn, and after a join. */
final class Forks {
  private Forks() {}

  static List<Edge> of(Execution x, IntFunction<String> names, List<Operation> operations) {
    Map<String, Integer> count = new HashMap<>();
    operations.forEach(o -> count.merge(o.thread(), 1, Integer::sum));
    List<Edge> edges = new ArrayList<>();
    for (int t = 0; t < x.threads(); t++) {
      if (x.parent(t) >= 0 && count.containsKey(names.apply(t))) {
        link(edges, names.apply(x.parent(t)), x.parentOperation(t) - 1, names.apply(t), 0);
      }
    }
    for (int d = 0; d < x.length(); d++) {
      if (x.kind(d) == Kind.JOIN) {
        String parent = names.apply(x.thread(d));
        String child = names.apply((int) x.value(d));
        if (x.operation(d) < count.getOrDefault(parent, 0)) {
          link(edges, child, count.getOrDefault(child, 0) - 1, parent, x.operation(d));
        }
      }
    }
    return edges;
  }

  private static void link(List<Edge> edges, String from, int i, String to, int j) {
    if (i >= 0) {
      edges.add(new Edge(Edge.Type.PO, from + "#" + i, to + "#" + j));
    }
  }
}
