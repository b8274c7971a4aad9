// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.dpor.Reversal;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.parallel.ParallelDpor;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.machine.Machine;

/**
 * Explores every order of every lane's steps, without any reduction; the other explorers are
 * compared with it. At each node it schedules every enabled step, lowest lane first. Races are not
 * examined.
 */
public final class Exhaustive implements Explorer {
  private static final Reversal NONE =
      new Reversal() {
        @Override
        public boolean reverse(int e, int z) {
          return true;
        }

        @Override
        public void reverseBlocked(int e, long lock) {}
      };

  @Override
  public Statistics explore(Machine machine, Observer observer) {
    return search(new SearchContext.Member(machine, observer)).search();
  }

  @Override
  public Statistics explore(SearchContext context) {
    return new ParallelDpor(context, Exhaustive::search, OptimalDpor.alone()).explore();
  }

  static Dpor search(SearchContext.Member m) {
    Dpor.Options options =
        new Dpor.Options(Dpor.Extent.EVERYTHING, Integer.MAX_VALUE, Dpor.Options.USUAL_BREAKS);
    return new Dpor(m.machine(), m.observer(), options, dpor -> NONE);
  }
}
