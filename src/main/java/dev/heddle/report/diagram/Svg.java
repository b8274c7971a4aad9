// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.report.SvgFile;
import dev.heddle.report.Xml;
import dev.heddle.report.diagram.Diagram.Arrow;
import dev.heddle.report.diagram.Diagram.Column;
import dev.heddle.report.diagram.Diagram.Node;
import dev.heddle.trace.Edge;
import java.util.Locale;

/**
 * A diagram as SVG. Colours, strokes and fonts are attributes, which every program understands. A
 * page changes them by style sheets for the classes of the elements.
 */
public final class Svg {
  private static final String INK = "#1f2328";
  private static final String QUIET = "#5b6470";

  private final Diagram diagram;
  private final DiagramLayout layout;
  private final StringBuilder out = new StringBuilder();
  private final Labels labels;

  private Svg(Diagram diagram) {
    this.diagram = diagram;
    this.layout = new DiagramLayout(diagram);
    this.labels = new Labels(layout);
  }

  public static String of(Diagram diagram) {
    return new Svg(diagram).print();
  }

  private String print() {
    out.append(SvgFile.head("diagram", title(), layout.width(), layout.height()));
    for (int c = 0; c < diagram.columns().size(); c++) {
      column(c);
    }
    for (int a = 0; a < diagram.arrows().size(); a++) {
      line(a);
    }
    diagram.nodes().forEach(this::node);
    for (int a = 0; a < diagram.arrows().size(); a++) {
      label(a);
    }
    return out.append("</svg>\n").toString();
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
    String x = Route.number(layout.columnCentre(c));
    out.append("<g class=\"column").append(column.buffer() ? " buffer" : "").append("\">");
    out.append("<line x1=\"").append(x).append("\" y1=\"30\" x2=\"").append(x);
    out.append("\" y2=\"").append(Route.number(layout.columnBottom()));
    out.append("\" stroke=\"#d4d8dd\" stroke-dasharray=\"1 5\"/>");
    String look = column.buffer() ? " fill=\"" + QUIET + "\"" : " font-weight=\"bold\"";
    text(x, "20", look + " text-anchor=\"middle\"", column.title());
    out.append("</g>\n");
  }

  private void text(String x, String y, String attributes, String text) {
    out.append("<text x=\"").append(x).append("\" y=\"").append(y).append('"').append(attributes);
    out.append('>').append(Xml.escape(text)).append("</text>");
  }

  private void line(int a) {
    Arrow arrow = diagram.arrows().get(a);
    Route route = layout.route(a);
    String colour = colour(arrow.type());
    out.append("<g class=\"arrow ").append(look(arrow)).append('"').append(ends(arrow));
    out.append("><path fill=\"none\" stroke=\"").append(colour).append('"').append(stroke(arrow));
    out.append(" d=\"").append(route.line()).append("\"/><path class=\"head\" fill=\"");
    out.append(colour).append("\" d=\"").append(route.head()).append("\"/></g>\n");
  }

  /** The classes of an arrow. */
  private static String look(Arrow arrow) {
    return arrow.type() + (arrow.cycle() ? " cycle" : "");
  }

  /** The steps of an arrow. */
  private String ends(Arrow arrow) {
    return " data-from=\"%d\" data-to=\"%d\""
        .formatted(
            diagram.nodes().get(arrow.from()).step(), diagram.nodes().get(arrow.to()).step());
  }

  private static String colour(Edge.Type type) {
    return switch (type) {
      case PO -> INK;
      case STORE_COMMIT -> "#68717c";
      case READS_FROM -> "#c8102e";
      case FROM_READ -> "#b35900";
      case COHERENCE -> "#1f5fd0";
      case FENCE -> "#1a7f37";
    };
  }

  private static String stroke(Arrow arrow) {
    if (arrow.cycle()) {
      return " stroke-width=\"3\"";
    }
    String dashes =
        switch (arrow.type()) {
          case STORE_COMMIT -> "2 3";
          case FROM_READ -> "7 3";
          case COHERENCE -> "10 3 2 3";
          case PO, READS_FROM, FENCE -> "";
        };
    return " stroke-width=\"1.3\""
        + (dashes.isEmpty() ? "" : " stroke-dasharray=\"" + dashes + "\"");
  }

  /** Labels an arrow; program order has no label. */
  private void label(int a) {
    Arrow arrow = diagram.arrows().get(a);
    if (arrow.type() == Edge.Type.PO) {
      return;
    }
    Route route = layout.route(a);
    double place = labels.place(route);
    double x = route.x(place);
    double y = route.y(place);
    out.append("<g class=\"label ").append(look(arrow)).append('"').append(ends(arrow));
    out.append("><rect fill=\"#ffffff\" x=\"").append(Route.number(x - Labels.WIDTH / 2.0));
    out.append("\" y=\"").append(Route.number(y - Labels.HEIGHT / 2.0)).append("\" width=\"");
    out.append(Labels.WIDTH).append("\" height=\"").append(Labels.HEIGHT).append("\"/>");
    String look = " font-size=\"11\" text-anchor=\"middle\" fill=\"" + colour(arrow.type()) + '"';
    String weight = arrow.cycle() ? " font-weight=\"bold\"" : "";
    text(Route.number(x), Route.number(y + 4), look + weight, arrow.type().toString());
    out.append("</g>\n");
  }

  private void node(Node node) {
    double top = layout.top(node);
    String baseline = Route.number(top + 17);
    out.append("<g class=\"node ").append(node.look().name().toLowerCase(Locale.ROOT));
    out.append(node.guilty() ? " guilty" : "");
    out.append("\" data-step=\"").append(node.step()).append("\"><title>");
    out.append(Xml.escape(node.text() + ": " + node.tip())).append("</title><rect x=\"");
    out.append(Route.number(layout.left(node))).append("\" y=\"").append(Route.number(top));
    out.append("\" width=\"").append(Route.number(layout.width(node)));
    out.append("\" height=\"").append(DiagramLayout.NODE_HEIGHT).append("\" rx=\"5\"");
    out.append(box(node)).append("/>");
    String number = " class=\"number\" font-size=\"10\" fill=\"" + QUIET + '"';
    text(Route.number(layout.left(node) + 8), baseline, number, String.valueOf(node.step()));
    String text = DiagramLayout.shown(node.text());
    text(Route.number(layout.textLeft(node)), baseline, "", text);
    out.append("</g>\n");
  }

  private static String box(Node node) {
    String look =
        switch (node.look()) {
          case OPERATION -> " fill=\"#f6f8fa\" stroke=\"" + QUIET + '"';
          case COMMIT -> " fill=\"#eaf2fb\" stroke=\"#1f5fd0\" stroke-dasharray=\"4 3\"";
          case SYNC -> " fill=\"#e8f6ec\" stroke=\"#1a7f37\"";
        };
    return node.guilty() ? " fill=\"#fde7e9\" stroke=\"#c8102e\" stroke-width=\"2.5\"" : look;
  }
}
