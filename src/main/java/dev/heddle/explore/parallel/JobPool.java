// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The jobs at shared nodes, and the searches that wait for jobs. Its lock must be held while its
 * tree is used.
 */
final class JobPool {
  private final JobTable jobs;
  final SharedTree tree;
  private int searches;
  private int idle;
  private volatile boolean needed;
  private volatile boolean over;

  /** A pool with the rest of a stopped search. */
  JobPool(Optional<Frontier> from) {
    this.jobs = new JobTable(from);
    this.tree = jobs.tree;
  }

  /** The rest of the search, including the positions at which searches were stopped. */
  synchronized Frontier frontier(Statistics done, List<SearchStack> interrupted) {
    return jobs.frontier(done, interrupted);
  }

  /** Adds a search that takes jobs from here. */
  synchronized void join(TreeReplica replica) {
    searches++;
    tree.add(replica);
  }

  synchronized int size() {
    return jobs.waiting();
  }

  /** Adds a new leaf below a root. */
  synchronized void offer(int root, int leaf) {
    tree.offer(root, leaf);
    offered();
  }

  /** Adds a part of a search's job. */
  synchronized void offer(SearchStack part) {
    jobs.offer(part);
    offered();
  }

  /** Jobs were added to the tree. */
  synchronized void offered() {
    needed = jobs.waiting() < idle;
    if (idle > 0) {
      notifyAll();
    }
  }

  /** Begins the job of the first search. */
  synchronized void begin(Job everything) {
    jobs.begin(everything);
  }

  /** The estimated fraction that is done. */
  synchronized double fraction() {
    return jobs.fraction();
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
    while (!over && jobs.waiting() == 0) {
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
    SearchTask work = jobs.take();
    needed = jobs.waiting() < idle;
    return work;
  }

  /** The last node on the way to a job at which some search has been. */
  synchronized SharedNode lastReached(Job job) {
    return jobs.lastReached(job);
  }

  /** A search has finished its part of a job. */
  synchronized void finish(Job job) {
    jobs.finish(job);
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
