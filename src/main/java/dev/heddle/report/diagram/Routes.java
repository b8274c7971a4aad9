// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.report.diagram.Diagram.Node;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * Routes of arrows that cross no node: a curve if one is found that does not, otherwise a detour
 * between columns and rows.
 */
final class Routes {
  /** The distance of the points of a curve at which nodes are looked for, in pixels. */
  private static final double STEP = 3;

  /** The lengths of the handles, as fractions of the distance: even, early, or late. */
  private static final double[][] PULLS = {{0.45, 0.45}, {0.05, 0.9}, {0.9, 0.05}, {0.8, 0.8}};

  /** The vertical shifts of handles, in pixels, to pass between two rows. */
  private static final double[] SHIFTS = {0, 38, -38, 76, -76};

  /** An end of an arrow: a point at the side of a node. */
  record Port(Node node, double x, double y) {}

  private final NodeMap nodes;
  private final Lanes lanes;

  Routes(DiagramLayout layout, NodeMap nodes) {
    this.nodes = nodes;
    lanes = new Lanes(layout);
  }

  /** Between different columns. */
  Route across(Port from, Port to) {
    return Stream.of(PULLS)
        .flatMap(pull -> shifted(from, to, pull))
        .sorted(Comparator.comparingInt(c -> (int) Math.abs(c.cy1() - from.y())))
        .filter(this::isFree)
        .findFirst()
        .<Route>map(c -> c)
        .orElseGet(() -> lanes.detour(from, to));
  }

  /** Between the right sides of nodes of one column. */
  Route aside(Port from, Port to, double bulge) {
    Curve curve = Curve.aside(from.x(), from.y(), to.x(), to.y(), bulge);
    return isFree(curve) ? curve : lanes.detour(from, to);
  }

  private static Stream<Curve> shifted(Port from, Port to, double[] pull) {
    double x1 = from.x();
    double x2 = to.x();
    double way = x2 - x1;
    return Arrays.stream(SHIFTS)
        .mapToObj(d ->
            new Curve(
                x1,
                from.y(),
                x1 + way * pull[0],
                from.y() + d,
                x2 - way * pull[1],
                to.y() + d,
                x2,
                to.y()));
  }

  /** Whether no node is on the way, except at its ends. */
  private boolean isFree(Curve curve) {
    double length =
        Math.hypot(curve.cx1() - curve.x1(), curve.cy1() - curve.y1())
            + Math.hypot(curve.cx2() - curve.cx1(), curve.cy2() - curve.cy1())
            + Math.hypot(curve.x2() - curve.cx2(), curve.y2() - curve.cy2());
    int samples = (int) (length / STEP) + 1;
    for (int i = 1; i < samples; i++) {
      double t = (double) i / samples;
      if (nodes.isNodeAt(curve.x(t), curve.y(t))) {
        return false;
      }
    }
    return true;
  }
}
