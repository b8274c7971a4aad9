// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.observe.Statistics;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What is scheduled at shared nodes, and the searches that wait for some of it. To be locked while
 * its tree is used.
 */
final class JobPool {
  /** What searches were about that have been stopped, or have given some of it away. */
  private final ArrayDeque<SearchStack> stopped = new ArrayDeque<>();

  final SharedTree tree;
  private final SharedEstimate estimate;
  private int searches;
  private int idle;
  private volatile boolean hungry;
  private volatile boolean over;

  /** With what a search has left that was stopped. */
  JobPool(Optional<Frontier> from) {
    this.tree = from.map(f -> f.tree).orElseGet(SharedTree::new);
    from.ifPresent(f -> stopped.addAll(f.stacks));
    this.estimate = new SharedEstimate(tree);
    stopped.stream().filter(s -> !s.job().given).forEach(s -> estimate.begin(s.job()));
  }

  /** What is left to do, with what searches were about when they were stopped. */
  synchronized Frontier frontier(Statistics done, List<SearchStack> interrupted) {
    List<SearchStack> stacks = new ArrayList<>(interrupted);
    stacks.addAll(stopped);
    return new Frontier(done, stacks, tree);
  }

  /** One more search will take from here. */
  synchronized void join(TreeReplica mirror) {
    searches++;
    tree.add(mirror);
  }

  synchronized int size() {
    return stopped.size() + tree.waiting();
  }

  /** There is a new leaf below a root. */
  synchronized void offer(int root, int leaf) {
    tree.offer(root, leaf);
    offered();
  }

  /** Somebody gives away a part of what it is about. */
  synchronized void offer(SearchStack given) {
    stopped.addLast(given);
    offered();
  }

  private void offered() {
    hungry = size() < idle;
    if (idle > 0) {
      notifyAll();
    }
  }

  /** What the first search is about. */
  synchronized void begin(Job everything) {
    estimate.begin(everything);
  }

  /** How much is done, as far as one can tell. */
  synchronized double fraction() {
    return estimate.fraction();
  }

  /** Lets the compiler have this search's core while it is busy and nobody waits for work. */
  synchronized void rest(BooleanSupplier isBusy) throws InterruptedException {
    while (!over && idle == 0 && isBusy.getAsBoolean()) {
      wait(CompilerLoad.PAUSE);
    }
  }

  /** What to do next; null if there is nothing left to do. */
  synchronized SearchTask take() throws InterruptedException {
    idle++;
    while (!over && size() == 0) {
      if (idle == searches) {
        stop();
      } else {
        hungry = true;
        notifyAll();
        wait();
      }
    }
    if (over) {
      return null;
    }
    idle--;
    SearchTask work = stopped.isEmpty() ? leaf() : stopped.removeFirst();
    hungry = size() < idle;
    return work;
  }

  private Job leaf() {
    int root = tree.rootOfNext();
    Job job = new Job(tree.node(root), tree.path(tree.take(root)));
    estimate.begin(job);
    return job;
  }

  /** A search has done its part of a job. */
  synchronized void finish(Job job) {
    job.finished = true;
    for (Job j = job; isExplored(j) && j.node != null; j = j.node.owner()) {
      tree.explored(j.leaf());
      estimate.end(j);
    }
  }

  /** Whether nothing is left at the nodes shared during a job either, the deepest first. */
  private boolean isExplored(Job job) {
    while (job.finished && !job.roots.isEmpty() && tree.isExplored(job.roots.getLast())) {
      tree.release(job.roots.removeLast());
    }
    return job.finished && job.roots.isEmpty();
  }

  /** Whether some search waits for work. */
  boolean isHungry() {
    return hungry;
  }

  synchronized void stop() {
    over = true;
    notifyAll();
  }

  boolean isOver() {
    return over;
  }
}
