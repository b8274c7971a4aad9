// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.diagram;

import dev.heddle.trace.Edge;
import dev.heddle.verify.DetailedWitness;
import dev.heddle.verify.Witness.Doing;
import java.util.List;

/** The two views of an execution. */
public enum View {
  /** Stores and their commits as separate nodes, in order of time. */
  CHRONOLOGICAL("chronological", "Chronological trace"),
  /** Stores and their commits as one node, as SC orders them. */
  SHASHA_SNIR("shasha-snir", "Shasha-Snir trace");

  private final String key;
  private final String title;

  View(String key, String title) {
    this.key = key;
    this.title = title;
  }

  /** Part of the names of files. */
  public String key() {
    return key;
  }

  public String title() {
    return title;
  }

  public Diagram of(DetailedWitness picture) {
    return new SvgDrawing(picture, this).draw();
  }

  boolean shows(Doing doing) {
    return this == CHRONOLOGICAL || doing != Doing.COMMIT && doing != Doing.COMMIT_FREE;
  }

  /** The edges that are drawn in addition to program order. */
  List<Edge> edges(DetailedWitness picture) {
    List<Edge> all =
        this == CHRONOLOGICAL ? picture.chronologicalEdges() : picture.shashaSnirEdges();
    return all.stream().filter(e -> e.type() != Edge.Type.PO || isOfBuffer(e)).toList();
  }

  private static boolean isOfBuffer(Edge e) {
    return e.from().endsWith("!") && e.to().endsWith("!");
  }
}
