package dev.heddle.fence;

import java.util.List;
import java.util.Set;

/**
 * Shows what some fences leave open.
 *
 * @param <P> where a fence can be
 */
public interface ClauseSource<P> {
  /**
   * A bad execution that is possible in spite of some fences. Every set of fences that makes it
   * impossible has one of the positions; if there is none, no fence helps.
   *
   * @param name for people
   */
  record Clause<P>(Set<P> positions, String name) {
    public Clause {
      positions = Set.copyOf(positions);
    }
  }

  /**
   * What is open.
   *
   * @param clauses none, if and only if the fences are enough; that is, if there is no limit
   * @param limit what stopped the search; null if nothing did
   */
  record Open<P>(List<Clause<P>> clauses, String limit) {
    public Open {
      clauses = List.copyOf(clauses);
    }
  }

  Open<P> ask(Set<P> fences);
}
