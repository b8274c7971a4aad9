// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.finite;

import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.StateLimits;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A program whose threads are finite automata over finitely many cells, each with finitely many
 * values. It has a computation to the goal if and only if the program has one from which it was
 * made, under every memory model. It is made in three steps: {@link Unfolding}, {@link Trimming},
 * {@link Quotient}.
 */
public final class FiniteProgram {
  private final List<FiniteThread> threads = new ArrayList<>();
  private final List<SourceThread> sources = new ArrayList<>();

  /** By cell: the number of its values. */
  private final int[] values;

  private FiniteProgram(List<ThreadGraph> graphs, List<BitSet> live) {
    BitSet used = new BitSet();
    for (ThreadGraph graph : graphs) {
      graph.edges.forEach(edges -> edges.forEach(e -> use(e.label(), used)));
    }
    values = used.stream().map(c -> live.get(c).cardinality()).toArray();
    for (ThreadGraph graph : graphs) {
      relabel(graph, l -> renumber(l, used, live));
      Quotient quotient = new Quotient(graph);
      threads.add(quotient.thread());
      sources.add(new SourceThread(graph, quotient.classes));
    }
  }

  /**
   * @throws NotFiniteException if the program has too many local states or values, or may have
   */
  public static FiniteProgram of(ParallelProgram program, StateLimits limits)
      throws NotFiniteException {
    Unfolding unfolding = Unfolding.of(program, limits);
    List<BitSet> live = Trimming.trim(unfolding.graphs, unfolding.cells.cells());
    return new FiniteProgram(unfolding.graphs, live);
  }

  private static void use(Label label, BitSet used) {
    if (label != null && label.cell() >= 0) {
      used.set(label.cell());
    }
  }

  private static void relabel(ThreadGraph graph, UnaryOperator<Label> renumbered) {
    for (List<ThreadGraph.Edge> edges : graph.edges) {
      edges.replaceAll(e ->
          e.label() == null
              ? e
              : new ThreadGraph.Edge(renumbered.apply(e.label()), e.target(), e.transition()));
    }
  }

  /** The label with numbers of the cells that are used and of the values that remain. */
  private static Label renumber(Label label, BitSet used, List<BitSet> live) {
    if (label.cell() < 0) {
      return label;
    }
    BitSet values = live.get(label.cell());
    int cell = used.get(0, label.cell()).cardinality();
    int value = values.get(0, label.value()).cardinality();
    int written = label.written() < 0 ? -1 : values.get(0, label.written()).cardinality();
    return new Label(label.kind(), cell, value, written);
  }

  public List<FiniteThread> threads() {
    return List.copyOf(threads);
  }

  /** The number of cells. */
  public int cells() {
    return values.length;
  }

  /** The number of values of a cell; value 0 is the initial one. */
  public int values(int cell) {
    return values[cell];
  }

  /** The thread of the original program. */
  public SourceThread source(int thread) {
    return sources.get(thread);
  }
}
