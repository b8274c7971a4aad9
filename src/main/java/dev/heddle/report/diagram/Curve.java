// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import java.util.Locale;

/** A cubic Bézier curve with an arrowhead at its end. */
record Curve(
    double x1, double y1, double cx1, double cy1, double cx2, double cy2, double x2, double y2) {
  private static final double HEAD = 7;
  private static final double HALF_HEAD = 3.5;

  static Curve down(double x, double top, double bottom) {
    return new Curve(x, top, x, top, x, bottom, x, bottom);
  }

  /** Between two points of the right sides of a column. */
  static Curve aside(double x1, double y1, double x2, double y2, double bulge) {
    double far = Math.max(x1, x2) + bulge;
    return new Curve(x1, y1, far, y1, far, y2, x2, y2);
  }

  private boolean isVertical() {
    return x1 == x2 && cx1 == x1;
  }

  /** The direction of the head, from the second handle. */
  private double direction() {
    return Math.signum(isVertical() ? y2 - y1 : x2 - cx2);
  }

  double x(double t) {
    return at(t, x1, cx1, cx2, x2);
  }

  double y(double t) {
    return at(t, y1, cy1, cy2, y2);
  }

  private static double at(double t, double a, double b, double c, double d) {
    double s = 1 - t;
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
  }

  /** The line, which ends at the beginning of the head. */
  String line() {
    double back = direction() * HEAD;
    if (isVertical()) {
      return "M" + point(x1, y1) + " L" + point(x2, y2 - back);
    }
    return "M"
        + point(x1, y1)
        + " C"
        + point(cx1, cy1)
        + " "
        + point(cx2 - back, cy2)
        + " "
        + point(x2 - back, y2);
  }

  String head() {
    double back = direction() * HEAD;
    return isVertical()
        ? "M"
            + point(x2, y2)
            + " L"
            + point(x2 - HALF_HEAD, y2 - back)
            + " L"
            + point(x2 + HALF_HEAD, y2 - back)
            + " Z"
        : "M"
            + point(x2, y2)
            + " L"
            + point(x2 - back, y2 - HALF_HEAD)
            + " L"
            + point(x2 - back, y2 + HALF_HEAD)
            + " Z";
  }

  static String point(double x, double y) {
    return number(x) + "," + number(y);
  }

  /** A number with at most one decimal, independent of the locale. */
  static String number(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
