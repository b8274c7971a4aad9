// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.machine.Machine;

/** A search over the executions of a machine, which it leaves as it found it. */
public interface Explorer {
  Statistics explore(Machine machine, Observer observer);

  /** As above, by several threads at once; a search that cannot do that works alone. */
  default Statistics explore(SearchContext context) {
    SearchContext.Member only = context.member(0);
    return explore(only.machine(), only.observer());
  }
}
