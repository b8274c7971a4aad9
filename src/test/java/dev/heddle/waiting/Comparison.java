// SPDX-License-Identifier: Apache-2.0
package dev.heddle.waiting;

import dev.heddle.explore.OptimalDpor;
import dev.heddle.explore.SourceDpor;
import dev.heddle.waiting.Observed.Difference;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/**
 * A script searched in every way and compared with its state graph.
 *
 * @param text explains the differences
 */
record Comparison(Size size, Set<Difference> differences, String text) {
  private static final int STATES = 6_000;

  /** Nothing is wrong, but a search did not end. */
  static final String ENDLESS = "endless";

  /** Whether there was anything to compare. */
  enum Size {
    COMPARED,
    GRAPH_TOO_LARGE,
    /** At least one of the searches did not end within its limits. */
    SEARCH_TOO_LARGE
  }

  static Comparison of(Script script, Order order) {
    StateGraph.Result graph;
    try {
      graph = StateGraph.of(script, order, STATES);
    } catch (TooLargeException e) {
      return new Comparison(Size.GRAPH_TOO_LARGE, Set.of(), "");
    }
    StringBuilder text = new StringBuilder();
    Set<Difference> all = EnumSet.noneOf(Difference.class);
    Size size = Size.COMPARED;
    for (Way way : Way.values()) {
      try {
        Map<Difference, String> some = way.differences(new Engine(script, order), graph);
        all.addAll(some.keySet());
        some.forEach((d, why) -> text.append("  " + way + " " + d + " " + why + "\n"));
      } catch (TooLargeException e) {
        size = Size.SEARCH_TOO_LARGE;
      }
    }
    return new Comparison(size, all, text.toString());
  }

  /** The same of foreign types only, so that it can be asked in another class loader. */
  static String text(String script, String order) {
    Comparison c = of(Script.parse(script), Order.valueOf(order));
    return c.text.isEmpty() && c.size == Size.SEARCH_TOO_LARGE ? ENDLESS : c.text;
  }

  /** A smaller script whose worst difference is of the same kind. */
  static Script shrink(Script script, Order order) {
    Iterator<Difference> worst = of(script, order).differences().iterator();
    if (!worst.hasNext()) {
      return script;
    }
    Difference kept = worst.next();
    return Shrinking.shrink(script, s -> of(s, order).differences().contains(kept));
  }

  /** Ways to search. */
  private enum Way {
    OPTIMAL,
    OPTIMAL_HOLDING_BACK,
    SOURCE,
    SOURCE_HOLDING_BACK,
    CHECK;

    Map<Difference, String> differences(Engine engine, StateGraph.Result graph) {
      try {
        return look(engine).differences(graph);
      } catch (TooLargeException e) {
        throw e;
      } catch (RuntimeException | AssertionError e) {
        return Map.of(Difference.CRASH, e.toString());
      }
    }

    private Observed look(Engine engine) {
      return switch (this) {
        case OPTIMAL -> engine.search(new OptimalDpor(), false);
        case OPTIMAL_HOLDING_BACK -> engine.search(new OptimalDpor(), true);
        case SOURCE -> engine.search(new SourceDpor(), false);
        case SOURCE_HOLDING_BACK -> engine.search(new SourceDpor(), true);
        case CHECK -> engine.check();
      };
    }
  }
}
