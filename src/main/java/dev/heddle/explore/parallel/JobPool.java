// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The jobs at shared nodes, and the searches that wait for jobs. Its lock must be held while its
 * tree is used.
 */
final class JobPool {
  /** Positions of searches that were stopped, and parts that searches have offered. */
  private final ArrayDeque<SearchStack> stopped = new ArrayDeque<>();

  final SharedTree tree;
  private final SharedEstimate estimate;
  private int searches;
  private int idle;
  private volatile boolean needed;
  private volatile boolean over;

  /** A pool with the rest of a stopped search. */
  JobPool(Optional<Frontier> from) {
    this.tree = from.map(f -> f.tree).orElseGet(SharedTree::new);
    from.ifPresent(f -> stopped.addAll(f.stacks));
    this.estimate = new SharedEstimate(tree);
    stopped.stream().filter(s -> !s.job().isPlacements).forEach(s -> estimate.begin(s.job()));
  }

  /** The rest of the search, including the positions at which searches were stopped. */
  synchronized Frontier frontier(Statistics done, List<SearchStack> interrupted) {
    List<SearchStack> stacks = new ArrayList<>(interrupted);
    stacks.addAll(stopped);
    return new Frontier(done, stacks, tree);
  }

  /** Adds a search that takes jobs from here. */
  synchronized void join(TreeReplica replica) {
    searches++;
    tree.add(replica);
  }

  synchronized int size() {
    return stopped.size() + tree.waiting();
  }

  /** Adds a new leaf below a root. */
  synchronized void offer(int root, int leaf) {
    tree.offer(root, leaf);
    offered();
  }

  /** Adds a part of a search's job. */
  synchronized void offer(SearchStack part) {
    stopped.addLast(part);
    offered();
  }

  private void offered() {
    needed = size() < idle;
    if (idle > 0) {
      notifyAll();
    }
  }

  /** Begins the job of the first search. */
  synchronized void begin(Job everything) {
    estimate.begin(everything);
  }

  /** The estimated fraction that is done. */
  synchronized double fraction() {
    return estimate.fraction();
  }

  /** Waits while the compiler is busy and no search waits for work, to leave it this core. */
  synchronized void waitWhile(BooleanSupplier isBusy) throws InterruptedException {
    while (!over && idle == 0 && isBusy.getAsBoolean()) {
      wait(CompilerLoad.PAUSE);
    }
  }

  /** Takes the next task; null if none is left. */
  synchronized SearchTask take() throws InterruptedException {
    idle++;
    while (!over && size() == 0) {
      if (idle == searches) {
        stop();
      } else {
        needed = true;
        notifyAll();
        wait();
      }
    }
    if (over) {
      return null;
    }
    idle--;
    SearchTask work = stopped.isEmpty() ? leaf() : stopped.removeFirst();
    needed = size() < idle;
    return work;
  }

  private Job leaf() {
    int root = tree.rootOfNext();
    Job job = new Job(tree.node(root), tree.path(tree.take(root)));
    estimate.begin(job);
    return job;
  }

  /** A search has finished its part of a job. */
  synchronized void finish(Job job) {
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

  /** Whether a search waits for work. */
  boolean needsJobs() {
    return needed;
  }

  synchronized void stop() {
    over = true;
    notifyAll();
  }

  boolean isOver() {
    return over;
  }
}
