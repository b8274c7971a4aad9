// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.dpor.WakeupInsertion;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.parallel.ParallelDpor;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.machine.Machine;

/**
 * Optimal-DPOR (Abdulla, Aronis, Jonsson, Sagonas 2014): explores each class of equivalent
 * executions exactly once and abandons no run, by scheduling whole sequences in wakeup trees.
 *
 * <p>Differs from the paper in that a race is examined again in later executions only while the
 * decision about it could change ("unsettled"), and in that footprints of waiting steps follow the
 * store buffers (see {@link dev.heddle.explore.wakeup.WakeupSequence}). Trees can be exponential in
 * the number of threads, so they have a budget; a search that exceeds it ends incomplete.
 * (Scheduling only first steps from there on would lose executions: with partial sequences, weak
 * initials do not prove redundancy.)
 */
public final class OptimalDpor implements Explorer {
  /** About 64 MB of tree. */
  private static final int MOST_NODES = 4_000_000;

  private final Dpor.Options options;

  public OptimalDpor() {
    this(MOST_NODES, Dpor.Options.USUAL_BREAKS);
  }

  /** For tests: small trees, and frequent breaks at which work may be shared. */
  OptimalDpor(int mostNodes, int betweenBreaks) {
    this.options = new Dpor.Options(Dpor.Extent.RACES, mostNodes, betweenBreaks);
  }

  @Override
  public Statistics explore(Machine machine, Observer observer) {
    return search(new SearchContext.Member(machine, observer)).search();
  }

  @Override
  public Statistics explore(SearchContext context) {
    return new ParallelDpor(context, this::search, alone()).explore();
  }

  /** The number of executions up to which a second thread gains nothing. */
  static long alone() {
    return 4_000;
  }

  Dpor search(SearchContext.Member m) {
    return new Dpor(
        m.machine(), m.observer(), options, dpor -> new WakeupInsertion(m.machine(), dpor));
  }
}
