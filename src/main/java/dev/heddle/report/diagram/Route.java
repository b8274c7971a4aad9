// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import java.util.Locale;

/** The way of an arrow, with an arrowhead at its end. */
sealed interface Route permits Curve, Detour {
  double HEAD = 7;
  double HALF_HEAD = 3.5;

  /** The line, which ends at the beginning of the head, as SVG path data. */
  String line();

  String head();

  /** The point at a fraction of the way. */
  double x(double t);

  double y(double t);

  /** A head that points right (1) or left (-1). */
  static String sideways(double x, double y, double direction) {
    double back = x - direction * HEAD;
    return "M"
        + point(x, y)
        + " L"
        + point(back, y - HALF_HEAD)
        + " L"
        + point(back, y + HALF_HEAD)
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
