// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import dev.heddle.explore.states.PreemptionSearch;
import dev.heddle.explore.states.PreemptionSearch.Outcome;
import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.analysis.AtomicSections;
import dev.heddle.verify.session.SearchLimits;
import java.util.ArrayList;
import java.util.List;

/**
 * Answers a check by the schedules with few preemptions: first those with none, then those with at
 * most one, and so on. FAIL has a witness with the fewest preemptions. If a bound leaves nothing
 * out, a search of all states gives the answer; otherwise it is UNKNOWN.
 */
public final class PreemptionCheck {
  /** The most preemptions that can be asked for. */
  public static final int MOST = PreemptionSearch.MOST;

  private PreemptionCheck() {}

  /**
   * @param most the most preemptions; beyond {@link #MOST} it is that
   */
  public static Verdict ask(CheckQuestion q, int most) {
    if (!Turns.canAnswer(q)) {
      throw new IllegalArgumentException("states do not answer this question");
    }
    long start = System.nanoTime();
    SearchLimits.Guard guard = q.limits().around((m, complete) -> true);
    Machine machine = StateCheck.machine(q);
    PreemptionSearch search =
        new PreemptionSearch(
            machine,
            new AtomicSections(machine).mutex(),
            new StateFates(q.liveness()),
            q.limits().depth());
    Outcome outcome = Outcome.BOUNDED;
    int bound = -1;
    try {
      while (outcome == Outcome.BOUNDED && bound < Math.min(most, MOST)) {
        bound++;
        outcome = search.search(bound, () -> guard.observer().tick(0));
      }
    } catch (OutOfMemoryError e) {
      outcome = Outcome.TOO_MANY;
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    Verdict.Effort effort = new Verdict.Effort(search.made(), seconds, search.states());
    return switch (outcome) {
      case ERROR -> StateCheck.failure(q, machine, effort);
      case COMPLETE -> StateCheck.ask(q);
      case BOUNDED -> StateCheck.unknown(q, limits(search, bound, q.limits().depth()), effort);
      case STOPPED -> StateCheck.unknown(q, within(bound, guard.limit()), effort);
      case TOO_MANY ->
          StateCheck.unknown(q, within(bound, StateCheck.tooMany(search.states())), effort);
    };
  }

  /** A search with one bound was stopped; those with lower bounds found no error. */
  private static List<Limit> within(int bound, Limit limit) {
    return List.of(new Limit.WithinPreemptions(limit, bound));
  }

  private static List<Limit> limits(PreemptionSearch search, int bound, int depth) {
    List<Limit> limits = new ArrayList<>(List.of(new Limit.Preemptions(bound)));
    if (search.cuts() > 0) {
      limits.add(new Limit.Depth(search.cuts(), depth));
    }
    if (search.isIncomplete()) {
      limits.add(StateCheck.NOT_FOLLOWED);
    }
    return limits;
  }
}
