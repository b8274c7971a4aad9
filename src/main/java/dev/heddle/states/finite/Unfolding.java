// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import dev.heddle.program.InputException;
import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.StateLimits;
import java.util.ArrayList;
import java.util.List;

/**
 * The local states that each thread can have if a load may read any value that is stored to its
 * cell. The values of cells are the least fixpoint: a value that is stored for the first time
 * creates a step for each load of the cell that is known. This covers every order of steps, and so
 * every memory model.
 */
final class Unfolding {
  /** The most local states and steps of all threads together, and the most values of a cell. */
  private static final int MOST_NODES = 10_000;

  private static final int MOST_EDGES = 40_000;
  private static final int MOST_VALUES = 64;

  /** A transition at a node that loads from a cell. */
  private static final class Reader {
    final int thread;
    final int node;
    final int transition;

    /** The first value of the cell that it has not read. */
    int next;

    Reader(int thread, int node, int transition) {
      this.thread = thread;
      this.node = node;
      this.transition = transition;
    }
  }

  private final ParallelProgram program;
  final CellValues cells;
  final List<ThreadGraph> graphs = new ArrayList<>();
  private final List<List<List<Integer>>> leaving = new ArrayList<>();
  private final List<List<Reader>> readers = new ArrayList<>();

  /** By cell: whether it has values that its readers have not read. */
  private final List<Integer> fresh = new ArrayList<>();

  /** By thread: the nodes whose steps are known. */
  private final int[] expanded;

  private int edges;

  private Unfolding(ParallelProgram program) {
    this.program = program;
    cells = new CellValues(program.memory());
    expanded = new int[program.threads().size()];
    for (Automaton thread : program.threads()) {
      graphs.add(new ThreadGraph(thread));
      leaving.add(thread.leaving());
    }
  }

  static Unfolding of(ParallelProgram program, StateLimits limits) throws NotFiniteException {
    for (Automaton thread : program.threads()) {
      if (!thread.committed().isEmpty()) {
        throw new NotFiniteException("an instrumented thread");
      }
    }
    Unfolding unfolding = new Unfolding(program);
    try {
      while (unfolding.grow()) {
        unfolding.check();
        if (limits.isLate()) {
          throw new NotFiniteException("the time was up");
        }
      }
    } catch (InputException e) {
      throw new NotFiniteException(e.getMessage());
    }
    return unfolding;
  }

  /** Expands one node, or lets all readers of a cell read its new values; false if all is done. */
  private boolean grow() {
    for (int t = 0; t < expanded.length; t++) {
      if (expanded[t] < graphs.get(t).nodes.size()) {
        expand(t, expanded[t]++);
        return true;
      }
    }
    if (fresh.isEmpty()) {
      return false;
    }
    int cell = fresh.removeLast();
    readers.get(cell).forEach(r -> read(r, cell));
    return true;
  }

  private void check() throws NotFiniteException {
    int nodes = graphs.stream().mapToInt(g -> g.nodes.size()).sum();
    if (nodes > MOST_NODES) {
      throw new NotFiniteException("more than " + MOST_NODES + " local states of threads");
    }
    if (edges > MOST_EDGES) {
      throw new NotFiniteException("more than " + MOST_EDGES + " steps of threads");
    }
    for (int cell : fresh) {
      if (cells.values(cell) > MOST_VALUES) {
        throw new NotFiniteException(
            "perhaps more than " + MOST_VALUES + " values of " + cells.name(cell));
      }
    }
  }

  private void expand(int thread, int node) {
    int state = graphs.get(thread).nodes.get(node).state();
    for (int i : leaving.get(thread).get(state)) {
      try {
        step(thread, node, i);
      } catch (ArithmeticException _) {
        // Division by zero: the step is impossible.
      }
    }
  }

  private void step(int thread, int node, int number) {
    Transition t = program.threads().get(thread).transitions().get(number);
    boolean holds = graphs.get(thread).nodes.get(node).holds();
    long[] registers = graphs.get(thread).nodes.get(node).values();
    Reader from = new Reader(thread, node, number);
    switch (t.command()) {
      case TransitionCommand.Load l -> reader(from, cell(l.address().value(registers), t));
      case TransitionCommand.Atomic a -> reader(from, cell(a.address().value(registers), t));
      case TransitionCommand.Store s -> {
        int cell = cell(s.address().value(registers), t);
        int value = stored(cell, s.value().value(registers));
        add(from, Label.write(cell, value), holds, registers);
      }
      case TransitionCommand.Assign a -> {
        registers[a.register()] = a.value().value(registers);
        add(from, null, holds, registers);
      }
      case TransitionCommand.Assume a -> {
        if (a.condition().value(registers) != 0) {
          add(from, null, holds, registers);
        }
      }
      case TransitionCommand.Noop _ -> add(from, null, holds, registers);
      case TransitionCommand.Fence _ -> add(from, holds ? null : Label.FENCE, holds, registers);
      case TransitionCommand.Lock _ -> {
        if (!holds) {
          add(from, Label.LOCK, true, registers);
        }
      }
      case TransitionCommand.Unlock _ -> {
        if (holds) {
          add(from, Label.UNLOCK, false, registers);
        }
      }
    }
  }

  private int cell(long address, Transition t) {
    int cell = cells.cell(address, t.position());
    while (readers.size() < cells.cells()) {
      readers.add(new ArrayList<>());
    }
    return cell;
  }

  private void reader(Reader reader, int cell) {
    readers.get(cell).add(reader);
    read(reader, cell);
  }

  /** Adds the steps for all values that the reader has not read; they may store new ones. */
  private void read(Reader reader, int cell) {
    int known = cells.values(cell);
    while (reader.next < known) {
      try {
        read(reader, cell, reader.next++);
      } catch (ArithmeticException _) {
        // Division by zero: the step is impossible with this value.
      }
    }
  }

  private void read(Reader reader, int cell, int value) {
    TransitionCommand command =
        program.threads().get(reader.thread).transitions().get(reader.transition).command();
    ThreadGraph.Node node = graphs.get(reader.thread).nodes.get(reader.node);
    long[] registers = node.values();
    long read = cells.value(cell, value);
    registers[command.written().getAsInt()] = read;
    Label label = Label.read(cell, value);
    if (command instanceof TransitionCommand.Atomic a) {
      if (a.condition().value(registers) == 0) {
        return;
      }
      long written = a.value().isEmpty() ? read : a.value().get().value(registers);
      label = Label.update(cell, value, stored(cell, written));
    }
    add(reader, label, node.holds(), registers);
  }

  /** The number of a value that is stored. */
  private int stored(int cell, long value) {
    int before = cells.values(cell);
    int number = cells.value(cell, value);
    if (number == before) {
      fresh.add(cell);
    }
    return number;
  }

  private void add(Reader from, Label label, boolean holds, long[] registers) {
    edges++;
    ThreadGraph graph = graphs.get(from.thread);
    int state = graph.automaton.transitions().get(from.transition).target();
    int target = graph.node(state, holds, registers);
    graph.edges.get(from.node).add(new ThreadGraph.Edge(label, target, from.transition));
  }
}
