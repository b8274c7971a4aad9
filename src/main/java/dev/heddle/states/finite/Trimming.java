// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Removes from threads what no computation to the goal can use: nodes from which the thread reaches
 * no final state, steps that read a value which then nobody stores, and nodes that are no longer
 * reached. Each removal can make another possible, so it repeats until nothing changes. Every
 * computation to the goal remains, because it consists of steps that are never removed.
 */
final class Trimming {
  private final List<ThreadGraph> graphs;
  private final int cells;
  private boolean changed;

  private Trimming(List<ThreadGraph> graphs, int cells) {
    this.graphs = graphs;
    this.cells = cells;
  }

  /** Trims the graphs; returns the values of each cell that remain. */
  static List<BitSet> trim(List<ThreadGraph> graphs, int cells) {
    Trimming trimming = new Trimming(graphs, cells);
    List<BitSet> values;
    do {
      trimming.changed = false;
      graphs.forEach(trimming::keepWhatEnds);
      values = trimming.values();
      for (ThreadGraph graph : graphs) {
        trimming.keepWhatBegins(graph, values);
      }
    } while (trimming.changed);
    return values;
  }

  private void keepWhatEnds(ThreadGraph graph) {
    if (graph.automaton.finals().isEmpty()) {
      return;
    }
    List<List<Integer>> sources = new ArrayList<>();
    graph.nodes.forEach(_ -> sources.add(new ArrayList<>()));
    List<Integer> todo = new ArrayList<>();
    BitSet ends = new BitSet();
    for (int n = 0; n < graph.nodes.size(); n++) {
      for (ThreadGraph.Edge e : graph.edges.get(n)) {
        sources.get(e.target()).add(n);
      }
      if (graph.isFinal(n)) {
        ends.set(n);
        todo.add(n);
      }
    }
    while (!todo.isEmpty()) {
      for (int n : sources.get(todo.removeLast())) {
        if (!ends.get(n)) {
          ends.set(n);
          todo.add(n);
        }
      }
    }
    for (List<ThreadGraph.Edge> edges : graph.edges) {
      changed |= edges.removeIf(e -> !ends.get(e.target()));
    }
  }

  /** The initial values, and those that are stored. */
  private List<BitSet> values() {
    List<BitSet> values = new ArrayList<>();
    for (int c = 0; c < cells; c++) {
      values.add(BitSet.valueOf(new long[] {1}));
    }
    for (ThreadGraph graph : graphs) {
      for (List<ThreadGraph.Edge> edges : graph.edges) {
        for (ThreadGraph.Edge e : edges) {
          if (e.label() != null && e.label().stored() >= 0) {
            values.get(e.label().cell()).set(e.label().stored());
          }
        }
      }
    }
    return values;
  }

  private void keepWhatBegins(ThreadGraph graph, List<BitSet> values) {
    BitSet begins = new BitSet();
    begins.set(0);
    List<Integer> todo = new ArrayList<>(List.of(0));
    while (!todo.isEmpty()) {
      List<ThreadGraph.Edge> edges = graph.edges.get(todo.removeLast());
      changed |= edges.removeIf(e -> !isPossible(e.label(), values));
      for (ThreadGraph.Edge e : edges) {
        if (!begins.get(e.target())) {
          begins.set(e.target());
          todo.add(e.target());
        }
      }
    }
    for (int n = begins.nextClearBit(0); n < graph.nodes.size(); n = begins.nextClearBit(n + 1)) {
      changed |= !graph.edges.get(n).isEmpty();
      graph.edges.get(n).clear();
    }
  }

  private static boolean isPossible(Label label, List<BitSet> values) {
    return label == null || !label.reads() || values.get(label.cell()).get(label.value());
  }
}
