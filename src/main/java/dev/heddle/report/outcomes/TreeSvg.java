// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Program;
import dev.heddle.report.SvgFile;
import dev.heddle.report.Xml;
import dev.heddle.verify.executions.ExecutionTree;
import dev.heddle.verify.executions.ExecutionTree.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The tree of executions as a picture: the root at the top, dropped nodes grey. */
public final class TreeSvg {
  private static final int ACROSS = 44;
  private static final int DOWN = 44;
  private static final int RADIUS = 14;
  private static final int MARGIN = 24;

  private final StringBuilder edges = new StringBuilder();
  private final StringBuilder nodes = new StringBuilder();
  private int leaves;
  private int depth;

  private TreeSvg() {}

  public static String of(Program program, ExecutionTree tree) {
    TreeSvg svg = new TreeSvg();
    double root = svg.place(tree.roots(), 0);
    svg.nodes.append(circle(root, 0, "open", ""));
    int width = 2 * MARGIN + ACROSS * Math.max(svg.leaves - 1, 0);
    int height = 2 * MARGIN + DOWN * svg.depth;
    String title = program.name() + " " + tree.table().outcomes().model();
    return SvgFile.head("tree", title, width, height) + svg.edges + svg.nodes + "</svg>\n";
  }

  /** Draws children below their parent, which is centred above them; returns its position. */
  private double place(List<Node> children, int level) {
    depth = Math.max(depth, level);
    if (children.isEmpty()) {
      return leaves++;
    }
    List<Double> places = new ArrayList<>();
    for (Node child : children) {
      double x = place(child.children(), level + 1);
      places.add(x);
      String look = child.dropped() ? "dropped" : child.form().isPresent() ? "kept" : "open";
      String tip =
          child.form().map(f -> "<title>" + Xml.escape(f.toString()) + "</title>").orElse("");
      nodes.append(circle(x, level + 1, look, tip));
      nodes.append(
          String.format(
              Locale.ROOT,
              "<text x=\"%.1f\" y=\"%d\" font-size=\"13\" text-anchor=\"middle\">%s</text>\n",
              x(x),
              y(level + 1) + 4,
              Xml.escape(child.name())));
    }
    double middle = (places.getFirst() + places.getLast()) / 2;
    for (double x : places) {
      edges.append(
          String.format(
              Locale.ROOT,
              "<line stroke=\"#1f2328\" x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>\n",
              x(middle),
              y(level),
              x(x),
              y(level + 1)));
    }
    return middle;
  }

  private static String circle(double x, int level, String look, String tip) {
    int radius = level == 0 ? RADIUS / 3 : RADIUS;
    return String.format(
        Locale.ROOT,
        "<circle class=\"%s\" stroke=\"#1f2328\"%s cx=\"%.1f\" cy=\"%d\" r=\"%d\">%s</circle>\n",
        look,
        fill(look),
        x(x),
        y(level),
        radius,
        tip);
  }

  private static String fill(String look) {
    return switch (look) {
      case "dropped" -> " fill=\"#c4cad1\" stroke-dasharray=\"3 2\"";
      case "kept" -> " fill=\"#a6e9b4\" stroke-width=\"2\"";
      default -> " fill=\"#ffffff\"";
    };
  }

  private static double x(double leaf) {
    return MARGIN + ACROSS * leaf;
  }

  private static int y(int level) {
    return MARGIN + DOWN * level;
  }
}
