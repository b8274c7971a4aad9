// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** A thread as it was before local steps were contracted, to find transitions of the source. */
public final class SourceThread {
  private final ThreadGraph graph;

  /** By node: the state of the finite thread; -1 if it has none. */
  private final int[] states;

  SourceThread(ThreadGraph graph, int[] states) {
    this.graph = graph;
    this.states = states.clone();
  }

  /** Follows the steps of a finite thread through the transitions of its source. */
  public final class Walk {
    private int node;

    /** The transitions that are one step: local ones, then the one with the effect. */
    public List<Integer> step(FiniteThread.Step step) {
      List<ThreadGraph.Edge> path =
          path(node, e -> step.label().equals(e.label()) && states[e.target()] == step.target());
      node = path.getLast().target();
      return path.stream().map(ThreadGraph.Edge::transition).toList();
    }

    /** The local transitions to a state that the goal wants, if it wants one. */
    public List<Integer> end() {
      if (graph.automaton.finals().isEmpty() || graph.isFinal(node)) {
        return List.of();
      }
      List<ThreadGraph.Edge> path = path(node, e -> e.label() == null && graph.isFinal(e.target()));
      node = path.getLast().target();
      return path.stream().map(ThreadGraph.Edge::transition).toList();
    }
  }

  public Walk walk() {
    return new Walk();
  }

  /** A shortest path of local edges that ends with one that is wanted. */
  private List<ThreadGraph.Edge> path(int from, Predicate<ThreadGraph.Edge> wanted) {
    Map<Integer, ThreadGraph.Edge> by = new HashMap<>();
    Map<Integer, Integer> before = new HashMap<>();
    Deque<Integer> todo = new ArrayDeque<>(List.of(from));
    BitSet seen = new BitSet();
    seen.set(from);
    while (!todo.isEmpty()) {
      int at = todo.remove();
      for (ThreadGraph.Edge e : graph.edges.get(at)) {
        if (wanted.test(e)) {
          List<ThreadGraph.Edge> path = new ArrayList<>(List.of(e));
          for (int n = at; n != from; n = before.get(n)) {
            path.addFirst(by.get(n));
          }
          return path;
        }
        if (e.label() == null && !seen.get(e.target())) {
          seen.set(e.target());
          by.put(e.target(), e);
          before.put(e.target(), at);
          todo.add(e.target());
        }
      }
    }
    throw new IllegalStateException("a step that the source does not have");
  }
}
