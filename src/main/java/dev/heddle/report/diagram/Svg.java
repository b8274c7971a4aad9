// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.report.Resources;
import dev.heddle.report.Xml;
import dev.heddle.report.diagram.Diagram.Arrow;
import dev.heddle.report.diagram.Diagram.Column;
import dev.heddle.report.diagram.Diagram.Node;
import dev.heddle.trace.Edge;
import java.util.Locale;

/** A diagram as SVG. */
public final class Svg {
  private final Diagram diagram;
  private final DiagramLayout layout;
  private final StringBuilder out = new StringBuilder();

  private final Labels labels = new Labels();

  private Svg(Diagram diagram) {
    this.diagram = diagram;
    this.layout = new DiagramLayout(diagram);
  }

  /** A complete file, with colours for light and dark themes. */
  public static String document(Diagram diagram) {
    String style = Resources.text(Svg.class, "diagram.css");
    return new Svg(diagram).print("<style>\n" + style + "</style>\n") + "\n";
  }

  /** A fragment for a page that defines the colours. */
  public static String fragment(Diagram diagram) {
    return new Svg(diagram).print("");
  }

  private String print(String style) {
    String w = Curve.number(layout.width());
    String h = Curve.number(layout.height());
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"diagram\" role=\"img\"");
    out.append(" width=\"").append(w).append("\" height=\"").append(h);
    out.append("\" viewBox=\"0 0 ").append(w).append(' ').append(h).append("\">\n");
    out.append("<title>").append(Xml.escape(title())).append("</title>\n").append(style);
    for (int c = 0; c < diagram.columns().size(); c++) {
      column(c);
    }
    // lines first: where no route avoids a node, they pass behind it, never over its text
    for (int a = 0; a < diagram.arrows().size(); a++) {
      line(a);
    }
    diagram.nodes().forEach(this::node);
    for (int a = 0; a < diagram.arrows().size(); a++) {
      label(a);
    }
    return out.append("</svg>").toString();
  }

  private String title() {
    return diagram.title()
        + ": "
        + diagram.nodes().size()
        + " steps"
        + (diagram.hasCycle() ? ", with a cycle that SC does not allow" : "");
  }

  private void column(int c) {
    Column column = diagram.columns().get(c);
    String x = Curve.number(layout.columnCentre(c));
    out.append("<g class=\"column").append(column.buffer() ? " buffer" : "").append("\">");
    out.append("<line x1=\"").append(x).append("\" y1=\"30\" x2=\"").append(x);
    out.append("\" y2=\"").append(Curve.number(layout.columnBottom())).append("\"/>");
    text(x, "20", column.title());
    out.append("</g>\n");
  }

  private void text(String x, String y, String text) {
    out.append("<text x=\"").append(x).append("\" y=\"").append(y).append("\">");
    out.append(Xml.escape(text)).append("</text>");
  }

  private void line(int a) {
    Curve curve = layout.curve(a);
    out.append("<g class=\"").append(look(a)).append("\"><path d=\"").append(curve.line());
    out.append("\"/><path class=\"head\" d=\"").append(curve.head()).append("\"/></g>\n");
  }

  private String look(int a) {
    Arrow arrow = diagram.arrows().get(a);
    return "arrow " + arrow.type() + (arrow.cycle() ? " cycle" : "");
  }

  /** Labels an arrow; program order has no label, because it leads straight down. */
  private void label(int a) {
    Arrow arrow = diagram.arrows().get(a);
    if (arrow.type() == Edge.Type.PO) {
      return;
    }
    Curve curve = layout.curve(a);
    double place = labels.place(curve);
    out.append("<g class=\"label ").append(look(a)).append("\">");
    text(Curve.number(curve.x(place)), Curve.number(curve.y(place) + 4), arrow.type().toString());
    out.append("</g>\n");
  }

  private void node(Node node) {
    double top = layout.top(node);
    String baseline = Curve.number(top + 17);
    out.append("<g class=\"node ").append(node.look().name().toLowerCase(Locale.ROOT));
    out.append(node.guilty() ? " guilty" : "");
    out.append("\" data-step=\"").append(node.step()).append("\"><title>");
    out.append(Xml.escape(node.text() + ": " + node.tip())).append("</title><rect x=\"");
    out.append(Curve.number(layout.left(node))).append("\" y=\"").append(Curve.number(top));
    out.append("\" width=\"").append(Curve.number(layout.width(node)));
    out.append("\" height=\"").append(DiagramLayout.NODE_HEIGHT).append("\" rx=\"5\"/>");
    out.append("<text class=\"number\" x=\"").append(Curve.number(layout.left(node) + 8));
    out.append("\" y=\"").append(baseline).append("\">").append(node.step()).append("</text>");
    text(Curve.number(layout.textLeft(node)), baseline, DiagramLayout.shown(node.text()));
    out.append("</g>\n");
  }
}
