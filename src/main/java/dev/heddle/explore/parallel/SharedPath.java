// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The shared nodes of a search's path, which are its first ones. The search works below the last of
 * them.
 */
final class SharedPath {
  private final Dpor search;
  private final LabelTranslation exchange;
  private final List<SharedNode> nodes = new ArrayList<>();

  /**
   * The covered steps of these nodes, in the search's own numbers, followed by those of the nodes
   * on the way to a new job.
   */
  private final List<long[]> covered = new ArrayList<>();

  /** The number of shared nodes. */
  private int depth;

  private Job job = Job.everything();

  SharedPath(Dpor search, LabelTranslation exchange) {
    this.search = search;
    this.exchange = exchange;
  }

  /** The current job of the search. */
  Job job() {
    return job;
  }

  /** The number of first events whose nodes are shared. */
  int depth() {
    return depth;
  }

  /** The steps that are covered at a shared node. */
  long[] covered(int d) {
    return covered.get(d);
  }

  /** The root of a shared node in the tree of scheduled steps. */
  int root(int d) {
    return d < nodes.size() ? nodes.get(d).root() : job.node.root();
  }

  /** The branch that leads to a shared node; NONE if it is at the root. */
  int branch(int d) {
    return d < nodes.size() ? nodes.get(d).branch() : job.branches[d - 1 - job.node.depth()];
  }

  /** The last node; null if none is shared. */
  SharedNode last() {
    return nodes.isEmpty() ? null : nodes.getLast();
  }

  /** Shares the next node of the path. The step that is being explored there counts as covered. */
  void share(SharedTree tree) {
    int root = tree.newRoot();
    share(root);
    job.roots.addLast(root);
    tree.use(root, last());
  }

  /** Shares the nodes of the path up to this one; their roots are assigned later. */
  void shareUpTo(int d) {
    while (depth <= d) {
      share(0);
    }
  }

  private void share(int root) {
    int d = nodes.size();
    long[] asleep = search.sleep.copy(d);
    long[] own = Arrays.copyOf(asleep, asleep.length + 1);
    own[asleep.length] = search.execution.label(d);
    long step = d == 0 ? 0 : exchange.out(search.execution.label(d - 1));
    int explored = search.estimate.explored(d);
    add(node(d, job, step, root, WakeupTree.NONE, own, explored), own);
  }

  /** The highest node below the shared ones at which a step is scheduled; -1 if there is none. */
  int firstScheduled() {
    int d = depth;
    while (d < search.execution.length() && search.tree.first(d) < 0) {
      d++;
    }
    return d < search.execution.length() ? d : -1;
  }

  /** The nodes after the first {@code n} ones. */
  List<SharedNode> since(int n) {
    return List.copyOf(nodes.subList(Math.min(n, nodes.size()), nodes.size()));
  }

  /** Assigns roots to the last nodes. */
  void assignRoots(int[] roots) {
    int first = nodes.size() - roots.length;
    for (int i = 0; i < roots.length; i++) {
      SharedNode before = first + i == 0 ? null : nodes.get(first + i - 1);
      nodes.set(first + i, nodes.get(first + i).in(before, job, roots[i]));
    }
  }

  /** A node of the path; its covered steps are in own numbers. */
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

  /** Adds the current node; other searches learn of it when it is reached. */
  void extend() {
    cover(search.sleep.copy(search.execution.length()));
  }

  /** The number of nodes that other searches know. */
  int published() {
    return nodes.size();
  }

  /** Whether other searches know of all nodes. */
  boolean isPublished() {
    return nodes.size() == depth;
  }

  /**
   * Adds the nodes on the way to a job. Called after its first execution, when the unsettled races
   * of each of these nodes are known.
   *
   * @return the number of nodes that other searches knew before
   */
  int addReached() {
    int known = nodes.size();
    for (int d = known; d < covered.size(); d++) {
      long step = exchange.out(search.execution.label(d - 1));
      nodes.add(node(d, job.node.owner(), step, job.node.root(), branch(d), covered.get(d), 0));
    }
    return known;
  }

  /** Tells other searches of the nodes after the first {@code known} ones. */
  void publish(SharedTree tree, int known) {
    for (SharedNode node : nodes.subList(known, nodes.size())) {
      tree.setReached(node.branch(), node);
    }
  }

  /** Runs the machine to a shared node, or to the start if it is null, to begin a job. */
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

  /**
   * Runs the machine to the beginning of a job at a leaf; the nodes on the way are shared.
   *
   * @param from a shared node on the way
   * @param tree the scheduled steps, in the machine's own numbers
   */
  void goToLeaf(Job open, SharedNode from, WakeupTree tree) {
    goTo(from, open);
    int depthInJob = from.depth() - open.node.depth();
    for (int i = depthInJob; i < open.branches.length; i++) {
      int d = search.execution.length();
      if (i == depthInJob) {
        search.sleep.restore(d, covered(d));
      } else {
        extend();
      }
      int first = i == 0 ? tree.first(open.node.root()) : tree.firstChild(open.branches[i - 1]);
      for (int c = first; c != open.branches[i]; c = tree.next(c)) {
        search.sleep.add(d, tree.label(c));
      }
      search.take(tree.label(open.branches[i]));
    }
    search.tree.descendFreely(search.execution.length() - 1);
    search.unsettled.replace(from.first(), from.second());
  }
}
