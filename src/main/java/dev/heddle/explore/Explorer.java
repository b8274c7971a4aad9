// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.machine.Machine;

/**
 * A search over the executions of a machine. At its end the machine is in the state in which it was
 * at the beginning.
 */
public interface Explorer {
  Statistics explore(Machine machine, Observer observer);

  /**
   * As {@link #explore(Machine, Observer)}, by several threads if the search supports that, else by
   * one.
   */
  default Statistics explore(SearchContext context) {
    SearchContext.Member only = context.member(0);
    return explore(only.machine(), only.observer());
  }
}
