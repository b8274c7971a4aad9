// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.report.diagram.Diagram.Node;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Candidate routes from one column to another; a route that crosses no node is preferred. */
final class Routes {
  private static final int SAMPLES = 32;

  /** The lengths of the handles, as fractions of the distance: even, early, or late. */
  private static final double[][] PULLS = {{0.45, 0.45}, {0.05, 0.9}, {0.9, 0.05}, {0.8, 0.8}};

  /** The vertical shifts of handles, in pixels, to pass between two rows. */
  private static final double[] SHIFTS = {0, 38, -38, 76, -76};

  /** The distance from a node below which a curve seems to touch it. */
  private static final int CLEARANCE = 3;

  private record Slot(int column, int row) {}

  private final DiagramLayout layout;
  private final Map<Slot, Node> nodes = new HashMap<>();

  Routes(DiagramLayout layout, List<Node> nodes) {
    this.layout = layout;
    nodes.forEach(n -> this.nodes.put(new Slot(n.column(), n.row()), n));
  }

  Curve across(double x1, double y1, double x2, double y2) {
    List<Curve> all =
        Stream.of(PULLS)
            .flatMap(pull -> shifted(x1, y1, x2, y2, pull))
            .sorted(Comparator.comparingInt(c -> (int) Math.abs(c.cy1() - y1)))
            .toList();
    Curve best = all.getFirst();
    int fewest = hits(best);
    for (Curve c : all) {
      if (fewest > 0 && hits(c) < fewest) {
        best = c;
        fewest = hits(c);
      }
    }
    return best;
  }

  private static Stream<Curve> shifted(double x1, double y1, double x2, double y2, double[] pull) {
    double way = x2 - x1;
    return Arrays.stream(SHIFTS)
        .mapToObj(
            d -> new Curve(x1, y1, x1 + way * pull[0], y1 + d, x2 - way * pull[1], y2 + d, x2, y2));
  }

  /** The length of a curve that lies behind nodes, except at its ends. */
  private int hits(Curve curve) {
    int hits = 0;
    for (int i = 1; i < SAMPLES; i++) {
      double t = (double) i / SAMPLES;
      hits += isNodeAt(curve.x(t), curve.y(t)) ? 1 : 0;
    }
    return hits;
  }

  private boolean isNodeAt(double x, double y) {
    Node node = nodes.get(new Slot(layout.columnAt(x), layout.rowAt(y)));
    return node != null
        && x > layout.left(node)
        && x < layout.right(node)
        && y > layout.top(node) - CLEARANCE
        && y < layout.top(node) + DiagramLayout.NODE_HEIGHT + CLEARANCE;
  }
}
