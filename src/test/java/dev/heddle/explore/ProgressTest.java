// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.Family;
import dev.heddle.explore.observe.Progress;
import dev.heddle.explore.observe.ProgressListener;
import dev.heddle.explore.observe.SearchTotals;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.parallel.Frontier;
import dev.heddle.explore.parallel.ParallelDpor;
import dev.heddle.explore.parallel.SearchContext;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class ProgressTest {
  /** A search that may be put down and go on; it notes its estimates. */
  private static final class Search implements SearchContext {
    /** An estimate each so many executions; it takes longer than one. */
    private static final int BETWEEN = 101;

    private final Family family;
    private final MemoryModel model;
    private final int searches;
    private final SharedNumbers numbers = new SharedNumbers();
    private final SearchTotals tally = new SearchTotals(ProgressListener.NONE);
    private final AtomicInteger seen = new AtomicInteger();
    private Optional<Frontier> frontier = Optional.empty();
    private int most = Integer.MAX_VALUE;

    /** By the number of executions before. */
    private final double[] estimates;

    Search(String key, MemoryModel model, int searches) {
      this.family = Family.ALL.stream().filter(f -> f.key().equals(key)).findFirst().orElseThrow();
      this.model = model;
      this.searches = searches;
      this.estimates = new double[(int) family.executions(model)];
    }

    Statistics explore() {
      return new ParallelDpor(this, new OptimalDpor()::search, estimates.length / 20).explore();
    }

    @Override
    public int size() {
      return searches;
    }

    @Override
    public Member member(int i) {
      Progress[] own = new Progress[1];
      own[0] = new Progress(tally, (m, complete) -> note(own[0]));
      return new Member(new Machine(family.program(), model, OutputListener.NONE, numbers), own[0]);
    }

    private boolean note(Progress progress) {
      int before = seen.getAndIncrement();
      if (before % BETWEEN == 0) {
        estimates[before] = (before + 1) / progress.fraction();
      }
      return before + 1 < most;
    }

    @Override
    public Optional<Frontier> frontier() {
      return frontier;
    }

    @Override
    public boolean mayResume() {
      return most < Integer.MAX_VALUE;
    }

    @Override
    public void stopped(Frontier rest) {
      frontier = Optional.of(rest);
    }
  }

  /** From a tenth of the search on: within a factor of six, for any number of threads. */
  @ParameterizedTest
  @CsvSource({
    "last-zero, 1",
    "increment, 1",
    "indexer, 1",
    "fib-joined, 1",
    "last-zero, 3",
    "increment, 3",
    "fib-joined, 3",
  })
  void estimatesAreOfUse(String key, int searches) {
    for (MemoryModel model : List.of(MemoryModel.SC, MemoryModel.TSO)) {
      Search search = new Search(key, model, searches);
      int total = search.estimates.length;
      assertEquals(total, search.explore().executions());
      for (int i = total / 10; i < total; i++) {
        double ratio = search.estimates[i] / total;
        boolean fits = ratio > 1 / 6.0 && ratio < 6;
        assertTrue(i % Search.BETWEEN != 0 || fits, key + " " + model + " " + i + ": " + ratio);
      }
    }
  }

  /** It is put down ten times, with work for all threads in between. */
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void aSearchThatGoesOnKnowsHowFarItIs(int searches) {
    Search search = new Search("increment", MemoryModel.SC, searches);
    int total = search.estimates.length;
    for (int stage = 1; stage < 10; stage++) {
      search.most = total * stage / 10;
      assertEquals(Statistics.End.STOPPED, search.explore().end());
    }
    search.most = Integer.MAX_VALUE;
    assertEquals(total, search.explore().executions());
    for (int i = total / 5; i < total; i++) {
      double ratio = i % Search.BETWEEN == 0 ? search.estimates[i] / total : 1;
      assertEquals(1, ratio, 0.5, i + " of " + total);
    }
  }

  @Test
  void aWatcherEndsTheSearch() {
    Family family = Family.ALL.getFirst();
    long[] seen = {0};
    Progress progress = new Progress(new SearchTotals(p -> false), (m, complete) -> ++seen[0] > 0);
    Statistics s =
        new OptimalDpor().explore(new Machine(family.program(), MemoryModel.SC), progress);
    assertEquals(Statistics.End.STOPPED, s.end());
    assertEquals(0, seen[0]);
    assertTrue(progress.isStopped());
  }

  /** Whoever looks at one of them is told what all have done. */
  @Test
  void searchesThatShareTheWorkCountTogether() {
    List<Long> told = new ArrayList<>();
    SearchTotals tally =
        new SearchTotals(p -> {
          told.add(p.executions());
          return told.size() < 2;
        });
    Progress first = new Progress(tally, (m, complete) -> true);
    Progress second = new Progress(tally, (m, complete) -> true);
    first.onExecution(null, true);
    first.tick(1);
    assertEquals(List.of(1L), told);
    for (int i = 0; i < 5; i++) {
      assertTrue(second.onExecution(null, true));
      second.tick(1);
    }
    assertEquals(2, first.searches());
    long start = System.nanoTime();
    while (told.size() < 2 && System.nanoTime() - start < 10_000_000_000L) {
      second.tick(1);
    }
    assertEquals(List.of(1L, 6L), told);
    assertEquals(6, first.executions());
    assertTrue(second.isStopped());
  }
}
