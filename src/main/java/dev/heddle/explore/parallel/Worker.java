// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.dpor.DeferredReads;
import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.dpor.SharedPrefix;
import dev.heddle.explore.wakeup.WakeupTree;
import dev.heddle.machine.LabelTranslation;

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
    int d = path.firstScheduled();
    if (d >= 0) {
      synchronized (pool) {
        while (path.depth() <= d) {
          path.share(pool.tree);
        }
        pool.tree.adopt(path.last().root(), search.tree, search.tree.first(d), exchange::out);
        pool.offered();
        update();
        search.tree.clear(d);
        reportProgress();
      }
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
        from = pool.lastReached(open);
      }
    }
    switch (work) {
      case null -> {
        return false;
      }
      case Job open -> {
        path.goToLeaf(open, from, replica.tree);
        fresh = from.depth();
      }
      case SearchStack stack -> {
        stack.resume(search, path, exchange);
        fresh = search.execution.length();
      }
    }
    return true;
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
