// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.trace.Edge;
import java.util.List;

/**
 * An execution as a drawing: a column for each thread, and one for each buffer that commits stores;
 * time runs downwards.
 *
 * @param arrows between nodes by their indices
 */
public record Diagram(String title, List<Column> columns, List<Node> nodes, List<Arrow> arrows) {

  /**
   * @param buffer whether it is a store buffer and not a thread
   */
  public record Column(String title, boolean buffer) {}

  /** The appearance of a node. */
  public enum Look {
    OPERATION,
    COMMIT,
    /** A fence, or a thread that begins or ends: no access to memory. */
    SYNC
  }

  /**
   * @param step its number in the witness, from 1
   * @param row nodes of one row happen in any order
   * @param tip further text, shown on request
   */
  public record Node(
      int step, int column, int row, String text, String tip, Look look, boolean guilty) {}

  /**
   * @param cycle whether it is part of the cycle that SC does not allow
   */
  public record Arrow(Edge.Type type, int from, int to, boolean cycle) {}

  public Diagram {
    columns = List.copyOf(columns);
    nodes = List.copyOf(nodes);
    arrows = List.copyOf(arrows);
  }

  public int rows() {
    return nodes.stream().mapToInt(n -> n.row() + 1).max().orElse(0);
  }

  public boolean hasCycle() {
    return arrows.stream().anyMatch(Arrow::cycle);
  }
}
