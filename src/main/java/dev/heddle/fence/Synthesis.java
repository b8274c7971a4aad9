// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.limit.Limit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToLongFunction;

/**
 * Computes a cheapest sufficient set of fences. Every sufficient set meets every clause, so a
 * cheapest set that meets the clauses found so far costs no more than any sufficient set. The first
 * such set that is sufficient is therefore a cheapest one.
 */
public final class Synthesis {
  /** What is known. */
  public enum Answer {
    /** The fences are enough, and nothing cheaper is. */
    ENOUGH,

    /** No fences are: an execution is bad that delays nothing. */
    IMPOSSIBLE,

    /** A limit was reached; the fences are necessary as far as known. */
    UNKNOWN
  }

  /**
   * What was found.
   *
   * @param reasons for each fence, what is possible without it in spite of all others
   * @param rounds how often the source was asked
   * @param clauses all that had to be met; if nothing helps, the last one cannot be
   * @param unpreventable what no fence can prevent; empty if fences can be enough
   * @param limit why it is not known whether they are enough; null if it is
   */
  public record Result<P, E>(
      Answer answer,
      Set<P> fences,
      Map<P, ClauseSource.Clause<P, E>> reasons,
      long cost,
      int rounds,
      List<ClauseSource.Clause<P, E>> clauses,
      String unpreventable,
      Limit limit) {

    private Result<P, E> because(String nothingPrevents) {
      return new Result<>(answer, fences, reasons, cost, rounds, clauses, nothingPrevents, limit);
    }

    private Result<P, E> within(Limit other) {
      return new Result<>(answer, fences, reasons, cost, rounds, clauses, unpreventable, other);
    }

    /** The same with other costs. */
    public Result<P, E> priced(ToLongFunction<P> costs) {
      long sum = fences.stream().mapToLong(costs).sum();
      return new Result<>(answer, fences, reasons, sum, rounds, clauses, unpreventable, limit);
    }
  }

  /** No fences help, as is known without a search for clauses. */
  public static <P, E> Result<P, E> impossible(String why) {
    return new Result<>(Answer.IMPOSSIBLE, Set.of(), Map.of(), 0, 0, List.of(), why, null);
  }

  /** Nothing is known: the search was stopped before it began. */
  public static <P, E> Result<P, E> stopped(Limit why) {
    return new Result<>(Answer.UNKNOWN, Set.of(), Map.of(), 0, 0, List.of(), "", why);
  }

  private Synthesis() {}

  public static <P extends Comparable<P>, E> Result<P, E> run(
      ClauseSource<P, E> source, ToLongFunction<P> cost) {
    List<ClauseSource.Clause<P, E>> clauses = new ArrayList<>();
    Set<P> fences = new TreeSet<>();
    for (int rounds = 1; ; rounds++) {
      ClauseSource.Open<P, E> open = source.ask(fences);
      for (ClauseSource.Clause<P, E> clause : open.clauses()) {
        clauses.add(clause);
        if (clause.positions().isEmpty()) {
          return result(Answer.IMPOSSIBLE, new TreeSet<>(), clauses, cost, rounds)
              .because(clause.name());
        }
      }
      if (open.clauses().isEmpty()) {
        boolean enough = open.limit() == null;
        Answer answer = enough ? Answer.ENOUGH : Answer.UNKNOWN;
        return result(answer, fences, clauses, cost, rounds).within(open.limit());
      }
      Set<P> cheapest =
          HittingSet.cheapest(
              clauses.stream().map(ClauseSource.Clause::positions).toList(),
              cost,
              () -> source.timeLimit().isPresent());
      if (cheapest == null) {
        return result(Answer.UNKNOWN, fences, clauses, cost, rounds)
            .within(source.timeLimit().orElseThrow());
      }
      fences = cheapest;
    }
  }

  private static <P extends Comparable<P>, E> Result<P, E> result(
      Answer answer,
      Set<P> fences,
      List<ClauseSource.Clause<P, E>> clauses,
      ToLongFunction<P> cost,
      int rounds) {
    TreeMap<P, ClauseSource.Clause<P, E>> reasons = new TreeMap<>();
    for (P fence : fences) {
      clauses.stream()
          .filter(c -> c.positions().contains(fence))
          .filter(c -> c.positions().stream().filter(fences::contains).count() == 1)
          .findFirst()
          .ifPresent(c -> reasons.put(fence, c));
    }
    long sum = fences.stream().mapToLong(cost).sum();
    return new Result<>(answer, fences, reasons, sum, rounds, List.copyOf(clauses), "", null);
  }
}
