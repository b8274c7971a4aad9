package dev.heddle.explore;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;

/**
 * Jobs, the searches that wait for one, and what is scheduled at shared nodes. To be locked while
 * its tree is used.
 */
final class JobPool {
  private final int searches;
  private final ArrayDeque<Work> open = new ArrayDeque<>();

  /** What has been scheduled at shared nodes, done or not. */
  final WakeupTree tree;

  private int roots;
  private int idle;
  private volatile boolean hungry = true;
  private volatile boolean over;

  JobPool(int searches) {
    this(searches, Optional.empty());
  }

  /** With what a search has left that was stopped. */
  JobPool(int searches, Optional<Frontier> from) {
    this.searches = searches;
    this.tree = from.map(f -> f.tree).orElseGet(WakeupTree::new);
    this.roots = from.map(f -> f.roots).orElse(0);
    from.ifPresent(f -> open.addAll(f.work));
  }

  /** What is left to do, with what searches were about when they were stopped. */
  synchronized Frontier frontier(Statistics done, List<Work> interrupted) {
    List<Work> work = new ArrayList<>(interrupted);
    work.addAll(open);
    return new Frontier(done, work, tree, roots);
  }

  synchronized int size() {
    return open.size();
  }

  synchronized void offer(Job job) {
    open.addLast(job);
    hungry = open.size() < idle;
    notify();
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
    Work job = open.removeFirst();
    hungry = open.size() < idle;
    return job;
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

  /** A root for what is scheduled at a new shared node. */
  synchronized int newRoot() {
    return roots++;
  }

  /** Takes over what a search has scheduled at a node that it shares; all else as in a job. */
  synchronized void adopt(Job like, WakeupTree from, int first, LongUnaryOperator out) {
    int root = like.node().place();
    tree.adopt(root, from, first, out);
    new Leaves(like).offer(tree.first(root), 0);
  }

  /** Every leaf of a tree as a job. */
  private final class Leaves {
    private final Job like;
    private long[] asleep;
    private long[] steps = new long[16];
    private int[] branches = new int[16];

    Leaves(Job like) {
      this.like = like;
      this.asleep = like.asleep();
    }

    void offer(int children, int depth) {
      if (depth == steps.length) {
        steps = Arrays.copyOf(steps, depth * 2);
        branches = Arrays.copyOf(branches, depth * 2);
      }
      for (int c = children; c >= 0; c = tree.next(c)) {
        steps[depth] = tree.label(c);
        branches[depth] = c;
        if (tree.firstChild(c) >= 0) {
          offer(tree.firstChild(c), depth + 1);
        } else {
          JobPool.this.offer(
              new Job(
                  like.node(),
                  Arrays.copyOf(steps, depth + 1),
                  Arrays.copyOf(branches, depth + 1),
                  asleep,
                  like.first(),
                  like.second()));
        }
        if (depth == 0) {
          asleep = with(asleep, tree.label(c));
        }
      }
    }
  }

  private static long[] with(long[] labels, long one) {
    long[] more = Arrays.copyOf(labels, labels.length + 1);
    more[labels.length] = one;
    return more;
  }

  /** What is asleep at a shared node when this branch is taken: what is covered or before it. */
  long[] asleepBefore(SharedNode node, int branch) {
    int first = node.place() >= 0 ? tree.first(node.place()) : tree.firstChild(~node.place());
    return before(node.covered(), first, branch);
  }

  /** The steps scheduled below a branch before another one. */
  synchronized long[] before(int above, int branch) {
    return before(new long[0], tree.firstChild(above), branch);
  }

  private long[] before(long[] others, int first, int branch) {
    long[] all = others;
    for (int c = first; c != branch; c = tree.next(c)) {
      all = with(all, tree.label(c));
    }
    return all;
  }
}
