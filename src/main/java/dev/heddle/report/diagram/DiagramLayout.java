// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.report.diagram.Diagram.Arrow;
import dev.heddle.report.diagram.Diagram.Node;
import dev.heddle.trace.Edge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The positions of the parts of a diagram, in pixels. All text is in a font of fixed width, so
 * positions do not depend on the fonts of a machine.
 */
final class DiagramLayout {
  static final double CHARACTER = 7.25;
  static final int NODE_HEIGHT = 26;
  static final int LONGEST_TEXT = 34;

  private static final int ROW = 54;
  private static final int HEAD = 44;
  private static final int MARGIN = 16;
  private static final int PADDING = 10;
  private static final int NUMBER = 3;
  private static final int GAP = 76;
  private static final int BUFFER_GAP = 44;

  /** The distance from the middle of a side at which arrows begin and end. */
  private static final double SPREAD = 9;

  private final Diagram diagram;
  private final double[] left;
  private final double[] width;

  /** Per arrow: the positions on the sides of nodes at which it begins and ends. */
  private final double[] leaves;

  private final double[] arrives;

  private final NodeMap nodes;
  private final List<Route> routes = new ArrayList<>();

  DiagramLayout(Diagram diagram) {
    this.diagram = diagram;
    int n = diagram.columns().size();
    left = new double[n];
    width = new double[n];
    for (int c = 0; c < n; c++) {
      width[c] = diagram.columns().get(c).title().length() * CHARACTER;
    }
    for (Node node : diagram.nodes()) {
      width[node.column()] = Math.max(width[node.column()], textWidth(node));
    }
    double x = MARGIN;
    for (int c = 0; c < n; c++) {
      x += c == 0 ? 0 : diagram.columns().get(c).buffer() ? BUFFER_GAP : GAP;
      left[c] = x;
      x += width[c];
    }
    leaves = new double[diagram.arrows().size()];
    arrives = new double[diagram.arrows().size()];
    spreadPorts();
    nodes = new NodeMap(this, diagram.nodes());
    Routes found = new Routes(this, nodes);
    for (int a = 0; a < leaves.length; a++) {
      routes.add(route(found, a));
    }
  }

  static String shown(String text) {
    return text.length() <= LONGEST_TEXT ? text : text.substring(0, LONGEST_TEXT - 2) + "..";
  }

  private static double textWidth(Node node) {
    return (shown(node.text()).length() + NUMBER) * CHARACTER + 2 * PADDING;
  }

  double width() {
    int last = left.length - 1;
    return last < 0 ? 2 * MARGIN : left[last] + width[last] + MARGIN + ROW;
  }

  double height() {
    return HEAD + diagram.rows() * ROW + MARGIN;
  }

  double columnCentre(int column) {
    return left[column] + width[column] / 2;
  }

  int columnAt(double x) {
    int found = Arrays.binarySearch(left, x);
    return found >= 0 ? found : -found - 2;
  }

  /**
   * The row at a height; half of the space between rows belongs to the upper one, half to the lower
   * one.
   */
  int rowAt(double y) {
    return (int) Math.floor((y - HEAD + (ROW - NODE_HEIGHT) / 2.0) / ROW);
  }

  double columnBottom() {
    return height() - MARGIN;
  }

  double left(Node node) {
    return left[node.column()] + (width[node.column()] - width(node)) / 2;
  }

  double width(Node node) {
    return textWidth(node);
  }

  double top(Node node) {
    return top(node.row());
  }

  double textLeft(Node node) {
    return left(node) + PADDING + NUMBER * CHARACTER;
  }

  private double middle(Node node) {
    return top(node) + NODE_HEIGHT / 2.0;
  }

  // ---------------------------------------------------------------- arrows

  /** A side of a node, to the right or to the left. */
  private record Side(int node, boolean right) {}

  /** An arrow's end at a side. */
  private record Port(int arrow, boolean leaving, Node other) {}

  private Node from(int arrow) {
    return diagram.nodes().get(diagram.arrows().get(arrow).from());
  }

  private Node to(int arrow) {
    return diagram.nodes().get(diagram.arrows().get(arrow).to());
  }

  /** Whether an arrow leads straight down: program order, to the next node of the same column. */
  private boolean isDown(int arrow) {
    Arrow a = diagram.arrows().get(arrow);
    Node from = from(arrow);
    Node to = to(arrow);
    return a.type() == Edge.Type.PO
        && from.column() == to.column()
        && from.row() < to.row()
        && diagram.nodes().subList(a.from() + 1, a.to()).stream()
            .noneMatch(n -> n.column() == from.column());
  }

  private void spreadPorts() {
    Map<Side, List<Port>> sides = new HashMap<>();
    for (int i = 0; i < leaves.length; i++) {
      if (!isDown(i)) {
        Arrow a = diagram.arrows().get(i);
        boolean right = from(i).column() <= to(i).column();
        boolean same = from(i).column() == to(i).column();
        add(sides, new Side(a.from(), right), new Port(i, true, to(i)));
        add(sides, new Side(a.to(), !right || same), new Port(i, false, from(i)));
      }
    }
    Comparator<Port> byHeight =
        Comparator.<Port>comparingInt(p -> p.other().row())
            .thenComparingInt(p -> p.other().column())
            .thenComparingInt(Port::arrow);
    sides.forEach((side, ports) -> {
      ports.sort(byHeight);
      double middle = middle(diagram.nodes().get(side.node()));
      for (int k = 0; k < ports.size(); k++) {
        double offset = ports.size() == 1 ? 0 : SPREAD * (2.0 * k / (ports.size() - 1) - 1);
        (ports.get(k).leaving() ? leaves : arrives)[ports.get(k).arrow()] = middle + offset;
      }
    });
  }

  private static void add(Map<Side, List<Port>> sides, Side side, Port port) {
    sides.computeIfAbsent(side, s -> new ArrayList<>()).add(port);
  }

  /** The route of an arrow; it crosses no node. */
  Route route(int arrow) {
    return routes.get(arrow);
  }

  /** Whether a node is at a point. */
  boolean isNodeAt(double x, double y) {
    return nodes.isNodeAt(x, y);
  }

  private Route route(Routes found, int arrow) {
    Node from = from(arrow);
    Node to = to(arrow);
    if (isDown(arrow)) {
      double x = columnCentre(from.column());
      return Curve.down(x, top(from) + NODE_HEIGHT, top(to));
    }
    boolean right = from.column() <= to.column();
    boolean same = from.column() == to.column();
    Routes.Port start = new Routes.Port(from, right ? right(from) : left(from), leaves[arrow]);
    Routes.Port end = new Routes.Port(to, right && !same ? left(to) : right(to), arrives[arrow]);
    double bulge = 22 + 4 * Math.min(8, Math.abs(from.row() - to.row()));
    return same ? found.aside(start, end, bulge) : found.across(start, end);
  }

  double right(Node node) {
    return left(node) + width(node);
  }

  /** The space to the left of a column, or to the right of the last one, where no nodes are. */
  double channelStart(int column) {
    return column == 0 ? 0 : left[column - 1] + width[column - 1];
  }

  double channelEnd(int column) {
    return column == left.length ? width() : left[column];
  }

  double top(int row) {
    return HEAD + row * ROW;
  }

  /** The height of the space between rows. */
  double gap() {
    return ROW - NODE_HEIGHT;
  }
}
