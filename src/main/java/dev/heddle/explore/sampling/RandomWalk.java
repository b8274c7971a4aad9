// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import dev.heddle.explore.Explorer;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.machine.Machine;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * A number of random executions, the same for any number of threads. Each has a seed of its own.
 * Strategies learn, and the search ends, only between rounds of executions; rounds become longer.
 */
public final class RandomWalk implements Explorer {
  private static final int LONGEST_ROUND = 1024;

  /** The number of events from which on a round is long enough: a small part of a second. */
  private static final long EVENTS_OF_ROUND = 200_000;

  /** The number of executions in a round from which on a second thread gains time. */
  private static final int WORTH_SHARING = 64;

  private final Function<RandomGenerator, Strategy> strategies;
  private final long seed;
  private final long runs;
  private final boolean untilFailure;
  private final BooleanSupplier enough;

  /** Runs all executions, each to its end. */
  public static RandomWalk whole(
      Function<RandomGenerator, Strategy> strategies, long seed, long runs) {
    return new RandomWalk(strategies, seed, runs, false, () -> false);
  }

  /**
   * Executions that end when a thread has failed.
   *
   * @param strategies creates the strategy, given its random numbers
   * @param enough called between rounds: whether the results suffice
   */
  public static RandomWalk untilFailure(
      Function<RandomGenerator, Strategy> strategies,
      long seed,
      long runs,
      BooleanSupplier enough) {
    return new RandomWalk(strategies, seed, runs, true, enough);
  }

  private RandomWalk(
      Function<RandomGenerator, Strategy> strategies,
      long seed,
      long runs,
      boolean untilFailure,
      BooleanSupplier enough) {
    this.strategies = strategies;
    this.seed = seed;
    this.runs = runs;
    this.untilFailure = untilFailure;
    this.enough = enough;
  }

  @Override
  public Statistics explore(Machine machine, Observer observer) {
    return explore(
        new SearchContext() {
          @Override
          public int size() {
            return 1;
          }

          @Override
          public Member member(int i) {
            return new Member(machine, observer);
          }
        });
  }

  @Override
  public Statistics explore(SearchContext context) {
    return new Search(context).explore();
  }

  private final class Search {
    private final SearchContext context;
    private final List<SampledExecutions> walks = new ArrayList<>();

    /** The number of the next execution. */
    private final AtomicLong next = new AtomicLong();

    /** The end of the round. */
    private long end;

    /** The profile of the earlier rounds. */
    private Profile learnt = new Profile();

    private volatile boolean stopped;

    Search(SearchContext context) {
      this.context = context;
      add();
    }

    private void add() {
      SearchContext.Member m = context.member(walks.size());
      walks.add(new SampledExecutions(m.machine(), m.observer(), strategies, seed, untilFailure));
      walks.getLast().expect(learnt);
      m.observer().estimate().share(() -> (double) Math.clamp(next.get(), 1, runs) / runs);
    }

    Statistics explore() {
      try (ExecutorService pool =
          Executors.newCachedThreadPool(Thread.ofPlatform().daemon().factory())) {
        for (int round = 1; end < runs && !isOver(); round = after(round)) {
          next.set(end);
          end = Math.min(runs, end + round);
          walk(round, pool);
          learnt = Profile.of(walks.stream().map(SampledExecutions::profile).toList());
          walks.forEach(w -> w.expect(learnt));
        }
      }
      Statistics.End how = stopped ? Statistics.End.STOPPED : Statistics.End.EXHAUSTED;
      return walks.stream().map(w -> w.statistics(how)).reduce(Statistics::plus).orElseThrow();
    }

    private boolean isOver() {
      return stopped || enough.getAsBoolean();
    }

    /** The number of executions in the next round. */
    private int after(int round) {
      long events = walks.stream().mapToLong(SampledExecutions::events).sum();
      long most = Math.clamp(EVENTS_OF_ROUND * end / Math.max(1, events), 1, LONGEST_ROUND);
      return (int) Math.min(2L * round, most);
    }

    private void walk(int round, ExecutorService pool) {
      if (round < WORTH_SHARING || context.size() == 1) {
        walk(walks.getFirst());
        return;
      }
      while (walks.size() < context.size() && context.mayShare()) {
        add();
      }
      List<Callable<Object>> all = new ArrayList<>();
      walks.forEach(w -> all.add(Executors.callable(() -> walk(w))));
      try {
        for (Future<Object> walked : pool.invokeAll(all)) {
          walked.get();
        }
      } catch (InterruptedException e) {
        stopped = true;
        Thread.currentThread().interrupt();
      } catch (ExecutionException e) {
        if (e.getCause() instanceof Error error) {
          throw error;
        }
        throw new IllegalStateException(e.getCause());
      }
    }

    /** One thread's part of a round. */
    private void walk(SampledExecutions walk) {
      for (long n = next.getAndIncrement(); n < end && !stopped; n = next.getAndIncrement()) {
        if (!walk.run(n)) {
          stopped = true;
        }
      }
    }
  }
}
