// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a search of the engine's shows of a script.
 *
 * @param terminal empty if the search does not show how executions end
 * @param endless no execution came to an end, and neither an assumption nor a limit is the reason
 */
record Observed(
    Optional<Set<Outcome>> terminal,
    Set<Place> failures,
    boolean deadlock,
    boolean livelock,
    boolean endless) {

  /** In what a search can be wrong, the worst first. */
  enum Difference {
    CRASH,
    FAILURE_LOST,
    FAILURE_INVENTED,
    OUTCOME_LOST,
    OUTCOME_INVENTED,
    DEADLOCK_LOST,
    DEADLOCK_INVENTED,
    LIVELOCK_LOST,
    LIVELOCK_INVENTED,
    NO_EXECUTION
  }

  /** What is different from the state graph, with an explanation. */
  Map<Difference, String> differences(StateGraph.Result graph) {
    Map<Difference, String> all = new EnumMap<>(Difference.class);
    put(all, Difference.FAILURE_LOST, without(graph.failures(), failures));
    put(all, Difference.FAILURE_INVENTED, without(failures, graph.failures()));
    terminal.ifPresent(found -> {
      put(all, Difference.OUTCOME_LOST, without(graph.terminal(), found));
      put(all, Difference.OUTCOME_INVENTED, without(found, graph.terminal()));
    });
    if (deadlock != graph.deadlock()) {
      all.put(deadlock ? Difference.DEADLOCK_INVENTED : Difference.DEADLOCK_LOST, "");
    }
    // beside a thread that failed, a livelock may be reported but need not be
    if (livelock && !graph.livelock()) {
      all.put(Difference.LIVELOCK_INVENTED, "");
    } else if (!livelock && graph.cleanLivelock()) {
      all.put(Difference.LIVELOCK_LOST, "");
    }
    if (endless) {
      all.put(Difference.NO_EXECUTION, "");
    }
    return all;
  }

  private static <T> Set<T> without(Set<T> some, Set<T> others) {
    Set<T> rest = new HashSet<>(some);
    rest.removeAll(others);
    return rest;
  }

  private static void put(Map<Difference, String> all, Difference what, Set<?> which) {
    if (!which.isEmpty()) {
      all.put(what, which.toString());
    }
  }
}
