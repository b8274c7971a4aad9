// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.program.Printable;
import dev.heddle.report.diagram.Diagram.Arrow;
import dev.heddle.report.diagram.Diagram.Node;
import dev.heddle.trace.Edge;

/** A diagram in the language of Graphviz: a cluster for each column. */
public final class Dot {
  private Dot() {}

  public static String of(Diagram diagram) {
    StringBuilder out = new StringBuilder();
    out.append("digraph {\n  label=").append(quote(diagram.title()));
    out.append("\n  labelloc=t\n  fontname=monospace\n");
    out.append("  node [shape=box, style=rounded, fontname=monospace, fontsize=10]\n");
    out.append("  edge [fontname=monospace, fontsize=9]\n");
    for (int c = 0; c < diagram.columns().size(); c++) {
      out.append("  subgraph cluster").append(c).append(" {\n    label=");
      out.append(quote(diagram.columns().get(c).title())).append("\n    color=gray\n");
      for (int n = 0; n < diagram.nodes().size(); n++) {
        if (diagram.nodes().get(n).column() == c) {
          out.append("    ").append(node(n, diagram.nodes().get(n))).append('\n');
        }
      }
      out.append("  }\n");
    }
    diagram.arrows().forEach(a -> out.append("  ").append(arrow(a)).append('\n'));
    return out.append("}\n").toString();
  }

  private static String node(int n, Node node) {
    String more =
        switch (node.look()) {
          case OPERATION -> "";
          case COMMIT -> ", style=\"rounded,dashed\"";
          case SYNC -> ", color=darkgreen";
        };
    String guilty = node.guilty() ? ", penwidth=2.5" : "";
    String label = quote(node.step() + "  " + node.text());
    return "n" + n + " [label=" + label + ", tooltip=" + quote(node.tip()) + more + guilty + "]";
  }

  private static String arrow(Arrow a) {
    boolean po = a.type() == Edge.Type.PO;
    return "n"
        + a.from()
        + " -> n"
        + a.to()
        + " [color="
        + colour(a.type())
        + (po ? "" : ", fontcolor=" + colour(a.type()) + ", label=" + a.type())
        + (a.cycle() ? ", penwidth=2.5" : "")
        + (po || a.type() == Edge.Type.STORE_COMMIT ? "" : ", constraint=false")
        + "]";
  }

  private static String colour(Edge.Type type) {
    return switch (type) {
      case PO -> "black";
      case STORE_COMMIT -> "gray";
      case READS_FROM -> "red";
      case COHERENCE -> "blue";
      case FROM_READ -> "orange";
      case FENCE -> "darkgreen";
    };
  }

  private static String quote(String text) {
    String plain = Printable.text(text);
    String escaped = plain.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
    return '"' + escaped + '"';
  }
}
