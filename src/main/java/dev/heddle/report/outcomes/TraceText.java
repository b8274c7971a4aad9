// SPDX-License-Identifier: Apache-2.0
package dev.heddle.report.outcomes;

import dev.heddle.program.Program;
import dev.heddle.trace.ChronologicalTrace;
import dev.heddle.trace.ChronologicalTrace.Node;
import dev.heddle.trace.Edge;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Operation;
import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.outcomes.CompleteExecution;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A trace as a table with one column per thread, in order of time, and its edges by row number. */
public final class TraceText {
  private static final int GAP = 2;
  private static final int WIDTH = 80;

  private final Program program;
  private final ChronologicalTrace chronological;
  private final ShashaSnirTrace trace;
  private final CompleteExecution seen;
  private final List<String> threads;
  private final Map<String, Integer> row = new HashMap<>();

  private TraceText(CompleteExecution seen) {
    program = seen.program();
    chronological = seen.chronological();
    trace = seen.trace();
    this.seen = seen;
    threads =
        chronological.nodes().stream()
            .map(Node::thread)
            .distinct()
            .sorted(Comparator.comparingInt(String::length).thenComparing(t -> t))
            .toList();
  }

  public static String of(CompleteExecution seen) {
    return new TraceText(seen).print();
  }

  private String print() {
    StringBuilder out = new StringBuilder();
    Map<String, Integer> column = new HashMap<>();
    StringBuilder head = new StringBuilder("     ");
    int at = 0;
    for (String thread : threads) {
      column.put(thread, at);
      int width = width(thread);
      head.append(pad("thread " + thread, width));
      at += width;
    }
    out.append(head.toString().stripTrailing()).append('\n');
    for (Node node : chronological.nodes()) {
      row.put(node.name(), row.size() + 1);
      String cell = " ".repeat(column.get(node.thread())) + text(node);
      out.append(String.format("%3d  %s%n", row.size(), cell));
    }
    out.append(edges());
    List<Edge> cycle = trace.cycle();
    if (!cycle.isEmpty()) {
      out.append(cycle(cycle));
    }
    seen.unfinished().forEach(line -> out.append("  ").append(line).append('\n'));
    out.append(fold("  schedule", List.of(seen.schedule().split(" "))));
    return out.toString();
  }

  private int width(String thread) {
    int widest =
        chronological.nodes().stream()
            .filter(n -> n.thread().equals(thread))
            .mapToInt(n -> text(n).length())
            .max()
            .orElse(0);
    return GAP + Math.max(widest, ("thread " + thread).length());
  }

  private static String pad(String s, int width) {
    return s + " ".repeat(Math.max(1, width - s.length()));
  }

  private String text(Node node) {
    return text(program, node);
  }

  /** A node as text. */
  static String text(Program program, Node node) {
    Operation o = node.operation();
    String place = ValueText.place(program, o.address(), o.bytes());
    String value = ValueText.number(program, o.value(), Math.max(1, o.bytes()));
    return switch (node.kind()) {
      case Kind.READ -> "load " + place + " = " + value;
      case Kind.WRITE -> "store " + place + " = " + value;
      case Kind.COMMIT -> "commit " + place + " = " + value;
      case Kind.UPDATE -> "update " + place + " = " + value;
      case Kind.COMPARE -> (o.writes() ? "cas " : "cas fails ") + place + " = " + value;
      case Kind.FENCE -> "fence";
      case Kind.SPAWN -> "spawn";
      case Kind.LOCK -> "lock " + place;
      case Kind.TRYLOCK -> (o.writes() ? "trylock " : "trylock fails ") + place;
      case Kind.UNLOCK -> "unlock " + place;
      case Kind.CHOICE -> "choose " + o.value();
      case Kind.RENEW -> "renew " + place;
      case Kind.PASS -> "pass " + place;
      case Kind.AWAIT -> "wait " + place + " = " + value;
      default -> throw new AssertionError(node.kind());
    };
  }

  /** One line for each type of edge, with rows as numbers, folded to the width of a terminal. */
  private String edges() {
    Comparator<Edge> byRow =
        Comparator.<Edge>comparingInt(e -> row.get(e.from()))
            .thenComparingInt(e -> row.get(e.to()));
    Map<Edge.Type, List<Edge>> byType = new TreeMap<>();
    chronological.edges().stream()
        .sorted(byRow)
        .forEach(e -> byType.computeIfAbsent(e.type(), t -> new ArrayList<>()).add(e));
    StringBuilder out = new StringBuilder();
    byType.forEach((type, edges) ->
        out.append(
            fold(
                "  " + type + " ",
                edges.stream().map(e -> row.get(e.from()) + "->" + row.get(e.to())).toList())));
    return out.toString();
  }

  private static String fold(String head, List<String> words) {
    StringBuilder out = new StringBuilder();
    StringBuilder line = new StringBuilder(head);
    for (String word : words) {
      if (line.length() + 1 + word.length() > WIDTH) {
        out.append(line).append('\n');
        line = new StringBuilder(" ".repeat(head.length()));
      }
      line.append(' ').append(word);
    }
    return out.append(line).append('\n').toString();
  }

  private String cycle(List<Edge> cycle) {
    List<String> steps = new ArrayList<>();
    steps.add(String.valueOf(row.get(cycle.getFirst().from())));
    cycle.forEach(e -> steps.add("-" + e.type() + "-> " + row.get(e.to())));
    return fold("  not as under SC:", steps);
  }
}
