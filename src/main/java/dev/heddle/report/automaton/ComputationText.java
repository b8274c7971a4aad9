// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.automaton;

import dev.heddle.program.automaton.Automaton;
import dev.heddle.program.automaton.AutomatonPrinter;
import dev.heddle.program.automaton.Transition;
import dev.heddle.program.automaton.TransitionCommand;
import dev.heddle.states.computation.Computation;
import dev.heddle.states.computation.ComputationOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A computation of automata as a table: step, line, a column for each thread. */
public final class ComputationText {
  private static final int MOST_THREADS = 3;

  /** One row; a store that reaches memory immediately shares a row with its flush. */
  private record Row(int thread, String line, String text) {}

  /** A cell of a thread, whose stores are in order under every model. */
  private record Cell(int thread, long address) {
    static Cell of(Computation.Entry e) {
      return new Cell(e.event().thread(), e.address());
    }
  }

  private final Computation computation;
  private final List<Row> rows = new ArrayList<>();

  /** The row of each event, from 1. */
  private final int[] row;

  public ComputationText(Computation computation) {
    this.computation = computation;
    row = new int[computation.entries().size()];
    Map<Cell, Integer> waiting = new HashMap<>();
    for (int i = 0; i < row.length; i++) {
      Computation.Entry e = computation.entries().get(i);
      Cell cell = Cell.of(e);
      boolean store =
          !e.event().isFlush() && transition(e).command() instanceof TransitionCommand.Store;
      boolean atOnce = store && waiting.getOrDefault(cell, 0) == 0 && isFlushOf(i + 1, cell);
      rows.add(row(e, atOnce));
      row[i] = rows.size();
      if (atOnce) {
        row[++i] = rows.size();
      } else {
        waiting.merge(cell, store ? 1 : e.event().isFlush() ? -1 : 0, Integer::sum);
      }
    }
  }

  private boolean isFlushOf(int i, Cell cell) {
    return i < row.length
        && computation.entries().get(i).event().isFlush()
        && Cell.of(computation.entries().get(i)).equals(cell);
  }

  private Automaton thread(Computation.Entry e) {
    return computation.program().threads().get(e.event().thread());
  }

  private Transition transition(Computation.Entry e) {
    return thread(e).transitions().get(e.event().transition());
  }

  private Row row(Computation.Entry e, boolean atOnce) {
    String cell = computation.program().memory().name(e.address()) + " = " + e.value();
    if (e.event().isFlush()) {
      return new Row(e.event().thread(), "", "~> " + cell);
    }
    Transition t = transition(e);
    String text =
        switch (t.command()) {
          case TransitionCommand.Load _ -> "reads " + cell;
          case TransitionCommand.Store _ -> (atOnce ? "writes " : "buffers ") + cell;
          case TransitionCommand.Atomic _ ->
              "reads "
                  + cell
                  + (e.written().isPresent() ? ", writes " + e.written().getAsLong() : "");
          case TransitionCommand.Assign _,
              TransitionCommand.Assume _,
              TransitionCommand.Noop _,
              TransitionCommand.Fence _,
              TransitionCommand.Lock _,
              TransitionCommand.Unlock _ ->
              AutomatonPrinter.print(thread(e), t.command());
        };
    String line = t.position().line() == 0 ? "" : String.valueOf(t.position().line());
    return new Row(e.event().thread(), line, text);
  }

  /** The table. */
  public String table() {
    List<Automaton> threads = computation.program().threads();
    boolean columns = threads.size() <= MOST_THREADS;
    int widest = rows.stream().mapToInt(r -> r.text().length()).max().orElse(0);
    for (Automaton t : threads) {
      widest = Math.max(widest, t.name().length());
    }
    StringBuilder out = new StringBuilder("step line  ");
    for (Automaton t : threads) {
      out.append(columns ? pad(t.name(), widest + 2) : "");
    }
    out.append(columns ? "" : "thread");
    strip(out);
    for (int i = 0; i < rows.size(); i++) {
      Row r = rows.get(i);
      out.append(String.format("%4d %4s  ", i + 1, r.line()));
      String name = threads.get(r.thread()).name();
      out.append(columns ? " ".repeat(r.thread() * (widest + 2)) : pad(name, 8));
      strip(out.append(r.text()));
    }
    return out.toString();
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(1, width - text.length()));
  }

  private static void strip(StringBuilder out) {
    while (out.charAt(out.length() - 1) == ' ') {
      out.setLength(out.length() - 1);
    }
    out.append('\n');
  }

  /** A cycle, with the rows of the table as numbers: {@code 1 po 2 fr 3 co 1}. */
  public String cycle(List<ComputationOrder.Edge> cycle) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < cycle.size(); i++) {
      ComputationOrder.Edge e = cycle.get(i);
      ComputationOrder.Edge before = cycle.get((i + cycle.size() - 1) % cycle.size());
      out.append(i > 0 && before.to() == e.from() ? "" : (i == 0 ? "" : "= ") + row[e.from()]);
      out.append(i > 0 && before.to() == e.from() ? "" : " ");
      out.append(e.why()).append(' ').append(row[e.to()]).append(' ');
    }
    ComputationOrder.Edge last = cycle.getLast();
    boolean closed = last.to() == cycle.getFirst().from();
    return out.append(closed ? "" : "= " + row[cycle.getFirst().from()]).toString().strip();
  }

  /** The goal as text. */
  static String goal(Computation computation) {
    return computation.program().threads().stream()
        .filter(t -> !t.finals().isEmpty())
        .map(t ->
            t.name()
                + " in "
                + t.finals().stream().map(t.states()::get).collect(Collectors.joining(" or ")))
        .collect(Collectors.joining(", "));
  }
}
