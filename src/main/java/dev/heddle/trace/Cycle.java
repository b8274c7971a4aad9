// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/** Finds a shortest cycle in a set of edges. */
final class Cycle {
  private Cycle() {}

  static List<Edge> shortest(SortedSet<Edge> edges) {
    Map<String, List<Edge>> leaving = new HashMap<>();
    edges.forEach(e -> leaving.computeIfAbsent(e.from(), k -> new ArrayList<>()).add(e));
    if (!isThere(edges, leaving)) {
      return List.of();
    }
    List<Edge> best = List.of();
    for (Edge e : edges) {
      List<Edge> back = e.type() == Edge.Type.PO ? List.of() : path(leaving, e.to(), e.from());
      if (!back.isEmpty() && (best.isEmpty() || back.size() + 1 < best.size())) {
        best = new ArrayList<>(back);
        best.addFirst(e);
      }
    }
    return best;
  }

  /**
   * Whether there is a cycle. Usually there is none, which is detected by repeatedly removing nodes
   * without incoming edges.
   */
  private static boolean isThere(SortedSet<Edge> edges, Map<String, List<Edge>> leaving) {
    Map<String, Integer> entering = new HashMap<>();
    edges.forEach(e -> entering.merge(e.to(), 1, Integer::sum));
    ArrayDeque<String> todo = new ArrayDeque<>(leaving.keySet());
    todo.removeIf(entering::containsKey);
    int gone = 0;
    while (!todo.isEmpty()) {
      for (Edge e : leaving.getOrDefault(todo.poll(), List.of())) {
        gone++;
        if (entering.merge(e.to(), -1, Integer::sum) == 0) {
          todo.add(e.to());
        }
      }
    }
    return gone < edges.size();
  }

  /** The edges of a shortest path, empty if there is none. */
  private static List<Edge> path(Map<String, List<Edge>> leaving, String from, String to) {
    Map<String, Edge> reachedBy = new HashMap<>();
    ArrayDeque<String> todo = new ArrayDeque<>(List.of(from));
    while (!todo.isEmpty() && !reachedBy.containsKey(to)) {
      for (Edge e : leaving.getOrDefault(todo.poll(), List.of())) {
        if (!e.to().equals(from) && reachedBy.putIfAbsent(e.to(), e) == null) {
          todo.add(e.to());
        }
      }
    }
    List<Edge> path = new ArrayList<>();
    for (String at = to; reachedBy.containsKey(at); at = path.getLast().from()) {
      path.add(reachedBy.get(at));
    }
    Collections.reverse(path);
    return path;
  }
}
