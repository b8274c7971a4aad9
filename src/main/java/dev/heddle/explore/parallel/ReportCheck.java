// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.trace.Label;
import java.util.List;
import java.util.stream.LongStream;

/** Whether what a member says names only what exists, so that it can be applied. */
final class ReportCheck {
  private final SharedTree tree;
  private final SharedNumbers.Counts known;

  ReportCheck(SharedSearch search) {
    this.tree = search.jobs.tree;
    this.known = search.numbers.counts();
  }

  /** Whether these things can be numbered. */
  static boolean isPossible(SharedNumbers.Entries things, SharedNumbers.Counts known) {
    return known.threads() + things.threads().size() <= Label.MAX_THREADS
        && known.places() + things.places().size() <= Label.MAX_LOCATIONS
        && known.lanes() + things.lanes().size() <= Label.MAX_LANES
        && things.places().stream().allMatch(p -> p.size() >= 0)
        && things.lanes().stream().allMatch(l -> l.thread() >= 0 && l.location() >= 0);
  }

  boolean isPossible(Report.Progress p, Membership member) {
    if (p == null) {
      return member.task == null;
    }
    Job job = member.job();
    return job != null
        && p.insertions().stream().allMatch(this::isPossible)
        && (p.reached().isEmpty() || isPossibleWay(p.reached(), job, member.last))
        && p.offers().stream().allMatch(this::isPossible)
        && p.shared().stream().allMatch(this::isPossible)
        && (p.rest() == null || isPossible(p.rest()))
        && (p.scheduled() == null) == p.shared().isEmpty()
        && (p.scheduled() == null || areKnown(labels(p.scheduled())));
  }

  private boolean isPossible(Report.Insertion i) {
    return i.steps().length > 0 && isPlace(i.root(), i.branch()) && areKnown(i.steps());
  }

  private boolean isPlace(int root, int branch) {
    return root >= 0
        && root < tree.roots()
        && tree.node(root) != null
        && branch >= WakeupTree.NONE
        && branch < tree.tree().size();
  }

  private boolean isPossibleWay(List<SharedNode> reached, Job job, SharedNode last) {
    return job.node != null
        && last != null
        && reached.stream().allMatch(n -> isPlace(n.root(), n.branch()) && n.branch() >= 0)
        && reached.stream().allMatch(this::isPossible);
  }

  private boolean isPossible(SharedNode n) {
    return n.depth() >= 0
        && n.explored() >= 0
        && n.first().length == n.second().length
        && areKnown(n.covered())
        && areKnown(n.step());
  }

  private boolean isPossible(SearchStack s) {
    return areKnown(s.path())
        && LongStream.of(labels(s.tree())).allMatch(this::isKnown)
        && s.first().length == s.second().length;
  }

  private static long[] labels(WakeupTree tree) {
    return LongStream.range(0, tree.size()).map(n -> tree.label((int) n)).toArray();
  }

  private boolean areKnown(long... labels) {
    return LongStream.of(labels).allMatch(this::isKnown);
  }

  private boolean isKnown(long label) {
    boolean isPlaced = Label.is(label, Label.ACTIVE | Label.OWN);
    return (!isPlaced || Label.location(label) < known.places())
        && Label.lane(label) < Math.max(1, known.lanes())
        && Label.thread(label) < Math.max(1, known.threads());
  }
}
