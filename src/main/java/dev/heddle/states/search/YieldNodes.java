// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.program.automaton.Automaton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Numbers of the nodes in which a thread yields; states of the search refer to nodes by these
 * numbers.
 */
final class YieldNodes {
  private final Automaton thread;
  private final LocalStates nodes;
  private final YieldPoints yieldPoints;

  /** By node: see {@link #targets(int)}. */
  private int[][] targets = new int[16][];

  /** By node: its number among the yield nodes; NONE if it is not one. */
  private int[] numbers = new int[16];

  private final Numbering numbering = new Numbering();

  /** The numbers of yield nodes in which the goal allows the thread to be. */
  private final BitSet finals = new BitSet();

  YieldNodes(Automaton thread, LocalStates nodes) {
    this.thread = thread;
    this.nodes = nodes;
    yieldPoints = new YieldPoints(thread);
    Arrays.fill(numbers, ThreadSuccessors.NONE);
  }

  /** Ensures space for this many nodes. */
  void grow(int size) {
    if (size > targets.length) {
      int before = numbers.length;
      targets = Arrays.copyOf(targets, 2 * before);
      numbers = Arrays.copyOf(numbers, 2 * before);
      Arrays.fill(numbers, before, numbers.length, ThreadSuccessors.NONE);
    }
  }

  /** The number of yield nodes. */
  int size() {
    return numbering.size();
  }

  /** The yield node with a number. */
  int node(int number) {
    return (int) numbering.key(number);
  }

  /** Whether the goal allows the thread to be in the yield node with a number. */
  boolean isFinal(int number) {
    return finals.get(number);
  }

  /**
   * The yield nodes that the thread reaches from a node by local steps, by their numbers; {@code
   * ~node} is a committed node, from which it must continue immediately. Null if not yet known.
   */
  int[] targets(int node) {
    return targets[node];
  }

  /** Computes the {@link #targets} of a node. */
  void findTargets(int from) {
    if (targets[from] != null) {
      return;
    }
    Set<Integer> seen = new LinkedHashSet<>();
    Set<Integer> found = new LinkedHashSet<>();
    List<Integer> todo = new ArrayList<>(List.of(from));
    while (!todo.isEmpty()) {
      int node = todo.removeLast();
      if (!seen.add(node) || !yieldPoints.canReachFinal(nodes.state(node))) {
        continue;
      }
      if (yieldPoints.isCommitted(nodes.state(node))) {
        found.add(~node);
      } else if (!yieldPoints.isPassing(nodes.state(node))) {
        found.add(number(node));
      } else {
        nodes.expand(node);
        for (int s = nodes.end(node) - 1; s >= nodes.first(node); s--) {
          todo.add(nodes.steps.next[s]);
        }
        if (nodes.first(node) == nodes.end(node) && thread.finals().isEmpty()) {
          found.add(number(node)); // The thread cannot move, but others may.
        }
      }
    }
    targets[from] = found.stream().mapToInt(i -> i).toArray();
  }

  private int number(int node) {
    if (numbers[node] == ThreadSuccessors.NONE) {
      numbers[node] = numbering.number(node);
      finals.set(numbers[node], thread.finals().isEmpty() || thread.isFinal(nodes.state(node)));
    }
    return numbers[node];
  }

  /** The local steps from a node to one of its yield nodes; empty if they are the same. */
  List<Integer> path(int from, int to) {
    List<Integer> way = new ArrayList<>();
    Set<Integer> dead = new LinkedHashSet<>();
    int node = from;
    List<Integer> passed = new ArrayList<>(List.of(from));
    while (node != to) {
      int found = ThreadSuccessors.NONE;
      int first = nodes.first(node);
      boolean goesOn = yieldPoints.isPassing(nodes.state(node)) && first != ThreadSuccessors.NONE;
      for (int s = first; goesOn && s < nodes.end(node) && found < 0; s++) {
        found = dead.contains(nodes.steps.next[s]) ? ThreadSuccessors.NONE : s;
      }
      if (found >= 0) {
        way.add(found);
        node = nodes.steps.next[found];
        passed.add(node);
      } else {
        dead.add(node);
        passed.removeLast();
        way.removeLast();
        node = passed.getLast();
      }
    }
    return way;
  }

  /** The approximate size of the arrays in bytes. */
  long bytes() {
    return 16L * targets.length;
  }
}
