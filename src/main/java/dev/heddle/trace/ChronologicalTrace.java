// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * The chronological trace of an execution (stateless model checking for TSO and PSO, A.4): stores
 * and their commits are nodes apart, so that its edges are acyclic even where a {@link
 * ShashaSnirTrace} is not. There is one for each Shasha-Snir trace.
 *
 * @param nodes in an order that respects the edges
 */
public record ChronologicalTrace(List<Node> nodes, SortedSet<Edge> edges) {

  /**
   * A node: an operation, a commit ({@code 0#1!}), or a fence or spawn ({@code 0~0}).
   *
   * @param event its index in the execution; -1 for a buffered store, which is no event
   */
  public record Node(String name, Operation operation, int kind, int event) {
    public String thread() {
      return operation.thread();
    }
  }

  public ChronologicalTrace {
    nodes = List.copyOf(nodes);
    edges = Collections.unmodifiableSortedSet(edges);
  }

  public static ChronologicalTrace of(Execution x, IntFunction<String> threadNames) {
    return new Builder(x, threadNames).build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ChronologicalTrace t
        && t.edges.equals(edges)
        && t.names().equals(names())
        && t.choices().equals(choices());
  }

  /** The nodes, whatever their order: a thread that waits for good has fewer. */
  private Set<String> names() {
    return nodes.stream().map(Node::name).collect(Collectors.toSet());
  }

  @Override
  public int hashCode() {
    return edges.hashCode() * 31 + choices().hashCode();
  }

  private Map<String, Long> choices() {
    Map<String, Long> choices = new HashMap<>();
    nodes.stream()
        .filter(n -> n.kind() == Kind.CHOICE)
        .forEach(n -> choices.put(n.name(), n.operation().value()));
    return choices;
  }

  @Override
  public String toString() {
    return String.join("\n", edges.stream().map(Edge::toString).toList());
  }

  private static final class Builder {
    private final Execution x;
    private final IntFunction<String> threadNames;
    private final List<Node> nodes = new ArrayList<>();
    private final TreeSet<Edge> edges = new TreeSet<>();

    /** Per lane its last node, per thread its last node and how many fences and spawns. */
    private final Map<Integer, Node> lastOfLane = new HashMap<>();

    private final Map<String, Node> lastOfThread = new HashMap<>();
    private final Map<String, Integer> fences = new HashMap<>();

    /** Per cell the last write and the reads since, from memory or of a store now committed. */
    private final Map<String, Node> lastWrite = new HashMap<>();

    private final Map<String, List<Node>> readers = new HashMap<>();

    /** Per buffered store the loads forwarded from it. */
    private final Map<Integer, List<Node>> forwarded = new HashMap<>();

    Builder(Execution x, IntFunction<String> threadNames) {
      this.x = x;
      this.threadNames = threadNames;
    }

    ChronologicalTrace build() {
      addStores(-1);
      for (int d = 0; d < x.length(); d++) {
        addEvent(d);
        addStores(d);
      }
      List<Operation> operations =
          nodes.stream()
              .filter(n -> n.kind() != Kind.COMMIT && Kind.isOperation(n.kind()))
              .map(Node::operation)
              .toList();
      edges.addAll(ForkOrder.of(x, threadNames, operations));
      return new ChronologicalTrace(nodes, edges);
    }

    /** The stores that were buffered in the step of event d, thread by thread, in program order. */
    private void addStores(int d) {
      TreeSet<Operation> stores = new TreeSet<>();
      for (int c = 0; c < x.length(); c++) {
        if (x.kind(c) == Kind.COMMIT && x.bufferedAfter(c) == d) {
          stores.add(Operation.of(x, c, threadNames.apply(x.thread(c))));
        }
      }
      stores.forEach(o -> add(new Node(o.name(), o, Kind.WRITE, -1)));
    }

    /** Adds a node of a thread after its last one. */
    private void add(Node node) {
      nodes.add(node);
      Node before = lastOfThread.put(node.thread(), node);
      if (before != null) {
        edge(Edge.Type.PO, before, node);
      }
    }

    private void edge(Edge.Type type, Node from, Node to) {
      if (!from.name().equals(to.name())) {
        edges.add(new Edge(type, from.name(), to.name()));
      }
    }

    private void addEvent(int d) {
      String thread = threadNames.apply(x.thread(d));
      Operation o = Operation.of(x, d, thread);
      if (x.kind(d) == Kind.COMMIT) {
        addCommit(d, o);
        return;
      }
      boolean isFence = !Kind.isOperation(x.kind(d));
      String name = isFence ? thread + "~" + fences.merge(thread, 1, Integer::sum) : o.name();
      Node node = new Node(name, o, x.kind(d), d);
      add(node);
      if (waits(x.kind(d))) {
        lastOfLane.forEach((lane, commit) -> {
          if (commit.thread().equals(thread) && x.before(commit.event(), d)) {
            edge(Edge.Type.FENCE, commit, node);
          }
        });
      }
      if (isFence || x.kind(d) == Kind.CHOICE) {
        return;
      }
      if (o.reads()) {
        addRead(d, node);
      }
      if (o.writes()) {
        addWrite(node);
      }
    }

    private static boolean waits(int kind) {
      return kind != Kind.READ && kind != Kind.WRITE && kind != Kind.CHOICE;
    }

    private void addCommit(int d, Operation o) {
      Node node = new Node(o.name() + "!", o, Kind.COMMIT, d);
      nodes.add(node);
      edges.add(new Edge(Edge.Type.STORE_COMMIT, o.name(), node.name()));
      Node before = lastOfLane.put(x.lane(d), node);
      if (before != null) {
        edge(Edge.Type.PO, before, node);
      }
      addWrite(node);
      for (Node load : forwarded.getOrDefault(x.entry(d), List.of())) {
        addReader(load);
      }
    }

    private void addRead(int d, Node node) {
      if (!Label.is(x.label(d), Label.ACTIVE)) {
        forwarded.computeIfAbsent(x.entry(d), e -> new ArrayList<>()).add(node);
        return;
      }
      for (String cell : Cells.of(node.operation().address(), node.operation().bytes())) {
        Node write = lastWrite.get(cell);
        if (write != null && !write.thread().equals(node.thread())) {
          edge(Edge.Type.READS_FROM, write, node);
        }
      }
      addReader(node);
    }

    private void addReader(Node load) {
      for (String cell : Cells.of(load.operation().address(), load.operation().bytes())) {
        readers.computeIfAbsent(cell, c -> new ArrayList<>()).add(load);
      }
    }

    private void addWrite(Node node) {
      for (String cell : Cells.of(node.operation().address(), node.operation().bytes())) {
        Node before = lastWrite.put(cell, node);
        if (before != null) {
          edge(Edge.Type.COHERENCE, before, node);
        }
        List<Node> reads = readers.remove(cell);
        if (reads != null) {
          reads.forEach(r -> edge(Edge.Type.FROM_READ, r, node));
        }
      }
    }
  }
}
