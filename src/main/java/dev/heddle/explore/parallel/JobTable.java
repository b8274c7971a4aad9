// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The jobs of a search: the leaves of its {@link SharedTree}, and the parts of jobs that searches
 * gave back or offered. Each is taken once. It is deterministic and not thread-safe.
 */
final class JobTable {
  /** Tasks that are taken before any leaf. */
  private final ArrayDeque<SearchTask> returned = new ArrayDeque<>();

  final SharedTree tree;
  private final SharedEstimate estimate;

  /** The jobs of a new search, or the rest of a stopped one. */
  JobTable(Optional<Frontier> from) {
    this(from, new ChangeLog());
  }

  JobTable(Optional<Frontier> from, ChangeLog log) {
    this.tree = from.map(f -> f.tree.with(log)).orElseGet(() -> new SharedTree(log));
    from.ifPresent(f -> returned.addAll(f.stacks));
    this.estimate = new SharedEstimate(tree);
    from.ifPresent(f -> f.stacks.forEach(s -> begin(s.job())));
  }

  /** The rest of the search, including the positions at which searches were stopped. */
  Frontier frontier(Statistics done, List<SearchStack> interrupted) {
    List<SearchStack> stacks = new ArrayList<>(interrupted);
    for (SearchTask task : returned) {
      if (task instanceof SearchStack stack) {
        stacks.add(stack);
      }
    }
    return new Frontier(done, stacks, tree);
  }

  /** A job that is worked on and is not a leaf that was taken from here. */
  void begin(Job job) {
    if (!job.isPlacements) {
      estimate.begin(job);
    }
  }

  /** The number of tasks that can be taken. */
  int waiting() {
    return returned.size() + tree.waiting();
  }

  /** Adds a part of a search's job. */
  void offer(SearchStack part) {
    returned.addLast(part);
  }

  /** Adds a task that was taken and is to be taken again. */
  void giveBack(SearchTask task) {
    returned.addFirst(task);
  }

  /** Tasks that are taken before any leaf, in this order. */
  List<SearchTask> returned() {
    return List.copyOf(returned);
  }

  /** Takes the next task; there must be one. */
  SearchTask take() {
    return returned.isEmpty() ? takeLeaf() : returned.removeFirst();
  }

  private Job takeLeaf() {
    int root = tree.rootOfNext();
    Job job = new Job(tree.node(root), tree.path(tree.take(root)));
    estimate.begin(job);
    return job;
  }

  /** The last node on the way to a job at which some search has been. */
  SharedNode lastReached(Job job) {
    for (int i = job.branches.length - 2; i >= 0; i--) {
      SharedNode node = tree.reached(job.branches[i]);
      if (node != null) {
        return node;
      }
    }
    return job.node;
  }

  /** A search has finished its part of a job. */
  void finish(Job job) {
    job.finished = true;
    for (Job j = job; isExplored(j) && j.node != null; j = j.node.owner()) {
      tree.explored(j.leaf());
      estimate.end(j);
    }
  }

  /** Whether the nodes that were shared during a job are explored as well, the deepest first. */
  private boolean isExplored(Job job) {
    while (job.finished && !job.roots.isEmpty() && tree.isExplored(job.roots.getLast())) {
      tree.release(job.roots.removeLast());
    }
    return job.finished && job.roots.isEmpty();
  }

  /** The estimated fraction that is done. */
  double fraction() {
    return estimate.fraction();
  }
}
