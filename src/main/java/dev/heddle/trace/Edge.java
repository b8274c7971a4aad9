// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

/** An edge of a trace between two nodes, by their names. */
public record Edge(Type type, String from, String to) implements Comparable<Edge> {
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
    int order = type.compareTo(other.type);
    order = order != 0 ? order : from.compareTo(other.from);
    return order != 0 ? order : to.compareTo(other.to);
  }

  @Override
  public String toString() {
    return from + " -" + type + "-> " + to;
  }
}
