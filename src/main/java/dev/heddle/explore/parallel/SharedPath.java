// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The nodes of a search's path that are shared: the first ones. It works below the last. */
final class SharedPath {
  private final Dpor search;
  private final LabelTranslation exchange;
  private final List<SharedNode> nodes = new ArrayList<>();

  /** What the nodes cover, in the search's own numbers; then those on the way to a new job. */
  private final List<long[]> covered = new ArrayList<>();

  /** How many nodes that is. */
  private int depth;

  private Job job = Job.everything();

  SharedPath(Dpor search, LabelTranslation exchange) {
    this.search = search;
    this.exchange = exchange;
  }

  /** What the search is about. */
  Job job() {
    return job;
  }

  /** The nodes before so many first events are shared. */
  int depth() {
    return depth;
  }

  /** What is covered at a shared node. */
  long[] covered(int d) {
    return covered.get(d);
  }

  /** The root in the tree of what is scheduled at a shared node. */
  int root(int d) {
    return d < nodes.size() ? nodes.get(d).root() : job.node.root();
  }

  /** The branch that a shared node is behind; NONE if it is at the root. */
  int branch(int d) {
    return d < nodes.size() ? nodes.get(d).branch() : job.branches[d - 1 - job.node.depth()];
  }

  /** The last node; null if none is shared. */
  SharedNode last() {
    return nodes.isEmpty() ? null : nodes.getLast();
  }

  /**
   * Shares the next node of the path. What begins with the step that is being explored there counts
   * as explored.
   */
  void share(SharedTree tree) {
    int d = nodes.size();
    long[] asleep = search.sleep.copy(d);
    long[] own = Arrays.copyOf(asleep, asleep.length + 1);
    own[asleep.length] = search.execution.label(d);
    long step = d == 0 ? 0 : exchange.out(search.execution.label(d - 1));
    int root = tree.newRoot();
    job.roots.addLast(root);
    int explored = search.estimate.explored(d);
    SharedNode node = node(d, job, step, root, WakeupTree.NONE, own, explored);
    tree.use(root, node);
    add(node, own);
  }

  /** A node of the path, what it covers in own numbers. */
  private SharedNode node(
      int d, Job owner, long step, int root, int branch, long[] own, int explored) {
    int open = search.unsettled.countBefore(d);
    return new SharedNode(
        d == 0 ? null : nodes.getLast(),
        owner,
        d,
        step,
        root,
        branch,
        exchange.out(own),
        explored,
        search.unsettled.firsts(open),
        search.unsettled.seconds(open));
  }

  private void add(SharedNode node, long[] own) {
    nodes.add(node);
    cover(own);
  }

  private void cover(long[] own) {
    covered.add(own);
    depth = covered.size();
  }

  /** The node that the search stands at is shared, too; others hear of it when it is reached. */
  void extend() {
    cover(search.sleep.copy(search.execution.length()));
  }

  /** Whether others have heard of all nodes. */
  boolean isReached() {
    return nodes.size() == depth;
  }

  /**
   * After the first execution of a job: what is to be looked at again behind each node on the way
   * there is known now.
   *
   * @return how many nodes others have heard of before
   */
  int reach() {
    int known = nodes.size();
    for (int d = known; d < covered.size(); d++) {
      long step = exchange.out(search.execution.label(d - 1));
      nodes.add(node(d, job.node.owner(), step, job.node.root(), branch(d), covered.get(d), 0));
    }
    return known;
  }

  /** Tells others of the nodes behind so many first ones. */
  void tell(SharedTree tree, int known) {
    for (SharedNode node : nodes.subList(known, nodes.size())) {
      tree.reach(node.branch(), node);
    }
  }

  /** Runs the machine to a shared node, to the start if it is null, because of a job. */
  void goTo(SharedNode node, Job reason) {
    job = reason;
    List<SharedNode> way = new ArrayList<>();
    SharedNode known = node;
    while (known != null && !(known.depth() < nodes.size() && nodes.get(known.depth()) == known)) {
      way.add(known);
      known = known.parent();
    }
    int common = known == null ? 0 : known.depth() + 1;
    search.estimate.leave(Math.max(common - 1, 0), search.execution.length() - 1);
    while (search.execution.length() > Math.max(common - 1, 0)) {
      search.machine.undo();
    }
    nodes.subList(common, nodes.size()).clear();
    covered.subList(common, covered.size()).clear();
    depth = covered.size();
    for (SharedNode n : way.reversed()) {
      if (n.parent() != null) {
        search.step(exchange.in(n.step()));
      }
      add(n, exchange.in(n.covered()));
    }
  }
}
