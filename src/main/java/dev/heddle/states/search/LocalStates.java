// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import java.util.Arrays;
import java.util.List;

/**
 * The local states of one thread: a node for each control state with values of its live registers,
 * created when the search first reaches it. The steps of a node are computed once; then the search
 * only looks up the next node by the number of the value that a load reads.
 */
final class LocalStates {
  /** The first node is that of the initial state. */
  static final int INITIAL = 0;

  private final Automaton thread;
  private final MemoryCells cells;
  private final ReadCells read;
  private final List<List<Integer>> leaving;
  private final Nodes nodes;
  final ThreadSuccessors steps = new ThreadSuccessors();
  final YieldNodes yieldNodes;

  /** The number of nodes in the arrays below. */
  private int known;

  /** By node: its first step, and the end of its steps; NONE if not yet known. */
  private int[] first = new int[16];

  private int[] end = new int[16];

  LocalStates(Automaton thread, MemoryCells cells, ReadCells read) {
    this.thread = thread;
    this.cells = cells;
    this.read = read;
    leaving = thread.leaving();
    yieldNodes = new YieldNodes(thread, this);
    nodes = new Nodes(thread.registers().size(), new LiveAutomatonRegisters(thread));
    node(thread.initial(), new long[thread.registers().size()]);
  }

  int state(int node) {
    return nodes.state(node);
  }

  /** A node's first step, or -1 if its steps are not yet known. */
  int first(int node) {
    return first[node];
  }

  /** The end of a node's steps, exclusive. */
  int end(int node) {
    return end[node];
  }

  /** Computes the steps of a node. */
  void expand(int node) {
    if (first[node] != ThreadSuccessors.NONE) {
      return;
    }
    first[node] = steps.size();
    long[] registers = nodes.registers(node);
    for (int t : leaving.get(state(node))) {
      try {
        add(node, t, registers);
      } catch (ArithmeticException _) {
        // Division by zero: the step is impossible.
      }
    }
    end[node] = steps.size();
  }

  private void add(int node, int number, long[] registers) {
    Transition t = thread.transitions().get(number);
    switch (t.command()) {
      case TransitionCommand.Load l -> {
        int at = cells.slot(l.address().value(registers), t.position());
        steps.add(node, number, ThreadSuccessors.LOAD, at, 0, ThreadSuccessors.NONE);
      }
      case TransitionCommand.Atomic a -> {
        int at = cells.slot(a.address().value(registers), t.position());
        steps.add(node, number, ThreadSuccessors.ATOMIC, at, 0, ThreadSuccessors.NONE);
      }
      case TransitionCommand.Store s -> {
        long address = s.address().value(registers);
        long written = s.value().value(registers);
        int at = cells.slot(address, t.position());
        int stored = read.contains(s.address(), address) ? cells.number(at, written) : 0;
        steps.add(node, number, ThreadSuccessors.STORE, at, stored, node(t.target(), registers));
      }
      case TransitionCommand.Assign a -> {
        long[] changed = registers.clone();
        changed[a.register()] = a.value().value(registers);
        steps.add(node, number, ThreadSuccessors.LOCAL, 0, 0, node(t.target(), changed));
      }
      case TransitionCommand.Assume a -> {
        if (a.condition().value(registers) != 0) {
          steps.add(node, number, ThreadSuccessors.LOCAL, 0, 0, node(t.target(), registers));
        }
      }
      case TransitionCommand.Noop _, TransitionCommand.Fence _ ->
          steps.add(node, number, ThreadSuccessors.LOCAL, 0, 0, node(t.target(), registers));
      case TransitionCommand.Lock _ ->
          steps.add(node, number, ThreadSuccessors.LOCK, 0, 0, node(t.target(), registers));
      case TransitionCommand.Unlock _ ->
          steps.add(node, number, ThreadSuccessors.UNLOCK, 0, 0, node(t.target(), registers));
    }
  }

  /** Computes the successor of a node by a step that reads the value with this number. */
  void load(int node, int step, int number) {
    Transition t = thread.transitions().get(steps.transition[step]);
    int slot = steps.slot[step];
    long[] registers = nodes.registers(node);
    registers[t.command().written().getAsInt()] = cells.value(slot, number);
    int written = ThreadSuccessors.NONE;
    if (t.command() instanceof TransitionCommand.Atomic a) {
      try {
        if (a.condition().value(registers) == 0) {
          steps.find(step, number, ThreadSuccessors.IMPOSSIBLE, ThreadSuccessors.NONE);
          return;
        }
        if (a.value().isPresent()) {
          written = cells.number(slot, a.value().get().value(registers));
        }
      } catch (ArithmeticException _) {
        steps.find(
            step, number, ThreadSuccessors.IMPOSSIBLE, ThreadSuccessors.NONE); // Division by zero.
        return;
      }
    }
    steps.find(step, number, node(t.target(), registers), written);
  }

  private int node(int state, long[] registers) {
    int node = nodes.number(state, registers);
    if (node >= known) {
      if (node >= first.length) {
        first = Arrays.copyOf(first, 2 * first.length);
        end = Arrays.copyOf(end, 2 * end.length);
      }
      yieldNodes.grow(node + 1);
      first[node] = ThreadSuccessors.NONE;
      known = node + 1;
    }
    return node;
  }

  /** The approximate size of the arrays in bytes. */
  long bytes() {
    return nodes.bytes() + 8L * first.length + yieldNodes.bytes() + steps.bytes();
  }
}
