package dev.heddle.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

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

  /** What was done before the search was stopped, if it goes on now. */
  private final Optional<Statistics> before;

  /** Those that were stopped with something to do. */
  private final List<Dpor> interrupted = new ArrayList<>();

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
    this.pool = new JobPool(team.size(), team.frontier());
    this.before = team.frontier().map(f -> f.done);
  }

  Statistics explore() {
    Dpor first = searches.apply(team.member(0));
    all.add(first);
    if (before.isPresent()) {
      first.join(pool);
      if (team.size() > 1 && pool.size() > 1 && team.mayShare()) {
        start();
      }
    }
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
      List<Work> left = new ArrayList<>();
      if (end == Statistics.End.STOPPED && team.mayResume()) {
        interrupted.forEach(d -> left.add(d.stack()));
      }
      Statistics done =
          Stream.concat(before.stream(), all.stream().map(d -> d.statistics(end)))
              .reduce(Crew::sum)
              .orElseThrow();
      if (end == Statistics.End.STOPPED && team.mayResume()) {
        team.stopped(pool.frontier(done, left));
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

  private static Statistics sum(Statistics a, Statistics b) {
    return new Statistics(
        a.executions() + b.executions(),
        a.redundant() + b.redundant(),
        a.cut() + b.cut(),
        a.events() + b.events(),
        a.end() == Statistics.End.UNSURE ? a.end() : b.end());
  }

  /** One search: jobs until there are no more. */
  private void work(Dpor search, boolean first) {
    try {
      Statistics.End ended = Statistics.End.EXHAUSTED;
      if (first && before.isEmpty()) {
        ended = search.explore(0, this::share);
      }
      while (ended == Statistics.End.EXHAUSTED
          && (!first || !threads.isEmpty() || pool.size() > 0)) {
        Work work = pool.take();
        if (work == null) {
          break;
        }
        ended = search.explore(search.begin(work), this::share);
      }
      if (ended == Statistics.End.STOPPED) {
        interrupt(search);
      }
      note(ended);
    } catch (InterruptedException e) {
      note(Statistics.End.STOPPED);
      Thread.currentThread().interrupt();
    } catch (Throwable t) {
      fail(t);
    }
  }

  private synchronized void interrupt(Dpor search) {
    interrupted.add(search);
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
    if (threads.isEmpty()
        && team.size() > 1
        && search.executions() + previously() >= alone
        && team.mayShare()) {
      start();
    }
    if (!threads.isEmpty() && pool.isHungry()) {
      search.publish();
    }
  }

  private long previously() {
    return before.isPresent() ? before.get().executions() : 0;
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
