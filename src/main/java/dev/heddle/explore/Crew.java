package dev.heddle.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Several searches of one program at once, each with its own machine. The first one works alone for
 * a while: small programs are done by then, and answers about them do not depend on who was faster.
 * When another has nothing to do, a busy one shares the highest of its nodes at which something is
 * scheduled; each step scheduled there is a job. Only labels are handed over.
 *
 * <p>(To hand over a prefix with its sleep set and an empty tree would not do: races with events of
 * the prefix must be able to schedule something there, see {@link SharedNode}.)
 */
final class Crew {
  private final Team team;
  private final Function<Team.Member, Dpor> searches;
  private final long alone;
  private final JobPool pool;
  private final List<Dpor> all = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private Statistics.End end = Statistics.End.EXHAUSTED;
  private Throwable failure;

  /**
   * @param alone executions that the first one explores before it shares its work
   */
  Crew(Team team, Function<Team.Member, Dpor> searches, long alone) {
    this.team = team;
    this.searches = searches;
    this.alone = alone;
    this.pool = new JobPool(team.size());
  }

  Statistics explore() {
    Dpor first = searches.apply(team.member(0));
    all.add(first);
    work(first, true);
    for (Thread t : threads) {
      join(t);
    }
    synchronized (this) {
      switch (failure) {
        case null -> {}
        case Error e -> throw e;
        case RuntimeException e -> throw e;
        default -> throw new AssertionError(failure);
      }
      return all.stream().map(d -> d.statistics(end)).reduce(Crew::sum).orElseThrow();
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

  private static Statistics sum(Statistics a, Statistics b) {
    return new Statistics(
        a.executions() + b.executions(),
        a.redundant() + b.redundant(),
        a.cut() + b.cut(),
        a.events() + b.events(),
        b.end() == Statistics.End.UNSURE ? b.end() : a.end());
  }

  /** One search: jobs until there are no more. */
  private void work(Dpor search, boolean first) {
    try {
      Statistics.End ended = first ? search.explore(0, this::share) : Statistics.End.EXHAUSTED;
      while (ended == Statistics.End.EXHAUSTED && (!first || !threads.isEmpty())) {
        Job job = pool.take();
        if (job == null) {
          break;
        }
        search.begin(job);
        ended = search.explore(job.node().depth(), this::share);
      }
      note(ended);
    } catch (InterruptedException e) {
      note(Statistics.End.STOPPED);
      Thread.currentThread().interrupt();
    } catch (Throwable t) {
      fail(t);
    }
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

  /** After each execution. */
  private void share(Dpor search) {
    if (threads.isEmpty() && team.size() > 1 && search.executions() >= alone && team.mayShare()) {
      start();
    }
    if (!threads.isEmpty() && pool.isHungry()) {
      search.publish();
    }
  }

  private void start() {
    all.getFirst().join(pool);
    for (int i = 1; i < team.size(); i++) {
      Dpor another = searches.apply(team.member(i));
      another.join(pool);
      all.add(another);
      threads.add(
          Thread.ofPlatform().daemon().name("search " + i).unstarted(() -> work(another, false)));
    }
    threads.forEach(Thread::start);
  }
}
