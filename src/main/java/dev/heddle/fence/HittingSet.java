// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.ToLongFunction;

/**
 * Computes a cheapest hitting set of clauses: branch and bound. Branches are on the positions of a
 * shortest clause that is not met; a position that was tried is out in the later branches. Clauses
 * without a common position are a lower bound. Before that, a clause is dropped that contains
 * another, and a position that another makes needless: it meets as many clauses and costs no more.
 */
final class HittingSet<P extends Comparable<P>> {
  private final List<Set<P>> clauses;
  private final ToLongFunction<P> cost;
  private final BooleanSupplier isLate;
  private Set<P> best;
  private long bestCost = Long.MAX_VALUE;

  private HittingSet(List<Set<P>> clauses, ToLongFunction<P> cost, BooleanSupplier isLate) {
    this.isLate = isLate;
    this.clauses = clauses.stream().sorted(Comparator.comparingInt(Set::size)).toList();
    this.cost = cost;
  }

  /**
   * The set; of several, the same one each time. Null if a clause has no position, or the time was
   * up before all was tried.
   */
  static <P extends Comparable<P>> Set<P> cheapest(
      List<Set<P>> clauses, ToLongFunction<P> cost, BooleanSupplier isLate) {
    HittingSet<P> search = new HittingSet<>(reduced(clauses, cost), cost, isLate);
    search.branch(new LinkedHashSet<>(), 0, new HashSet<>());
    return search.best == null || isLate.getAsBoolean() ? null : new TreeSet<>(search.best);
  }

  /** Until nothing changes: without a position, more clauses may contain others. */
  private static <P extends Comparable<P>> List<Set<P>> reduced(
      List<Set<P>> clauses, ToLongFunction<P> cost) {
    List<Set<P>> before = clauses;
    List<Set<P>> after = withoutNeedless(smallest(clauses), cost);
    while (!after.equals(before)) {
      before = after;
      after = withoutNeedless(smallest(after), cost);
    }
    return after;
  }

  private static <P> List<Set<P>> smallest(List<Set<P>> clauses) {
    List<Set<P>> kept = new ArrayList<>();
    for (Set<P> clause : clauses.stream().sorted(Comparator.comparingInt(Set::size)).toList()) {
      if (kept.stream().noneMatch(clause::containsAll)) {
        kept.add(clause);
      }
    }
    return kept;
  }

  private static <P extends Comparable<P>> List<Set<P>> withoutNeedless(
      List<Set<P>> clauses, ToLongFunction<P> cost) {
    Map<P, BitSet> meets = new TreeMap<>();
    for (int c = 0; c < clauses.size(); c++) {
      for (P p : clauses.get(c)) {
        meets.computeIfAbsent(p, _ -> new BitSet()).set(c);
      }
    }
    List<P> kept = new ArrayList<>();
    List<P> best =
        meets.keySet().stream()
            .sorted(
                Comparator.<P>comparingLong(cost)
                    .thenComparingInt(p -> -meets.get(p).cardinality())
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
    for (P p : best) {
      if (kept.stream().noneMatch(q -> contains(meets.get(q), meets.get(p)))) {
        kept.add(p);
      }
    }
    return clauses.stream()
        .map(clause -> (Set<P>) new TreeSet<>(kept.stream().filter(clause::contains).toList()))
        .toList();
  }

  private static boolean contains(BitSet outer, BitSet inner) {
    BitSet rest = (BitSet) inner.clone();
    rest.andNot(outer);
    return rest.isEmpty();
  }

  private void branch(Set<P> chosen, long spent, Set<P> out) {
    if (isLate.getAsBoolean()) {
      return;
    }
    List<Set<P>> open = new ArrayList<>();
    for (Set<P> clause : clauses) {
      if (clause.stream().noneMatch(chosen::contains)) {
        Set<P> left = new TreeSet<>(clause);
        left.removeAll(out);
        if (left.isEmpty()) {
          return;
        }
        open.add(left);
      }
    }
    if (spent + bound(open) >= bestCost) {
      return;
    }
    if (open.isEmpty()) {
      best = new LinkedHashSet<>(chosen);
      bestCost = spent;
      return;
    }
    Set<P> shortest = open.stream().min(Comparator.comparingInt(Set::size)).orElseThrow();
    Set<P> tried = new HashSet<>(out);
    List<P> order =
        shortest.stream()
            .sorted(
                Comparator.<P>comparingLong(cost)
                    .thenComparingLong(p -> -open.stream().filter(c -> c.contains(p)).count())
                    .thenComparing(Comparator.naturalOrder()))
            .toList();
    for (P p : order) {
      chosen.add(p);
      branch(chosen, spent + cost.applyAsLong(p), tried);
      chosen.remove(p);
      tried.add(p);
    }
  }

  /** What clauses cost at least that have no position in common. */
  private long bound(List<Set<P>> open) {
    Set<P> used = new HashSet<>();
    long bound = 0;
    for (Set<P> clause : open) {
      if (clause.stream().noneMatch(used::contains)) {
        used.addAll(clause);
        bound += clause.stream().mapToLong(cost).min().orElse(0);
      }
    }
    return bound;
  }
}
