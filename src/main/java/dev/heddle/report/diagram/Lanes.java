// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.report.diagram.Detour.Corner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Detours in the space between columns and between rows, where no node is. Segments that would
 * cover each other take different lanes, as long as there are any.
 */
final class Lanes {
  /** The distance of the first lane from the nodes beside it, and of lanes from each other. */
  private static final double MARGIN = 10;

  private static final double BETWEEN_ROWS = 7;
  private static final double DISTANCE = 6;

  private record Segment(double low, double high) {
    boolean meets(Segment other) {
      return low <= other.high && other.low <= high;
    }
  }

  private final DiagramLayout layout;

  /** By channel, from left to right, and by gap, from top to bottom: the lanes in use. */
  private final Map<Integer, List<List<Segment>>> vertical = new HashMap<>();

  private final Map<Integer, List<List<Segment>>> horizontal = new HashMap<>();

  Lanes(DiagramLayout layout) {
    this.layout = layout;
  }

  Detour detour(Routes.Port from, Routes.Port to) {
    boolean right = from.node().column() <= to.node().column();
    boolean same = from.node().column() == to.node().column();
    int first = from.node().column() + (right ? 1 : 0);
    int last = to.node().column() + (right && !same ? 0 : 1);
    List<Corner> corners = new ArrayList<>(List.of(new Corner(from.x(), from.y())));
    if (first == last) {
      double x = channel(first, from.y(), to.y());
      corners.add(new Corner(x, from.y()));
      corners.add(new Corner(x, to.y()));
    } else {
      boolean up = to.node().row() < from.node().row();
      int gap = from.node().row() + (up ? 0 : 1);
      double y = gap(gap, from.x(), to.x());
      double x1 = channel(first, from.y(), y);
      double x2 = channel(last, y, to.y());
      corners.add(new Corner(x1, from.y()));
      corners.add(new Corner(x1, y));
      corners.add(new Corner(x2, y));
      corners.add(new Corner(x2, to.y()));
    }
    corners.add(new Corner(to.x(), to.y()));
    return new Detour(corners);
  }

  /** A lane to the left of a column. */
  private double channel(int column, double y1, double y2) {
    double start = layout.channelStart(column) + MARGIN;
    double end = layout.channelEnd(column) - MARGIN;
    int lane = lane(vertical.computeIfAbsent(column, _ -> new ArrayList<>()), y1, y2);
    return inside(start, end, lane);
  }

  /** A lane above a row. */
  private double gap(int row, double x1, double x2) {
    double end = layout.top(row) - BETWEEN_ROWS;
    double start = end - layout.gap() + 2 * BETWEEN_ROWS;
    int lane = lane(horizontal.computeIfAbsent(row, _ -> new ArrayList<>()), x1, x2);
    return row == 0 ? end : inside(start, end, lane);
  }

  private static double inside(double start, double end, int lane) {
    int lanes = 1 + (int) (Math.max(0, end - start) / DISTANCE);
    return start + DISTANCE * (lane % lanes);
  }

  /** The first lane in which the segment covers no other. */
  private static int lane(List<List<Segment>> lanes, double a, double b) {
    Segment segment = new Segment(Math.min(a, b), Math.max(a, b));
    int lane = 0;
    while (lane < lanes.size() && lanes.get(lane).stream().anyMatch(segment::meets)) {
      lane++;
    }
    if (lane == lanes.size()) {
      lanes.add(new ArrayList<>());
    }
    lanes.get(lane).add(segment);
    return lane;
  }
}
