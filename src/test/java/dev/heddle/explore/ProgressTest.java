package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.Family;
import dev.heddle.machine.Machine;
import dev.heddle.machine.MemoryModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressTest {
  /** The estimates that one has after each execution. */
  private static List<Double> estimates(Explorer explorer, Machine machine) {
    List<Double> all = new ArrayList<>();
    Progress[] progress = new Progress[1];
    progress[0] = new Progress(new Tally(Watcher.NONE), (m, complete) -> true);
    explorer.explore(
        machine,
        new Observer() {
          @Override
          public void starts(IntUnaryOperator scheduled) {
            progress[0].starts(scheduled);
          }

          @Override
          public boolean mayGrow(int length) {
            return progress[0].mayGrow(length);
          }

          @Override
          public boolean seen(Machine m, boolean complete) {
            boolean goOn = progress[0].seen(m, complete);
            all.add(progress[0].estimate());
            return goOn;
          }
        });
    return all;
  }

  /** From a tenth of the search on: within a factor of six. */
  @ParameterizedTest
  @ValueSource(strings = {"last-zero", "increment", "indexer", "fib-joined"})
  void estimatesAreOfUse(String key) {
    Family family = Family.ALL.stream().filter(f -> f.key().equals(key)).findFirst().orElseThrow();
    for (MemoryModel model : List.of(MemoryModel.SC, MemoryModel.TSO)) {
      List<Double> estimates = estimates(new OptimalDpor(), new Machine(family.program(), model));
      int total = estimates.size();
      assertEquals(family.executions(model), total);
      assertEquals(total, estimates.getLast(), total, key + " " + model);
      for (int i = total / 10; i < total; i++) {
        double ratio = estimates.get(i) / total;
        assertTrue(ratio > 1 / 6.0 && ratio < 6, key + " " + model + " " + i + ": " + ratio);
      }
    }
  }

  @Test
  void aWatcherEndsTheSearch() {
    Family family = Family.ALL.getFirst();
    long[] seen = {0};
    Progress progress = new Progress(new Tally(p -> false), (m, complete) -> ++seen[0] > 0);
    Statistics s =
        new OptimalDpor().explore(new Machine(family.program(), MemoryModel.SC), progress);
    assertEquals(Statistics.End.STOPPED, s.end());
    assertEquals(1, seen[0]);
    assertTrue(progress.isStopped());
  }

  /** Whoever looks at one of them is told what all have done. */
  @Test
  void searchesThatShareTheWorkCountTogether() {
    List<Long> told = new ArrayList<>();
    Tally tally =
        new Tally(p -> {
          told.add(p.executions());
          return told.size() < 2;
        });
    Progress first = new Progress(tally, (m, complete) -> true);
    Progress second = new Progress(tally, (m, complete) -> true);
    first.seen(null, true);
    first.mayGrow(1);
    assertEquals(List.of(1L), told);
    for (int i = 0; i < 5; i++) {
      assertTrue(second.seen(null, true));
      second.mayGrow(1);
    }
    assertEquals(2, first.searches());
    long start = System.nanoTime();
    while (told.size() < 2 && System.nanoTime() - start < 10_000_000_000L) {
      second.mayGrow(1);
    }
    assertEquals(List.of(1L, 6L), told);
    assertEquals(6, first.executions());
    assertTrue(second.isStopped());
  }
}
