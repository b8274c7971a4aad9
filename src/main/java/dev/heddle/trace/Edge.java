package dev.heddle.trace;

import java.util.Comparator;

/** An edge of a trace between two nodes, by their names. */
public record Edge(Type type, String from, String to) implements Comparable<Edge> {
  private static final Comparator<Edge> ORDER =
      Comparator.comparing(Edge::type).thenComparing(Edge::from).thenComparing(Edge::to);

  /** What orders the two. */
  public enum Type {
    /** Program order; commits of one buffer; spawn and join. */
    PO("po"),
    /** A store and its commit. */
    STORE_COMMIT("su"),
    /** A write and one that read it. */
    READS_FROM("rf"),
    /** A write and the next one of a byte. */
    COHERENCE("co"),
    /** A read and the write that replaced what it read. */
    FROM_READ("fr"),
    /** A commit and a fence that waited for it. */
    FENCE("uf");

    private final String text;

    Type(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  @Override
  public int compareTo(Edge other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return from + " -" + type + "-> " + to;
  }
}
