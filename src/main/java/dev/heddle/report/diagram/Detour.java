// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import java.util.List;

/**
 * Horizontal and vertical segments with round corners. The first and the last segment are
 * horizontal.
 */
record Detour(List<Corner> corners) implements Route {
  private static final double RADIUS = 6;

  /** A point where the direction changes, or an end. */
  record Corner(double x, double y) {
    double distance(Corner other) {
      return Math.abs(x - other.x) + Math.abs(y - other.y);
    }

    /** The point at a distance on the way to another one. */
    Corner towards(Corner other, double distance) {
      double part = distance / Math.max(distance(other), 1e-9);
      return new Corner(x + (other.x - x) * part, y + (other.y - y) * part);
    }
  }

  Detour {
    corners = List.copyOf(corners);
  }

  private Corner end() {
    return corners.getLast();
  }

  private double direction() {
    return Math.signum(end().x() - corners.get(corners.size() - 2).x());
  }

  @Override
  public String line() {
    StringBuilder path = new StringBuilder("M").append(text(corners.getFirst()));
    for (int i = 1; i < corners.size() - 1; i++) {
      Corner corner = corners.get(i);
      Corner before = corners.get(i - 1);
      Corner after = corners.get(i + 1);
      double radius =
          Math.min(RADIUS, Math.min(corner.distance(before), corner.distance(after)) / 2);
      path.append(" L").append(text(corner.towards(before, radius)));
      path.append(" Q").append(text(corner)).append(' ');
      path.append(text(corner.towards(after, radius)));
    }
    return path.append(" L")
        .append(Route.point(end().x() - direction() * HEAD, end().y()))
        .toString();
  }

  private static String text(Corner corner) {
    return Route.point(corner.x(), corner.y());
  }

  @Override
  public String head() {
    return Route.sideways(end().x(), end().y(), direction());
  }

  @Override
  public double x(double t) {
    return at(t).x();
  }

  @Override
  public double y(double t) {
    return at(t).y();
  }

  private Corner at(double t) {
    double left = t * length();
    for (int i = 1; i < corners.size(); i++) {
      double segment = corners.get(i - 1).distance(corners.get(i));
      if (left <= segment) {
        return corners.get(i - 1).towards(corners.get(i), left);
      }
      left -= segment;
    }
    return end();
  }

  private double length() {
    double length = 0;
    for (int i = 1; i < corners.size(); i++) {
      length += corners.get(i - 1).distance(corners.get(i));
    }
    return length;
  }
}
