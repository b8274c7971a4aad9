// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Finds places for the labels of arrows where they cover neither each other nor nodes. */
final class Labels {
  /** The positions of a label on its arrow, best one first. */
  private static final double[] PLACES = {0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75, 0.18, 0.82};

  static final int WIDTH = 20;
  static final int HEIGHT = 13;

  private record Point(double x, double y) {}

  /** The labels, in a grid with cells of their size. */
  private final Map<Point, List<Point>> cells = new HashMap<>();

  private final DiagramLayout layout;

  Labels(DiagramLayout layout) {
    this.layout = layout;
  }

  /** The position of the label on the arrow, as a fraction of its length. */
  double place(Route route) {
    for (double t : PLACES) {
      Point p = new Point(route.x(t), route.y(t));
      if (isFree(p) && !isOverNode(p)) {
        cells.computeIfAbsent(cell(p, 0, 0), c -> new ArrayList<>()).add(p);
        return t;
      }
    }
    return PLACES[0];
  }

  private boolean isOverNode(Point p) {
    double right = p.x() + WIDTH / 2.0;
    double left = p.x() - WIDTH / 2.0;
    return layout.isNodeAt(left, p.y()) || layout.isNodeAt(right, p.y());
  }

  private static Point cell(Point p, int right, int down) {
    return new Point(Math.floor(p.x() / WIDTH) + right, Math.floor(p.y() / HEIGHT) + down);
  }

  private boolean isFree(Point p) {
    for (int right = -1; right <= 1; right++) {
      for (int down = -1; down <= 1; down++) {
        for (Point q : cells.getOrDefault(cell(p, right, down), List.of())) {
          if (Math.abs(p.x() - q.x()) < WIDTH && Math.abs(p.y() - q.y()) < HEIGHT) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
