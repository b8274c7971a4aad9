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
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * So many executions by chance, the same by any number of threads: each has a seed of its own, and
 * strategies learn only between rounds of executions, which become longer.
 */
public final class RandomWalk implements Explorer {
  private static final int LONGEST_ROUND = 1024;

  /** A shorter round is not worth a second thread. */
  private static final int WORTH_SHARING = 64;

  private final Function<RandomGenerator, Strategy> strategies;
  private final long seed;
  private final long runs;

  /**
   * @param strategies what decides, given the chance to decide by
   */
  public RandomWalk(Function<RandomGenerator, Strategy> strategies, long seed, long runs) {
    this.strategies = strategies;
    this.seed = seed;
    this.runs = runs;
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

    /** Where the round ends. */
    private long end;

    /** The most events of an execution in the rounds before. */
    private int longest;

    private volatile boolean stopped;

    Search(SearchContext context) {
      this.context = context;
      add();
    }

    private void add() {
      SearchContext.Member m = context.member(walks.size());
      walks.add(new SampledExecutions(m.machine(), m.observer(), strategies, seed));
      walks.getLast().expect(longest);
      m.observer().estimate().share(() -> (double) Math.clamp(next.get(), 1, runs) / runs);
    }

    Statistics explore() {
      try (ExecutorService pool =
          Executors.newCachedThreadPool(Thread.ofPlatform().daemon().factory())) {
        for (int round = 1; end < runs && !stopped; round = Math.min(2 * round, LONGEST_ROUND)) {
          next.set(end);
          end = Math.min(runs, end + round);
          walk(round, pool);
          longest = walks.stream().mapToInt(SampledExecutions::longest).max().orElseThrow();
          walks.forEach(w -> w.expect(longest));
        }
      }
      Statistics.End how = stopped ? Statistics.End.STOPPED : Statistics.End.EXHAUSTED;
      return walks.stream().map(w -> w.statistics(how)).reduce(Statistics::plus).orElseThrow();
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
