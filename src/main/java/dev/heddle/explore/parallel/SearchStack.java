// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.dpor.DeferredReads;
import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation;
import java.util.stream.IntStream;

/**
 * The position of one search between two executions, which may differ in their deferred reads only:
 * what is left to do on its path. Labels are in shared numbers.
 *
 * @param job what it belongs to
 * @param node the last shared node of the path; null if there is none
 * @param numbering the numbers of the search's machine: other numbers are as correct, but the order
 *     of free choices depends on them
 * @param path the steps after that node
 * @param asleep the sleep sets of the nodes after it, the newest one last
 * @param tree the steps scheduled at these nodes; the roots are numbered like the sets
 * @param first the unsettled races: their earlier events
 * @param second and their later ones
 * @param deferredReads the state of deferred reads; null if none are placed
 */
record SearchStack(
    Job job,
    SharedNode node,
    LabelTranslation.Numbering numbering,
    long[] path,
    long[][] asleep,
    WakeupTree tree,
    int[] first,
    int[] second,
    DeferredReads.Position deferredReads)
    implements SearchTask {

  private static final LabelTranslation.Numbering ANY =
      new LabelTranslation.Numbering(new int[0], new int[0], new int[0]);

  /** The position of a search between two executions, below the shared nodes. */
  static SearchStack of(Dpor search, SharedPath shared, LabelTranslation exchange) {
    int own = shared.depth();
    int d = search.execution.length();
    long[][] asleep = new long[d + 1 - own][];
    WakeupTree scheduled = new WakeupTree();
    for (int n = own; n <= d; n++) {
      asleep[n - own] = exchange.out(search.sleep.copy(n));
      scheduled.adopt(n - own, search.tree, search.tree.first(n), exchange::out);
    }
    int open = search.unsettled.size();
    return new SearchStack(
        shared.job(),
        shared.last(),
        exchange.numbering(),
        path(search, own, d, exchange),
        asleep,
        scheduled,
        search.unsettled.firsts(open),
        search.unsettled.seconds(open),
        search.deferredReads.isStopped()
            ? search.deferredReads.position().in(exchange::out)
            : null);
  }

  /** Some placements of the deferred reads of the current execution, and nothing else. */
  static SearchStack ofPlacements(
      Dpor search, SharedPath shared, LabelTranslation exchange, DeferredReads.Position part) {
    int own = shared.depth();
    int d = search.deferredReads.events();
    long[][] asleep = new long[d + 1 - own][0];
    return new SearchStack(
        Job.placements(),
        shared.last(),
        ANY,
        path(search, own, d, exchange),
        asleep,
        new WakeupTree(),
        new int[0],
        new int[0],
        part.in(exchange::out));
  }

  private static long[] path(Dpor search, int own, int end, LabelTranslation exchange) {
    return IntStream.range(Math.max(own - 1, 0), end)
        .mapToLong(n -> exchange.out(search.execution.label(n)))
        .toArray();
  }

  /** The same position as a part of a job, after a shared node. */
  SearchStack in(Job whole, SharedNode after) {
    return new SearchStack(
        whole, after, numbering, path, asleep, tree, first, second, deferredReads);
  }

  /** A new search resumes from here. */
  void resume(Dpor search, SharedPath shared, LabelTranslation exchange) {
    exchange.adopt(numbering);
    shared.goTo(node, job);
    int own = shared.depth();
    search.sleep.restore(own, new long[0]);
    if (own == 0) {
      resume(search, 0, 0, exchange);
    }
    for (long step : path) {
      int d = search.execution.length();
      search.step(exchange.in(step));
      if (d >= own) {
        search.sleep.inherit(d, search.execution.label(d), search.machine.laneWords());
      }
      if (d + 1 >= own) {
        resume(search, d + 1, own, exchange);
      }
    }
    search.unsettled.replace(first, second);
    search.deferredReads.resumeFrom(deferredReads == null ? null : deferredReads.in(exchange::in));
  }

  /** Node d again has the sleep set and the tree that it had. */
  private void resume(Dpor search, int d, int own, LabelTranslation exchange) {
    long[] labels = exchange.in(asleep[d - own]);
    int inherited = search.sleep.end(d) - search.sleep.start(d);
    search.sleep.replace(d, labels);
    search.tree.adopt(d, tree, tree.first(d - own), exchange::in);
    search.estimate.resume(d, labels.length - inherited);
  }
}
