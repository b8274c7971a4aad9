// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/**
 * The Shasha-Snir trace of a complete execution (stateless model checking for TSO and PSO, A.5):
 * who read from whom, byte by byte, in which order the writes of each byte reached memory, and
 * which way choices went. Two executions are equivalent iff these are equal.
 *
 * <p>A mutex is a single cell that locks and unlocks write and trylocks read. Who passes a barrier
 * reads from the arrival that completed the round.
 *
 * @param operations all of them, by thread and program order
 * @param sources per reading operation the writer of each byte it read, or {@code init}
 * @param coherence per cell its writers in order
 * @param forks program order between threads: spawns and joins
 * @param afterFree per operation on a mutex or cell in an object that was freed before: who freed
 *     it
 */
public record ShashaSnirTrace(
    List<Operation> operations,
    Map<String, List<String>> sources,
    Map<String, List<String>> coherence,
    List<Edge> forks,
    Map<String, String> afterFree) {
  static final String INIT = "init";

  public ShashaSnirTrace {
    operations = List.copyOf(operations);
    sources = Collections.unmodifiableMap(sources);
    coherence = Collections.unmodifiableMap(coherence);
    forks = List.copyOf(forks);
    afterFree = Map.copyOf(afterFree);
  }

  /** The trace of an execution whose threads are called by these names. */
  public static ShashaSnirTrace of(Execution x, IntFunction<String> threadNames) {
    TreeSet<Operation> operations = new TreeSet<>();
    TreeMap<String, List<String>> sources = new TreeMap<>();
    TreeMap<String, List<String>> coherence = new TreeMap<>();
    Map<Integer, Integer> forwards = new HashMap<>();
    List<Operation> frees = new ArrayList<>();
    Map<String, String> afterFree = new HashMap<>();
    for (int d = x.length() - 1; d >= 0; d--) {
      if (x.kind(d) == Kind.COMMIT) {
        forwards.put(x.entry(d), d);
      }
    }
    for (int d = 0; d < x.length(); d++) {
      if (!Kind.isOperation(x.kind(d))) {
        continue;
      }
      Operation o = Operation.of(x, d, threadNames.apply(x.thread(d)));
      operations.add(o);
      if (o.kind() == Kind.CHOICE) {
        continue;
      }
      if (x.locations().isObject(x.location(d))) {
        frees.add(o);
      } else if (o.bytes() == 0) {
        frees.stream()
            .filter(f -> o.address() >= f.address() && o.address() < f.address() + f.bytes())
            .forEach(f -> afterFree.put(o.name(), f.name()));
      }
      List<String> cells = Cells.of(o.address(), o.bytes());
      if (o.reads()) {
        String own =
            Label.is(x.label(d), Label.ACTIVE) ? null : source(x, d, forwards, threadNames);
        sources.put(
            o.name(), cells.stream().map(c -> own != null ? own : last(coherence, c)).toList());
      }
      if (o.writes()) {
        cells.forEach(c -> coherence.computeIfAbsent(c, k -> new ArrayList<>()).add(o.name()));
      }
    }
    List<Operation> ordered = List.copyOf(operations);
    List<Edge> forks = ForkOrder.of(x, threadNames, ordered);
    return new ShashaSnirTrace(ordered, sources, coherence, forks, afterFree);
  }

  /** The own store that a load was forwarded from; or what let a thread pass a barrier. */
  private static String source(
      Execution x, int d, Map<Integer, Integer> forwards, IntFunction<String> threadNames) {
    int w =
        x.kind(d) == Kind.PASS ? x.reaching(x.location(d), x.value(d)) : forwards.get(x.entry(d));
    return threadNames.apply(x.thread(w)) + "#" + x.operation(w);
  }

  private static String last(Map<String, List<String>> coherence, String cell) {
    List<String> writers = coherence.get(cell);
    return writers == null ? INIT : writers.getLast();
  }

  /** Program order, reads-from, coherence and from-read edges. */
  public SortedSet<Edge> edges() {
    TreeSet<Edge> edges = new TreeSet<>(forks);
    for (int i = 1; i < operations.size(); i++) {
      Operation a = operations.get(i - 1);
      Operation b = operations.get(i);
      if (a.thread().equals(b.thread())) {
        edges.add(new Edge(Edge.Type.PO, a.name(), b.name()));
      }
    }
    for (Operation o : operations) {
      if (o.reads()) {
        addReading(o, edges);
      }
    }
    for (List<String> writers : coherence.values()) {
      for (int i = 1; i < writers.size(); i++) {
        edges.add(new Edge(Edge.Type.COHERENCE, writers.get(i - 1), writers.get(i)));
      }
    }
    return edges;
  }

  private void addReading(Operation o, SortedSet<Edge> edges) {
    List<String> cells = Cells.of(o.address(), o.bytes());
    List<String> from = sources.get(o.name());
    for (int i = 0; i < cells.size(); i++) {
      if (!from.get(i).equals(INIT)) {
        edges.add(new Edge(Edge.Type.READS_FROM, from.get(i), o.name()));
      }
      List<String> writers = coherence.getOrDefault(cells.get(i), List.of());
      int next = writers.indexOf(from.get(i)) + 1;
      boolean isOver = o.kind() == Kind.PASS; // what comes later need not come after it
      if (!isOver && next < writers.size() && !writers.get(next).equals(o.name())) {
        edges.add(new Edge(Edge.Type.FROM_READ, o.name(), writers.get(next)));
      }
    }
  }

  /** A shortest cycle of edges, empty if there is none: then the execution is as under SC. */
  public List<Edge> cycle() {
    return Cycle.shortest(edges());
  }

  /** As {@link #cycle()}, with other edges in the place of its own; null for none. */
  public List<Edge> cycle(UnaryOperator<Edge> instead) {
    TreeSet<Edge> others = new TreeSet<>();
    edges().stream().map(instead).filter(Objects::nonNull).forEach(others::add);
    return Cycle.shortest(others);
  }

  /**
   * One line that is the same for equal traces only, except that it does not tell whether a mutex
   * was used before or after its memory was freed.
   */
  public String signature() {
    TreeMap<String, List<String>> choices = new TreeMap<>();
    operations.stream()
        .filter(o -> o.kind() == Kind.CHOICE)
        .forEach(o -> choices.put(o.name(), List.of(String.valueOf(o.value()))));
    return lines(sources) + "|" + lines(coherence) + "|" + lines(choices);
  }

  private static String lines(Map<String, List<String>> map) {
    return String.join(
        ";",
        map.entrySet().stream()
            .map(e -> e.getKey() + "=" + String.join(",", e.getValue()))
            .toList());
  }

  /** One line that is the same for equal traces only. */
  public String identity() {
    return afterFree.isEmpty() ? signature() : signature() + "|" + new TreeMap<>(afterFree);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ShashaSnirTrace t
        && t.signature().equals(signature())
        && t.afterFree.equals(afterFree);
  }

  @Override
  public int hashCode() {
    return signature().hashCode();
  }

  @Override
  public String toString() {
    return String.join("\n", edges().stream().map(Edge::toString).toList());
  }
}
