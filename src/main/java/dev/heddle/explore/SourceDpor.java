// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.dpor.SourceSetInsertion;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.parallel.ParallelDpor;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.machine.Machine;

/**
 * Source-DPOR (Abdulla, Aronis, Jonsson, Sagonas 2014): never explores two equivalent executions,
 * but may abandon runs. Schedules single steps instead of sequences: less memory than {@link
 * OptimalDpor}, the same answers.
 */
public final class SourceDpor implements Explorer {
  @Override
  public Statistics explore(Machine machine, Observer observer) {
    return search(new SearchContext.Member(machine, observer)).search();
  }

  @Override
  public Statistics explore(SearchContext context) {
    return new ParallelDpor(context, SourceDpor::search, OptimalDpor.alone()).explore();
  }

  static Dpor search(SearchContext.Member m) {
    Dpor.Options options =
        new Dpor.Options(Dpor.Extent.RACES, Integer.MAX_VALUE, Dpor.Options.USUAL_BREAKS);
    return new Dpor(
        m.machine(), m.observer(), options, dpor -> new SourceSetInsertion(m.machine(), dpor));
  }
}
