// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.reachability;

import dev.heddle.limit.Limit;
import dev.heddle.program.automaton.ParallelProgram;
import dev.heddle.states.Effort;
import dev.heddle.states.Oracle;
import dev.heddle.states.Reachability;
import dev.heddle.states.computation.Computation;
import java.util.ArrayList;
import java.util.List;

/** The work that answered a question about reachability: its searches and rounds. */
final class SearchLog {
  private final List<Reachability.Round> rounds = new ArrayList<>();
  private int queries;
  private Effort effort = Effort.NONE;
  private Limit limit;

  void asked(int more, Effort took) {
    queries += more;
    effort = effort.plus(took);
  }

  void searched(Effort took) {
    effort = effort.plus(took);
  }

  /** The same work and that of another method. */
  SearchLog with(Effort more) {
    SearchLog both = new SearchLog();
    both.rounds.addAll(rounds);
    both.queries = queries;
    both.effort = effort.plus(more);
    return both;
  }

  void extended(
      String name, ParallelProgram asked, List<Oracle.Sequence> added, ParallelProgram extended) {
    rounds.add(new Reachability.Round(name, asked, added, extended));
  }

  LazyTsoLoop.Outcome limited(Limit by) {
    limit = by;
    return LazyTsoLoop.Outcome.LIMIT;
  }

  Reachability reached(Reachability.Method by, Computation computation) {
    if (!computation.goal()) {
      throw new IllegalStateException("a computation that misses the goal");
    }
    return answer(Reachability.Answer.REACHABLE, by, computation, "", null);
  }

  Reachability unreachable(Reachability.Method by, String why) {
    return answer(Reachability.Answer.UNREACHABLE, by, null, why, null);
  }

  Reachability unknown(Reachability.Method by, Limit why) {
    return answer(Reachability.Answer.UNKNOWN, by, null, "", why);
  }

  private Reachability answer(
      Reachability.Answer answer,
      Reachability.Method by,
      Computation computation,
      String proof,
      Limit why) {
    return new Reachability(answer, by, computation, proof, why, queries, rounds, effort);
  }

  Limit limit() {
    return limit;
  }
}
