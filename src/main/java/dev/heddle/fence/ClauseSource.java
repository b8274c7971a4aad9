// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fence;

import dev.heddle.limit.Limit;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds a bad execution that a given set of fences still allows.
 *
 * @param <P> where a fence can be
 * @param <E> what shows a bad execution
 */
public interface ClauseSource<P, E> {
  /**
   * A bad execution that is possible in spite of some fences. Every set of fences that makes it
   * impossible has one of the positions; if there is none, no fence helps.
   *
   * @param name for people
   */
  record Clause<P, E>(Set<P> positions, String name, E evidence) {
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
  record Open<P, E>(List<Clause<P, E>> clauses, Limit limit) {
    public Open {
      clauses = List.copyOf(clauses);
    }
  }

  Open<P, E> ask(Set<P> fences);

  /** The limit that ends the search for fences now; empty while there is time. */
  default Optional<Limit> timeLimit() {
    return Optional.empty();
  }
}
