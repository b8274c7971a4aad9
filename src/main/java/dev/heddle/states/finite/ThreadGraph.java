// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.states.search.LiveAutomatonRegisters;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The local states of a thread and the steps between them, before local steps are contracted. Node
 * 0 is the initial one.
 */
final class ThreadGraph {
  /**
   * A control state with values of registers.
   *
   * @param registers those that are live; the others are 0
   */
  record Node(int state, boolean holds, List<Long> registers) {
    Node {
      registers = List.copyOf(registers);
    }

    /** A copy of the registers. */
    long[] values() {
      return registers.stream().mapToLong(Long::longValue).toArray();
    }
  }

  /**
   * @param label null for a local step
   * @param transition of the automaton
   */
  record Edge(Label label, int target, int transition) {}

  final Automaton automaton;
  final List<Node> nodes = new ArrayList<>();
  final List<List<Edge>> edges = new ArrayList<>();
  private final Map<Node, Integer> numbers = new HashMap<>();
  private final LiveAutomatonRegisters live;

  ThreadGraph(Automaton automaton) {
    this.automaton = automaton;
    live = new LiveAutomatonRegisters(automaton);
    node(automaton.initial(), false, new long[automaton.registers().size()]);
  }

  /** The number of a node, which is added if it is new. */
  int node(int state, boolean holds, long[] registers) {
    List<Long> values = new ArrayList<>(registers.length);
    for (int r = 0; r < registers.length; r++) {
      values.add(live.isLive(state, r) ? registers[r] : 0);
    }
    Node node = new Node(state, holds, values);
    Integer known = numbers.putIfAbsent(node, nodes.size());
    if (known == null) {
      nodes.add(node);
      edges.add(new ArrayList<>());
      return nodes.size() - 1;
    }
    return known;
  }

  boolean isFinal(int node) {
    return automaton.isFinal(nodes.get(node).state());
  }

  /** The nodes that are reached from one by local steps, itself included, in order. */
  List<Integer> locally(int from) {
    List<Integer> reached = new ArrayList<>(List.of(from));
    BitSet seen = new BitSet();
    seen.set(from);
    for (int i = 0; i < reached.size(); i++) {
      for (Edge e : edges.get(reached.get(i))) {
        if (e.label() == null && !seen.get(e.target())) {
          seen.set(e.target());
          reached.add(e.target());
        }
      }
    }
    return reached;
  }
}
