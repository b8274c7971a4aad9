// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.verify.Finding;
import dev.heddle.verify.Verdict;
import dev.heddle.waiting.Outcome.How;
import java.util.Set;

/** What the check by states says of a script that its state graph contradicts. */
final class StatesComparison {
  private static final int STATES = 20_000;

  /** The answer when the state graph is too large. */
  static final String TOO_LARGE = "too large";

  private StatesComparison() {}

  /** Empty if both agree. */
  static String text(String script, String order) {
    return text(Script.parse(script), Order.valueOf(order));
  }

  static String text(Script script, Order order) {
    StateGraph.Result graph;
    try {
      graph = StateGraph.of(script, order, STATES);
    } catch (TooLargeException e) {
      return TOO_LARGE;
    }
    Verdict verdict = new Engine(script, order).byStates();
    boolean agree =
        switch (verdict.answer()) {
          case PASS -> !fails(graph) && !graph.cleanLivelock() && canEnd(graph);
          case FAIL -> shows(graph, verdict.findings().getFirst());
          // whether threads wait for ever is left to executions
          case UNKNOWN -> graph.livelock() || !fails(graph) && !canEnd(graph);
        };
    return agree ? "" : verdict.answer() + " " + verdict + " but " + graph;
  }

  private static boolean fails(StateGraph.Result graph) {
    return graph.deadlock() || !graph.failures().isEmpty();
  }

  private static boolean canEnd(StateGraph.Result graph) {
    return graph.terminal().stream().anyMatch(o -> !o.has(How.ASSUMED));
  }

  private static boolean shows(StateGraph.Result graph, Finding finding) {
    return switch (finding.flaw().kind()) {
      case DEADLOCK -> graph.deadlock();
      case LIVELOCK -> graph.cleanLivelock();
      default -> graph.failures().containsAll(Engine.places(Set.of(finding.flaw().at())));
    };
  }
}
