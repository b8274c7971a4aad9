// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import dev.heddle.states.finite.FiniteThread.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * A thread without its local steps, whose bisimilar nodes are one state. Only nodes count that are
 * initial or follow a step with an effect; each has the steps of all nodes that it reaches locally,
 * and is final if one of these is. By partition refinement: a class is split when its nodes differ
 * in the classes that their steps lead to, and then only the sources of moved nodes are looked at.
 */
final class Quotient {
  /** A step of a node, to another node. */
  private record Move(Label label, int target) {}

  private final ThreadGraph graph;

  /** By node: its moves; null for nodes that do not count. */
  private final List<Collection<Move>> moves = new ArrayList<>();

  private final List<List<Integer>> sources = new ArrayList<>();
  private final BitSet finals = new BitSet();

  /** By node: its class, and then its state; -1 for nodes that do not count. */
  final int[] classes;

  private final List<List<Integer>> members = new ArrayList<>();

  Quotient(ThreadGraph graph) {
    this.graph = graph;
    classes = new int[graph.nodes.size()];
    for (int n = 0; n < classes.length; n++) {
      classes[n] = -1;
      moves.add(null);
      sources.add(new ArrayList<>());
    }
    contract();
    refine();
  }

  private void contract() {
    List<Integer> todo = new ArrayList<>(List.of(0));
    classes[0] = 0;
    while (!todo.isEmpty()) {
      int n = todo.removeLast();
      Map<Move, Move> own = new LinkedHashMap<>();
      for (int m : graph.locally(n)) {
        if (graph.isFinal(m)) {
          finals.set(n);
        }
        for (ThreadGraph.Edge e : graph.edges.get(m)) {
          if (e.label() != null) {
            Move move = new Move(e.label(), e.target());
            own.putIfAbsent(move, move);
          }
        }
      }
      moves.set(n, own.keySet());
      for (Move move : own.keySet()) {
        sources.get(move.target()).add(n);
        if (classes[move.target()] < 0) {
          classes[move.target()] = 0;
          todo.add(move.target());
        }
      }
    }
  }

  private void refine() {
    Map<List<Boolean>, List<Integer>> first = new LinkedHashMap<>();
    BitSet open = new BitSet();
    for (int n = 0; n < classes.length; n++) {
      if (classes[n] >= 0) {
        first
            .computeIfAbsent(
                List.of(finals.get(n), graph.nodes.get(n).holds()), _ -> new ArrayList<>())
            .add(n);
        open.set(n);
      }
    }
    first.values().forEach(this::addClass);
    while (!open.isEmpty()) {
      Map<Integer, List<Integer>> touched = new LinkedHashMap<>();
      open.stream()
          .forEach(n -> touched.computeIfAbsent(classes[n], _ -> new ArrayList<>()).add(n));
      open.clear();
      List<Integer> moved = new ArrayList<>();
      touched.forEach((c, nodes) -> split(c, nodes, moved));
      moved.forEach(n -> sources.get(n).forEach(open::set));
    }
  }

  private void addClass(List<Integer> nodes) {
    nodes.forEach(n -> classes[n] = members.size());
    members.add(nodes);
  }

  /** Splits a class of which some nodes may differ from the others, which are alike. */
  private void split(int number, List<Integer> nodes, List<Integer> moved) {
    BitSet listed = new BitSet();
    nodes.forEach(listed::set);
    List<Integer> all = members.get(number);
    Map<Object, List<Integer>> parts = new LinkedHashMap<>();
    if (nodes.size() < all.size()) {
      int other = all.stream().filter(n -> !listed.get(n)).findFirst().orElseThrow();
      parts.put(signature(other), new ArrayList<>());
    }
    for (int n : nodes) {
      parts.computeIfAbsent(signature(n), _ -> new ArrayList<>()).add(n);
    }
    if (parts.size() == 1) {
      return;
    }
    BitSet leaves = new BitSet();
    List<List<Integer>> added = new ArrayList<>(parts.values()).subList(1, parts.size());
    added.forEach(part -> part.forEach(leaves::set));
    all.removeIf(leaves::get);
    added.forEach(this::addClass);
    added.forEach(moved::addAll);
  }

  private Object signature(int node) {
    Map<Label, TreeSet<Integer>> signature = new HashMap<>();
    for (Move move : moves.get(node)) {
      signature.computeIfAbsent(move.label(), _ -> new TreeSet<>()).add(classes[move.target()]);
    }
    return signature;
  }

  /** The automaton; afterwards {@link #classes} are its states. */
  FiniteThread thread() {
    int[] states = new int[members.size()];
    Arrays.fill(states, -1);
    List<Integer> order = new ArrayList<>(List.of(classes[0]));
    states[classes[0]] = FiniteThread.INITIAL;
    List<List<Step>> leaving = new ArrayList<>();
    BitSet ends = new BitSet();
    BitSet holding = new BitSet();
    for (int q = 0; q < order.size(); q++) {
      int node = members.get(order.get(q)).getFirst();
      ends.set(q, !graph.automaton.finals().isEmpty() && finals.get(node));
      holding.set(q, graph.nodes.get(node).holds());
      leaving.add(steps(q, node, states, order));
    }
    for (int n = 0; n < classes.length; n++) {
      classes[n] = classes[n] < 0 ? -1 : states[classes[n]];
    }
    return FiniteThread.of(leaving, ends, holding, graph.automaton.finals().isEmpty());
  }

  private List<Step> steps(int state, int node, int[] states, List<Integer> order) {
    List<Move> sorted = new ArrayList<>(moves.get(node));
    sorted.sort(Comparator.comparing(Move::label).thenComparingInt(m -> classes[m.target()]));
    List<Step> steps = new ArrayList<>();
    for (Move move : sorted) {
      int c = classes[move.target()];
      if (states[c] < 0) {
        states[c] = order.size();
        order.add(c);
      }
      Step step = new Step(state, move.label(), states[c]);
      if (!steps.contains(step)) {
        steps.add(step);
      }
    }
    return steps;
  }
}
