package dev.heddle.explore;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Jobs, the searches that wait for one, and what is scheduled at shared nodes. To be locked while
 * its tree is used.
 */
final class JobPool {
  private final ArrayDeque<Work> open = new ArrayDeque<>();

  /** What has been scheduled at shared nodes, done or not. */
  final SharedTree tree;

  private int searches;
  private int idle;
  private volatile boolean hungry;
  private volatile boolean over;

  /** With what a search has left that was stopped. */
  JobPool(Optional<Frontier> from) {
    this.tree = from.map(f -> f.tree).orElseGet(SharedTree::new);
    from.ifPresent(f -> open.addAll(f.work));
  }

  /** What is left to do, with what searches were about when they were stopped. */
  synchronized Frontier frontier(Statistics done, List<Work> interrupted) {
    List<Work> work = new ArrayList<>(interrupted);
    work.addAll(open);
    return new Frontier(done, work, tree);
  }

  /** One more search will take from here. */
  synchronized void join(Mirror mirror) {
    searches++;
    tree.add(mirror);
  }

  synchronized int size() {
    return open.size();
  }

  synchronized void offer(Job job) {
    open.addLast(job);
    hungry = open.size() < idle;
    if (idle > 0) {
      notify();
    }
  }

  /** What to do next; null if there is nothing left to do. */
  synchronized Work take() throws InterruptedException {
    idle++;
    while (!over && open.isEmpty()) {
      if (idle == searches) {
        stop();
      } else {
        hungry = true;
        wait();
      }
    }
    if (over) {
      return null;
    }
    idle--;
    Work work = open.removeFirst();
    hungry = open.size() < idle;
    return work;
  }

  /** A search has done its part of a job. */
  synchronized void finish(Job job) {
    job.finished = true;
    for (Job j = job; isExplored(j) && j.node != null; j = j.node.owner()) {
      tree.explored(j.branches[j.branches.length - 1]);
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

  /** What is asleep at a shared node when this branch is taken: what is covered or before it. */
  long[] asleepBefore(SharedNode node, int branch) {
    int first = node.place() >= 0 ? tree.first(node.place()) : tree.firstChild(~node.place());
    int n = node.covered().length;
    for (int c = first; c != branch; c = tree.next(c)) {
      n++;
    }
    long[] asleep = Arrays.copyOf(node.covered(), n);
    n = node.covered().length;
    for (int c = first; c != branch; c = tree.next(c)) {
      asleep[n++] = tree.label(c);
    }
    return asleep;
  }
}
