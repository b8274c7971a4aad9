// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Arrows through boxes, found in the text of an SVG file alone. */
final class Crossings {
  private static final Pattern NODE =
      Pattern.compile(
          "<g class=\"node[^>]*><title>[^<]*</title><rect x=\"([\\d.]+)\" y=\"([\\d.]+)\""
              + " width=\"([\\d.]+)\" height=\"([\\d.]+)\"");

  private static final Pattern ARROW =
      Pattern.compile("<g class=\"arrow[^>]*><path [^>]* d=\"([^\"]*)\"");

  private static final Pattern STEP = Pattern.compile("([MLCQ])([^MLCQ]*)");

  private Crossings() {}

  /** A line for each arrow that is inside of a box by more than half a pixel. */
  static List<String> of(String svg) {
    List<Rectangle2D> boxes = new ArrayList<>();
    for (Matcher m = NODE.matcher(svg); m.find(); ) {
      boxes.add(
          new Rectangle2D.Double(
              number(m, 1) + 0.5, number(m, 2) + 0.5, number(m, 3) - 1, number(m, 4) - 1));
    }
    List<String> found = new ArrayList<>();
    for (Matcher m = ARROW.matcher(svg); m.find(); ) {
      for (Rectangle2D box : boxes) {
        if (meets(path(m.group(1)), box)) {
          found.add(m.group(1) + " meets " + box);
        }
      }
    }
    return found;
  }

  private static double number(Matcher m, int group) {
    return Double.parseDouble(m.group(group));
  }

  private static Path2D path(String data) {
    Path2D path = new Path2D.Double();
    for (Matcher m = STEP.matcher(data); m.find(); ) {
      String[] words = m.group(2).strip().split("[ ,]+");
      double[] p = new double[words.length];
      for (int i = 0; i < p.length; i++) {
        p[i] = Double.parseDouble(words[i]);
      }
      switch (m.group(1)) {
        case "M" -> path.moveTo(p[0], p[1]);
        case "L" -> path.lineTo(p[0], p[1]);
        case "Q" -> path.quadTo(p[0], p[1], p[2], p[3]);
        default -> path.curveTo(p[0], p[1], p[2], p[3], p[4], p[5]);
      }
    }
    return path;
  }

  private static boolean meets(Path2D path, Rectangle2D box) {
    double[] p = new double[6];
    double x = 0;
    double y = 0;
    for (PathIterator i = path.getPathIterator(null, 0.1); !i.isDone(); i.next()) {
      if (i.currentSegment(p) == PathIterator.SEG_LINETO && box.intersectsLine(x, y, p[0], p[1])) {
        return true;
      }
      x = p[0];
      y = p[1];
    }
    return false;
  }
}
