// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.dpor.DeferredReads;
import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.dpor.SharedPrefix;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation;
import java.util.Arrays;

/**
 * A search as one of a {@link ParallelDpor}: it shares the steps that it has scheduled, and takes
 * jobs of others. The first nodes of its path are shared; it works below the last of them.
 */
final class Worker implements SharedPrefix {
  /** The most changes of the shared tree that a replica may lack. */
  private static final int MAX_UNREAD = 10_000;

  /** Executions after which it reports its progress and reads the changes of others. */
  private static final int PROGRESS_INTERVAL = 256;

  final Dpor search;
  private final LabelTranslation exchange;
  private final TreeReplica replica;
  final JobPool pool;
  final SharedPath path;
  private int fresh;
  private int untilProgress = 1;

  /** The number of executions after which it leaves its core to the compiler, once. */
  private long leavesCoreAt = Long.MAX_VALUE;

  Worker(Dpor search, JobPool pool) {
    this.search = search;
    this.pool = pool;
    this.exchange = search.machine.translation();
    this.replica = new TreeReplica(exchange);
    this.path = new SharedPath(search, exchange);
    pool.join(replica);
    search.join(this);
    search.estimate.share(pool::fraction);
  }

  @Override
  public int depth() {
    return path.depth();
  }

  @Override
  public long[] covered(int d) {
    return path.covered(d);
  }

  @Override
  public int root(int d) {
    return path.root(d);
  }

  @Override
  public int branch(int d) {
    return path.branch(d);
  }

  @Override
  public Object lock() {
    return pool;
  }

  @Override
  public boolean isOver() {
    return pool.isOver();
  }

  @Override
  public WakeupTree tree() {
    return replica.tree;
  }

  @Override
  public boolean update() {
    return pool.tree.log.update(replica);
  }

  /**
   * Called after each execution: brings the replica up to date when it lacks many changes, so that
   * the log of changes stays short, and reports the progress.
   */
  void keepUp() {
    if (search.executions() >= leavesCoreAt) {
      leaveCore();
    }
    if (--untilProgress == 0) {
      reportProgress();
      if (pool.tree.log.written() - replica.read > MAX_UNREAD) {
        synchronized (pool) {
          update();
        }
      }
    }
  }

  void leaveCoreAfter(long executions) {
    leavesCoreAt = executions;
  }

  private void leaveCore() {
    leavesCoreAt = Long.MAX_VALUE;
    try {
      pool.waitWhile(new CompilerLoad()::isBusy);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Reports the fraction of its own part that is done. */
  private void reportProgress() {
    untilProgress = PROGRESS_INTERVAL;
    path.job().fraction = search.estimate.fraction(path.depth());
  }

  @Override
  public int append(int root, int parent, int last, long step) {
    int branch = pool.tree.append(root, parent, last, exchange.out(step));
    update();
    return branch;
  }

  @Override
  public void offer(int d, int leaf, long[] sequence) {
    pool.offer(path.root(d), leaf);
  }

  /** Shares the highest node at which a step is scheduled, and those above it. */
  void publish() {
    int d = path.depth();
    while (d < search.execution.length() && search.tree.first(d) < 0) {
      d++;
    }
    if (d < search.execution.length()) {
      synchronized (pool) {
        while (path.depth() <= d) {
          path.share(pool.tree);
        }
        adopt(path.last(), search.tree);
        update();
        search.tree.clear(d);
        reportProgress();
      }
    }
  }

  /** Moves the steps that are scheduled at a node to the shared tree. */
  private void adopt(SharedNode node, WakeupTree own) {
    int[] theirs = new int[16];
    int[] last = new int[16];
    int d = 0;
    theirs[0] = own.first(node.depth());
    last[0] = WakeupTree.NONE;
    while (d >= 0) {
      int c = theirs[d];
      if (c < 0) {
        d--;
        continue;
      }
      theirs[d] = own.next(c);
      int parent = d == 0 ? WakeupTree.NONE : last[d - 1];
      last[d] = pool.tree.append(node.root(), parent, last[d], exchange.out(own.label(c)));
      if (own.firstChild(c) < 0) {
        pool.offer(node.root(), last[d]);
        continue;
      }
      if (++d == theirs.length) {
        theirs = Arrays.copyOf(theirs, d * 2);
        last = Arrays.copyOf(last, d * 2);
      }
      theirs[d] = own.firstChild(c);
      last[d] = WakeupTree.NONE;
    }
  }

  /** Takes a task and runs the machine to its beginning; false if none is left. */
  boolean begin() throws InterruptedException {
    SearchTask work;
    SharedNode from = null;
    synchronized (pool) {
      work = pool.take();
      update();
      if (work instanceof Job open) {
        from = lastReached(open);
      }
    }
    switch (work) {
      case null -> {
        return false;
      }
      case Job open -> begin(open, from);
      case SearchStack stack -> {
        stack.resume(search, path, exchange);
        fresh = search.execution.length();
      }
    }
    return true;
  }

  /** The last node on the way to a job at which some search has been. */
  private SharedNode lastReached(Job open) {
    for (int i = open.branches.length - 2; i >= 0; i--) {
      SharedNode node = pool.tree.reached(open.branches[i]);
      if (node != null) {
        return node;
      }
    }
    return open.node;
  }

  /** Runs the machine to the beginning of a job; the nodes on the way are shared. */
  private void begin(Job open, SharedNode from) {
    path.goTo(from, open);
    fresh = from.depth();
    int depth = from.depth() - open.node.depth();
    for (int i = depth; i < open.branches.length; i++) {
      int d = search.execution.length();
      if (i == depth) {
        search.sleep.restore(d, path.covered(d));
      } else {
        path.extend();
      }
      int first =
          i == 0
              ? replica.tree.first(open.node.root())
              : replica.tree.firstChild(open.branches[i - 1]);
      for (int c = first; c != open.branches[i]; c = replica.tree.next(c)) {
        search.sleep.add(d, replica.tree.label(c));
      }
      search.take(replica.tree.label(open.branches[i]));
    }
    search.tree.descendFreely(search.execution.length() - 1);
    search.unsettled.replace(from.first(), from.second());
  }

  /** Offers some placements of deferred reads to others while these are being enumerated. */
  void offerPlacements() {
    DeferredReads.Position part = search.deferredReads.split();
    if (part != null) {
      pool.offer(SearchStack.ofPlacements(search, path, exchange, part));
    }
  }

  /** What is left to do below the shared nodes, between two executions. */
  SearchStack stack() {
    return SearchStack.of(search, path, exchange);
  }

  /**
   * Called after an execution: other searches may start at the nodes on the way to this job from
   * now on.
   */
  void shareReached() {
    if (!path.isPublished()) {
      int known = path.addReached();
      synchronized (pool) {
        path.publish(pool.tree, known);
      }
    }
  }

  /** The first event whose races have not been examined. */
  int fresh() {
    return fresh;
  }

  void finish() {
    pool.finish(path.job());
  }
}
