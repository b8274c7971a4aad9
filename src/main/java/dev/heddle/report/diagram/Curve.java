// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

/** A cubic Bézier curve. */
record Curve(
    double x1, double y1, double cx1, double cy1, double cx2, double cy2, double x2, double y2)
    implements Route {

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

  /** How far before its end the line ends, because the head is there. */
  private double headLength() {
    return isVertical() ? 0 : direction() * HEAD;
  }

  @Override
  public double x(double t) {
    return at(t, x1, cx1, cx2 - headLength(), x2 - headLength());
  }

  @Override
  public double y(double t) {
    return at(t, y1, cy1, cy2, y2);
  }

  private static double at(double t, double a, double b, double c, double d) {
    double s = 1 - t;
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
  }

  @Override
  public String line() {
    if (isVertical()) {
      return "M" + Route.point(x1, y1) + " L" + Route.point(x2, y2 - direction() * HEAD);
    }
    return "M"
        + Route.point(x1, y1)
        + " C"
        + Route.point(cx1, cy1)
        + " "
        + Route.point(cx2 - headLength(), cy2)
        + " "
        + Route.point(x2 - headLength(), y2);
  }

  @Override
  public String head() {
    double back = direction() * HEAD;
    return isVertical()
        ? "M"
            + Route.point(x2, y2)
            + " L"
            + Route.point(x2 - HALF_HEAD, y2 - back)
            + " L"
            + Route.point(x2 + HALF_HEAD, y2 - back)
            + " Z"
        : Route.sideways(x2, y2, direction());
  }
}
