// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.report.diagram.Diagram.Node;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which points are at nodes. */
final class NodeMap {
  /** The distance from a node below which a line seems to touch it. */
  private static final int CLEARANCE = 3;

  private record Slot(int column, int row) {}

  private final DiagramLayout layout;
  private final Map<Slot, Node> nodes = new HashMap<>();

  NodeMap(DiagramLayout layout, List<Node> nodes) {
    this.layout = layout;
    nodes.forEach(n -> this.nodes.put(new Slot(n.column(), n.row()), n));
  }

  /** Whether a node is there, or directly above or below. */
  boolean isNodeAt(double x, double y) {
    Node node = nodes.get(new Slot(layout.columnAt(x), layout.rowAt(y)));
    return node != null
        && x > layout.left(node)
        && x < layout.right(node)
        && y > layout.top(node) - CLEARANCE
        && y < layout.top(node) + DiagramLayout.NODE_HEIGHT + CLEARANCE;
  }
}
