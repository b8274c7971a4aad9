// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.parallel;

import dev.heddle.explore.dpor.Breaks;
import dev.heddle.explore.dpor.Dpor;
import dev.heddle.explore.observe.Statistics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Several searches of one program at once, each with its own machine. The first one works alone for
 * a while, so small programs are not shared and their answers do not depend on timing. When another
 * search is idle, a busy one shares the highest of its nodes at which a step is scheduled; each
 * step scheduled there is a job. Searches exchange only labels.
 *
 * <p>(Exchanging a prefix with its sleep set and an empty tree would not suffice: races with events
 * of the prefix must be able to schedule steps there, see {@link SharedNode}.)
 */
public final class ParallelDpor {
  /** Executions after which other searches are prepared: the JVM does not collect profiles yet. */
  private static final int PREPARE_AFTER = 64;

  /** Executions after which the search checks whether trees will outgrow their budget. */
  private static final int OUTGROW_CHECK_AFTER = 2_000;

  /** The size of a tree from which on its growth can be estimated. */
  private static final int LARGE_TREE = 10_000;

  /** The size of a tree up to which it is shared: its copies use up a part of the budget. */
  private static final int MAX_SHARED_NODES = 400_000;

  private final SearchContext context;
  private final Function<SearchContext.Member, Dpor> searches;
  private final long alone;
  private final JobPool pool;

  /** The statistics before the search was stopped, if it is resumed. */
  private final Optional<Statistics> before;

  /** The searches that were stopped before they were done. */
  private final List<Worker> interrupted = new ArrayList<>();

  private final List<Dpor> all = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  /** The first search as one of several; null while it is the only one. */
  private Worker leader;

  /** Whether the context was informed that other members may be needed. */
  private boolean prepared;

  /** Whether the growth of trees has been checked, now or before the search was stopped. */
  private boolean checkedGrowth;

  private Statistics.End end = Statistics.End.EXHAUSTED;
  private Throwable failure;

  /**
   * @param alone executions that the first search explores before it shares its work
   */
  public ParallelDpor(
      SearchContext context, Function<SearchContext.Member, Dpor> searches, long alone) {
    this.context = context;
    this.searches = searches;
    this.alone = alone;
    this.pool = new JobPool(context.frontier());
    this.before = context.frontier().map(f -> f.done);
    this.checkedGrowth = before.isPresent();
  }

  public Statistics explore() {
    Dpor first = searches.apply(context.member(0));
    all.add(first);
    lead(first);
    for (Thread t : threads) {
      join(t);
    }
    synchronized (this) {
      if (failure instanceof RuntimeException e) {
        throw e;
      }
      if (failure != null) {
        throw failure instanceof Error e ? e : new AssertionError(failure);
      }
      List<SearchStack> left = new ArrayList<>();
      if (end == Statistics.End.STOPPED && context.mayResume()) {
        interrupted.forEach(d -> left.add(d.stack()));
      }
      Statistics done =
          Stream.concat(before.stream(), all.stream().map(d -> d.statistics(end)))
              .reduce(Statistics::plus)
              .orElseThrow();
      if (end == Statistics.End.STOPPED && context.mayResume()) {
        context.stopped(pool.frontier(done, left));
      }
      return done;
    }
  }

  private static void join(Thread t) {
    boolean interrupted = false;
    while (t.isAlive()) {
      try {
        t.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Runs the first search: alone, then perhaps as one of several. */
  private void lead(Dpor first) {
    try {
      if (before.isPresent()) {
        leader = new Worker(first, pool);
        if (pool.size() > 1 && mayShare()) {
          startOthers();
        }
        work(leader);
        return;
      }
      Statistics.End ended = first.explore(0, new Sharing(first, null));
      if (ended == Statistics.End.STOPPED && leader == null && context.mayResume()) {
        leader = new Worker(first, pool);
      }
      if (leader == null) {
        note(ended);
      } else if (isDone(leader, ended)) {
        work(leader);
      }
    } catch (Throwable t) {
      fail(t);
    }
  }

  /** Runs jobs until none is left. */
  private void work(Worker worker) {
    try {
      Breaks sharing = new Sharing(worker.search, worker);
      boolean done = true;
      while (done && worker.begin()) {
        done = isDone(worker, worker.search.explore(worker.fresh(), sharing));
      }
    } catch (InterruptedException e) {
      note(Statistics.End.STOPPED);
      Thread.currentThread().interrupt();
    } catch (Throwable t) {
      fail(t);
    }
  }

  /** Whether a search may take another job. */
  private boolean isDone(Worker worker, Statistics.End ended) {
    note(ended);
    if (ended == Statistics.End.EXHAUSTED) {
      worker.finish();
      return true;
    }
    if (ended == Statistics.End.STOPPED) {
      interrupt(worker);
    }
    return false;
  }

  private synchronized void interrupt(Worker worker) {
    interrupted.add(worker);
  }

  private synchronized void note(Statistics.End ended) {
    if (ended != Statistics.End.EXHAUSTED && !pool.isOver()) {
      end = ended;
      pool.stop();
    }
  }

  private synchronized void fail(Throwable t) {
    failure = failure == null ? t : failure;
    pool.stop();
  }

  /** Shares work between the executions of a search. */
  private final class Sharing implements Breaks {
    private final Dpor search;

    /** The search as one of several; null while it is the only one. */
    private Worker worker;

    /** Whether it is the only search, and may still start others or check its growth. */
    private boolean mayChange = threads.isEmpty();

    Sharing(Dpor search, Worker worker) {
      this.search = search;
      this.worker = worker;
    }

    @Override
    public void afterExecution() {
      if (isShared()) {
        worker.shareReached();
        worker.keepUp();
        if (pool.needsJobs()) {
          worker.publish();
        }
      }
    }

    @Override
    public void betweenPlacements() {
      if (isShared()) {
        worker.keepUp();
        if (pool.needsJobs()) {
          worker.offerPlacements();
        }
      }
    }

    private boolean isShared() {
      if (mayChange) {
        reconsider();
      }
      return worker != null;
    }

    /** Checks whether the trees grow too much, and whether other searches are to be started. */
    private void reconsider() {
      if (!checkedGrowth && search.executions() >= OUTGROW_CHECK_AFTER) {
        checkedGrowth = true;
        if (context.mayFallBack() && search.tree.live() > LARGE_TREE && search.isBoundToOutgrow()) {
          search.endAsOutgrown();
        }
      }
      if (context.size() > 1) {
        startOthersIfDue();
      }
      mayChange = threads.isEmpty() && (context.size() > 1 || !checkedGrowth);
    }

    private void startOthersIfDue() {
      if (!prepared && search.executions() >= PREPARE_AFTER) {
        prepared = true;
        context.prepare();
      }
      boolean isDue = search.executions() + executionsBefore() >= alone;
      if (isDue && search.tree.live() <= MAX_SHARED_NODES && mayShare()) {
        if (worker == null) {
          worker = new Worker(search, pool);
          leader = worker;
          pool.begin(worker.path.job());
        }
        startOthers();
      }
    }
  }

  private long executionsBefore() {
    return before.isPresent() ? before.get().executions() : 0;
  }

  private boolean mayShare() {
    return context.size() > 1 && context.mayShare();
  }

  /**
   * Starts the other searches. One core is left to the compiler until it has compiled the search.
   * The search that leaves its core works for a short time before, so that code compiled in the
   * meantime is profiled with several searches.
   */
  private void startOthers() {
    int cores = Runtime.getRuntime().availableProcessors();
    List<Worker> others = new ArrayList<>();
    for (int i = 1; i < context.size(); i++) {
      Dpor search = searches.apply(context.member(i));
      all.add(search);
      Worker worker = new Worker(search, pool);
      if (i >= cores - 1) {
        worker.leaveCoreAfter(alone / 64);
      }
      others.add(worker);
    }
    for (Worker w : others) {
      String name = "search " + (threads.size() + 1);
      threads.add(Thread.ofPlatform().daemon().name(name).unstarted(() -> work(w)));
    }
    threads.forEach(Thread::start);
  }
}
