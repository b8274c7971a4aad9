// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.heddle.trace.Handwritten.Store;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Traces of executions written by hand, those of the paper among them. */
class TraceTest {
  private static String lines(Iterable<Edge> edges) {
    StringBuilder out = new StringBuilder();
    edges.forEach(e -> out.append(e).append('\n'));
    return out.toString();
  }

  /** Dekker's idiom as in Fig. 2 of the paper: both loads pass the own store. */
  private static Handwritten dekker() {
    Handwritten by = new Handwritten("x", "y");
    Store x = by.store(0, "x", 1);
    by.load(0, "y", 0);
    Store y = by.store(1, "y", 1);
    by.load(1, "x", 0);
    by.commit(x);
    by.commit(y);
    return by;
  }

  /** Fig. 3: the Shasha-Snir trace is a cycle of four edges. */
  @Test
  void dekkersTraceIsCyclic() {
    ShashaSnirTrace trace = dekker().trace();
    String all =
        """
        0#0 -po-> 0#1
        1#0 -po-> 1#1
        0#1 -fr-> 1#0
        1#1 -fr-> 0#0
        """;
    assertEquals(all, lines(trace.edges()));
    assertEquals(
        all.lines().sorted().toList(),
        trace.cycle().stream().map(Edge::toString).sorted().toList());
    assertEquals(List.of("init", "init", "init", "init"), trace.sources().get("0#1"));
  }

  /** Fig. 4: with commits as nodes of their own there is no cycle left. */
  @Test
  void dekkersChronologicalTraceIsAcyclic() {
    ChronologicalTrace trace = dekker().chronological();
    assertEquals(
        """
        0#0 -po-> 0#1
        1#0 -po-> 1#1
        0#0 -su-> 0#0!
        1#0 -su-> 1#0!
        0#1 -fr-> 1#0!
        1#1 -fr-> 0#0!
        """,
        lines(trace.edges()));
    assertEquals(List.of(), Cycle.shortest(trace.edges()));
    assertEquals(
        "0#0 1#0 0#1 1#1 0#0! 1#0!",
        trace.nodes().stream().map(ChronologicalTrace.Node::name).collect(Collectors.joining(" ")));
  }

  /** The same trace whichever way its independent events are run. */
  @Test
  void equivalentExecutionsHaveEqualTraces() {
    Handwritten by = new Handwritten("x", "y");
    Store y = by.store(1, "y", 1);
    Store x = by.store(0, "x", 1);
    by.load(1, "x", 0);
    by.commit(x);
    by.load(0, "y", 0);
    by.commit(y);
    assertEquals(dekker().trace(), by.trace());
    assertEquals(dekker().trace().hashCode(), by.trace().hashCode());
    assertEquals(dekker().chronological(), by.chronological());
    assertEquals(dekker().trace().signature(), by.trace().signature());
  }

  @Test
  void anotherSourceIsAnotherTrace() {
    Handwritten by = new Handwritten("x", "y");
    by.commit(by.store(0, "x", 1));
    by.load(0, "y", 0);
    Store y = by.store(1, "y", 1);
    by.load(1, "x", 1);
    by.commit(y);
    assertNotEquals(dekker().trace(), by.trace());
    assertNotEquals(dekker().chronological(), by.chronological());
    assertEquals(List.of(), by.trace().cycle());
  }

  /** A load of the own store: before the store's commit in time, after it in the trace. */
  @Test
  void forwarding() {
    Handwritten by = new Handwritten("x", "y");
    Store mine = by.store(0, "x", 1);
    by.forwardedLoad(mine);
    by.load(0, "y", 0);
    Store theirs = by.store(1, "x", 2);
    by.commit(theirs);
    by.commit(mine);
    by.commit(by.store(1, "x", 3));
    String address = String.valueOf(by.program.globals().getFirst().address());
    assertEquals(List.of("0#0", "0#0", "0#0", "0#0"), by.trace().sources().get("0#1"));
    assertEquals(List.of("1#0", "0#0", "1#1"), by.trace().coherence().get(address));
    assertEquals(
        """
        0#0 -po-> 0#1
        0#1 -po-> 0#2
        1#0 -po-> 1#1
        0#0 -rf-> 0#1
        0#0 -co-> 1#1
        1#0 -co-> 0#0
        0#1 -fr-> 1#1
        """,
        lines(by.trace().edges()));
    assertEquals(
        """
        0#0 -po-> 0#1
        0#1 -po-> 0#2
        1#0 -po-> 1#1
        1#0! -po-> 1#1!
        0#0 -su-> 0#0!
        1#0 -su-> 1#0!
        1#1 -su-> 1#1!
        0#0! -co-> 1#1!
        1#0! -co-> 0#0!
        0#1 -fr-> 1#1!
        """,
        lines(by.chronological().edges()));
  }

  @Test
  void fencesAreNodesOfTheirOwn() {
    Handwritten by = new Handwritten("x");
    by.commit(by.store(0, "x", 1));
    by.fence(0);
    by.load(0, "x", 1);
    assertEquals(
        """
        0#0 -po-> 0~1
        0~1 -po-> 0#1
        0#0 -su-> 0#0!
        0#0! -uf-> 0~1
        """,
        lines(by.chronological().edges()));
    assertEquals("0#0 -po-> 0#1\n0#0 -rf-> 0#1\n", lines(by.trace().edges()));
  }

  @Test
  void spawnAndJoinAreProgramOrder() {
    Handwritten by = new Handwritten("x");
    by.write(0, "x", 1);
    by.spawn(0, 1);
    by.write(1, "x", 2);
    by.join(0, 1);
    by.load(0, "x", 2);
    assertEquals(
        """
        0#0 -po-> 0#1
        0#0 -po-> 1#0
        1#0 -po-> 0#1
        1#0 -rf-> 0#1
        0#0 -co-> 1#0
        """,
        lines(by.trace().edges()));
  }

  /** Thread 1 does nothing but start thread 2, and yet what came before it comes before 2. */
  @Test
  void programOrderGoesThroughThreadsWithoutOperations() {
    Handwritten by = new Handwritten("x", "y");
    Store y = by.store(3, "y", 1);
    by.load(3, "x", 0);
    by.write(0, "x", 1);
    by.spawn(0, 1);
    by.spawn(1, 2);
    by.load(2, "y", 0);
    by.join(1, 2);
    by.join(0, 1);
    by.load(0, "x", 1);
    by.commit(y);
    assertEquals(
        """
        0#0 -po-> 0#1
        0#0 -po-> 2#0
        2#0 -po-> 0#1
        3#0 -po-> 3#1
        0#0 -rf-> 0#1
        2#0 -fr-> 3#0
        3#1 -fr-> 0#0
        """,
        lines(by.trace().edges()));
    assertEquals(4, by.trace().cycle().size());
  }

  /** Thread 0 waits for thread 1 and then starts thread 2, with no operation in between. */
  @Test
  void programOrderGoesFromAJoinToASpawn() {
    Handwritten by = new Handwritten("x");
    by.spawn(0, 1);
    by.write(1, "x", 1);
    by.join(0, 1);
    by.spawn(0, 2);
    by.load(2, "x", 1);
    assertEquals("1#0 -po-> 2#0\n1#0 -rf-> 2#0\n", lines(by.trace().edges()));
  }

  @Test
  void choicesArePartOfTheTrace() {
    Handwritten one = new Handwritten();
    one.choose(0, 0, 2);
    Handwritten other = new Handwritten();
    other.choose(0, 1, 2);
    assertNotEquals(one.trace(), other.trace());
    assertNotEquals(one.chronological(), other.chronological());
    assertEquals(Map.of(), one.trace().sources());
  }

  @Test
  void theShortestCycleIsFound() {
    java.util.TreeSet<Edge> edges = new java.util.TreeSet<>();
    String[] path = "a b c d a".split(" ");
    for (int i = 1; i < path.length; i++) {
      edges.add(new Edge(Edge.Type.COHERENCE, path[i - 1], path[i]));
    }
    assertEquals(4, Cycle.shortest(edges).size());
    edges.add(new Edge(Edge.Type.FROM_READ, "c", "a"));
    assertEquals(3, Cycle.shortest(edges).size());
    edges.removeIf(e -> e.from().equals("a"));
    assertEquals(List.of(), Cycle.shortest(edges));
  }
}
