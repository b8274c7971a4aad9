// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.limit.Limit;
import dev.heddle.machine.plan.Technique;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Method;
import java.util.Optional;

/**
 * Searches with increasing loop bounds, each for some executions. If a loop that does not end keeps
 * a search from all other executions, an error may still occur after a few iterations.
 */
final class IncreasingLoopBounds {
  private static final int MOST_ROUNDS = 8;
  private static final long EXECUTIONS = 2_000;
  private static final int DEPTH = 2_000;

  private IncreasingLoopBounds() {}

  /** The first error found, if the question does not bound loops. */
  static Optional<SamplingPhases.FoundError> find(CheckQuestion q) {
    if (q.limits().rounds() != LoopBound.NONE) {
      return Optional.empty();
    }
    for (int rounds = 1; rounds <= MOST_ROUNDS; rounds++) {
      int most = rounds;
      CheckQuestion bounded =
          q.within(q.limits().few(EXECUTIONS, DEPTH).unrolling(most))
              .by(ErrorPolicy.FIRST)
              .by(Method.EXECUTIONS)
              .using(q.plan().without(Technique.SAMPLING));
      Optional<Finding> found =
          Check.ask(bounded).findings().stream().filter(f -> Check.shows(q, f)).findFirst();
      if (found.isPresent()) {
        return found.map(f -> new SamplingPhases.FoundError(f, new Limit.ErrorWithinRounds(most)));
      }
    }
    return Optional.empty();
  }
}
