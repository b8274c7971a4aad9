// SPDX-License-Identifier: Apache-2.0
package dev.heddle.states.search;

import dev.heddle.limit.Limit;
import dev.heddle.states.Effort;
import dev.heddle.states.computation.Step;
import java.util.List;

/**
 * The result of a search.
 *
 * @param limit the limit that stopped it; null if none did
 * @param way from the initial state to the goal, if it was reached
 */
public record SearchResult(boolean reached, Limit limit, List<Step> way, Effort effort) {
  public SearchResult {
    way = List.copyOf(way);
  }
}
