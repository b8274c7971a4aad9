// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.machine.Machine;
import dev.heddle.program.SourcePosition;
import dev.heddle.trace.Execution;
import dev.heddle.trace.Kind;
import dev.heddle.trace.Label;
import dev.heddle.trace.Section;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The events of a trace in the order that all its executions have, and what fences would add to it.
 * A fence puts the commits of stores before it in front of the thread's events after it (one that
 * is store-store, only in front of commits). If that makes a cycle, the trace is impossible with
 * the fences; if not, every linear extension is an execution with that trace.
 */
final class TraceOrder {
  private record Edge(int from, int to) {}

  private final int length;

  /** Row a has the events after event a. */
  private final long[][] behind;

  private final int words;
  private final String[] steps;

  /**
   * What fences would add that is not in the order already; fences that add nothing are not there.
   */
  private final Map<FenceSite, Set<Edge>> added = new TreeMap<>();

  /** Nothing of other threads may come between the begin and the end of these. */
  private final List<Section> sections;

  private final int[] thread;

  /**
   * @param machine at the end of the execution
   */
  TraceOrder(Machine machine, List<Rerun.Pass> passes, Collection<FenceSite> sites) {
    Execution x = machine.execution();
    length = x.length();
    words = (length + 63) / 64;
    behind = new long[length][words];
    steps = new String[length];
    thread = new int[length];
    sections =
        machine
            .program()
            .global(Section.MUTEX)
            .map(m -> Section.of(x, m.address()))
            .orElse(List.of());
    for (int b = 0; b < length; b++) {
      steps[b] = step(machine, b);
      thread[b] = x.thread(b);
      for (int a = 0; a < b; a++) {
        if (x.before(a, b)) {
          behind[a][b >> 6] |= 1L << b;
        }
      }
    }
    Map<SourcePosition, List<Strength>> strengths = new HashMap<>();
    sites.forEach(s -> strengths.computeIfAbsent(s.at(), _ -> new ArrayList<>()).add(s.strength()));
    for (Rerun.Pass pass : new LinkedHashSet<>(passes)) {
      for (Strength strength : strengths.getOrDefault(pass.point(), List.of())) {
        note(x, pass, strength);
      }
    }
  }

  private static String step(Machine machine, int d) {
    long label = machine.execution().label(d);
    String choice = Label.is(label, Label.CHOICE) ? "?" + Label.ordinal(label) : "";
    return machine.laneName(Label.lane(label)) + choice;
  }

  private void note(Execution x, Rerun.Pass pass, Strength strength) {
    Map<Integer, Integer> lastOfLane = new TreeMap<>();
    Map<Integer, Integer> firstOfLane = new TreeMap<>();
    for (int d = 0; d < length; d++) {
      if (x.thread(d) != pass.thread()) {
        continue;
      }
      boolean commits = x.kind(d) == Kind.COMMIT;
      if (x.operation(d) >= pass.operations()) {
        if (commits || strength == Strength.FULL) {
          firstOfLane.putIfAbsent(x.lane(d), d);
        }
      } else if (commits) {
        lastOfLane.put(x.lane(d), d);
      }
    }
    for (int from : lastOfLane.values()) {
      for (int to : firstOfLane.values()) {
        if (!isBefore(behind, from, to)) {
          added
              .computeIfAbsent(new FenceSite(pass.point(), strength), _ -> new LinkedHashSet<>())
              .add(new Edge(from, to));
        }
      }
    }
  }

  private static boolean isBefore(long[][] rows, int a, int b) {
    return (rows[a][b >> 6] >>> b & 1) != 0;
  }

  /** Whether the trace is impossible with these fences. */
  boolean isClosedBy(Collection<FenceSite> fences) {
    return !add(copy(), fences);
  }

  /**
   * What a set of fences must have one of to make the trace impossible; smallest, that is, with any
   * one less there would be others that do. The given ones are not among them.
   */
  Set<FenceSite> clause(Collection<FenceSite> fences) {
    return grown(fences).clause;
  }

  /** An execution with this trace that only the fences of {@link #clause} prevent. */
  List<String> schedule(Collection<FenceSite> fences) {
    long[][] rows = grown(fences).rows;
    int[] before = new int[length];
    for (long[] row : rows) {
      for (int b = 0; b < length; b++) {
        before[b] += (int) (row[b >> 6] >>> b & 1);
      }
    }
    // with fewer before it comes earlier; of equals, the one that did
    return IntStream.range(0, length)
        .boxed()
        .sorted(Comparator.comparingInt(d -> before[d]))
        .map(d -> steps[d])
        .toList();
  }

  /** The order with as many fences as it can have. */
  private record Grown(long[][] rows, Set<FenceSite> clause) {}

  private Grown grown(Collection<FenceSite> fences) {
    long[][] rows = copy();
    if (!add(rows, fences)) {
      throw new IllegalStateException("the fences make the trace impossible");
    }
    Set<FenceSite> clause = new TreeSet<>();
    for (FenceSite site : added.keySet()) {
      if (!fences.contains(site)) {
        long[][] more = copy(rows);
        if (add(more, List.of(site))) {
          rows = more;
        } else {
          clause.add(site);
        }
      }
    }
    return new Grown(rows, clause);
  }

  private long[][] copy() {
    return copy(behind);
  }

  private static long[][] copy(long[][] rows) {
    return Arrays.stream(rows).map(long[]::clone).toArray(long[][]::new);
  }

  /** Adds what fences add; false if there is a cycle now, or a section is torn. */
  private boolean add(long[][] rows, Collection<FenceSite> fences) {
    for (FenceSite fence : fences) {
      for (Edge e : added.getOrDefault(fence, Set.of())) {
        if (isBefore(rows, e.to, e.from)) {
          return false;
        }
        add(rows, e);
      }
    }
    return sections.stream().noneMatch(s -> isTorn(rows, s));
  }

  private boolean isTorn(long[][] rows, Section s) {
    for (int d = 0; d < length; d++) {
      if (thread[d] != thread[s.begin()]
          && isBefore(rows, s.begin(), d)
          && isBefore(rows, d, s.end())) {
        return true;
      }
    }
    return false;
  }

  private void add(long[][] rows, Edge e) {
    if (isBefore(rows, e.from, e.to)) {
      return;
    }
    for (int a = 0; a < length; a++) {
      if (a == e.from || isBefore(rows, a, e.from)) {
        rows[a][e.to >> 6] |= 1L << e.to;
        for (int w = 0; w < words; w++) {
          rows[a][w] |= rows[e.to][w];
        }
      }
    }
  }
}
