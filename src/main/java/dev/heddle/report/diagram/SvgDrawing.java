// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.report.FailingStep;
import dev.heddle.report.diagram.Diagram.Arrow;
import dev.heddle.report.diagram.Diagram.Column;
import dev.heddle.report.diagram.Diagram.Look;
import dev.heddle.report.diagram.Diagram.Node;
import dev.heddle.trace.Edge;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Witness;
import dev.heddle.verify.Witness.Doing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Creates the diagram of an execution: the nodes with their columns and rows, and the arrows. */
final class SvgDrawing {
  private final DetailedWitness picture;
  private final Witness witness;
  private final View view;
  private final int failing;
  private final List<Column> columns = new ArrayList<>();
  private final Map<String, Integer> threadColumn = new HashMap<>();
  private final Map<String, Integer> bufferColumn = new HashMap<>();

  /** The steps that are nodes, and by name in the trace: the node. */
  private final List<Integer> steps = new ArrayList<>();

  private final Map<String, Integer> node = new HashMap<>();
  private final Set<Arrow> arrows = new LinkedHashSet<>();

  SvgDrawing(DetailedWitness picture, View view) {
    this.picture = picture;
    this.witness = picture.witness();
    this.view = view;
    this.failing = FailingStep.of(witness);
  }

  Diagram draw() {
    addColumns();
    for (int i = 0; i < witness.steps().size(); i++) {
      if (view.shows(step(i).doing())) {
        name(i, steps.size());
        steps.add(i);
      }
    }
    Set<Edge> cycle = view == View.SHASHA_SNIR ? Set.copyOf(picture.cycle()) : Set.of();
    new ProgramOrder(steps.stream().map(this::step).toList(), node)
        .arrows(cycle)
        .forEach(arrows::add);
    for (Edge e : view.edges(picture)) {
      arrows.add(new Arrow(e.type(), node.get(e.from()), node.get(e.to()), cycle.contains(e)));
    }
    int[] rows = rows();
    List<Node> nodes = new ArrayList<>();
    for (int n = 0; n < steps.size(); n++) {
      nodes.add(node(n, rows[n]));
    }
    return new Diagram(view.title(), columns, nodes, List.copyOf(arrows));
  }

  private Witness.Step step(int i) {
    return witness.steps().get(i);
  }

  private void name(int step, int index) {
    String name = picture.frames().get(step).node();
    if (!name.isEmpty()) {
      node.put(name, index);
    }
  }

  private void addColumns() {
    for (Witness.Column c : witness.threads()) {
      threadColumn.put(c.thread(), columns.size());
      columns.add(new Column((c.thread() + " " + c.call()).strip(), false));
      boolean commits =
          witness.steps().stream().anyMatch(s -> s.thread().equals(c.thread()) && isCommit(s));
      if (commits && view == View.CHRONOLOGICAL) {
        bufferColumn.put(c.thread(), columns.size());
        columns.add(new Column("buffer of " + c.thread(), true));
      }
    }
  }

  private static boolean isCommit(Witness.Step s) {
    return s.doing() == Doing.COMMIT || s.doing() == Doing.COMMIT_FREE;
  }

  private int column(Witness.Step s) {
    return (isCommit(s) ? bufferColumn : threadColumn).get(s.thread());
  }

  /**
   * The rows of the nodes: each node is as high as the arrows permit. In the chronological view no
   * node is above an earlier one; the other view has no time, and only program order counts.
   */
  private int[] rows() {
    int[] row = new int[steps.size()];
    int[] next = new int[columns.size()];
    Map<Integer, List<Integer>> before = new HashMap<>();
    for (Arrow a : arrows) {
      if (view == View.CHRONOLOGICAL || a.type() == Edge.Type.PO) {
        before.computeIfAbsent(a.to(), k -> new ArrayList<>()).add(a.from());
      }
    }
    for (int n = 0; n < row.length; n++) {
      int column = column(step(steps.get(n)));
      int least = view == View.CHRONOLOGICAL && n > 0 ? row[n - 1] : 0;
      row[n] = Math.max(next[column], least);
      for (int b : before.getOrDefault(n, List.of())) {
        row[n] = Math.max(row[n], row[b] + 1);
      }
      next[column] = row[n] + 1;
    }
    return row;
  }

  private Node node(int n, int row) {
    int number = steps.get(n) + 1;
    Witness.Step s = step(steps.get(n));
    String at = s.at().line() == 0 ? "" : " (" + s.at() + ")";
    boolean isRed = s.guilty() || number == failing;
    String tip = "step " + number + ", thread " + s.thread() + at;
    return new Node(number, column(s), row, NodeText.of(s), tip, look(s), isRed);
  }

  private static Look look(Witness.Step s) {
    if (isCommit(s)) {
      return Look.COMMIT;
    }
    return switch (s.doing()) {
      case FENCE, SPAWN, JOIN -> Look.SYNC;
      default -> Look.OPERATION;
    };
  }
}
