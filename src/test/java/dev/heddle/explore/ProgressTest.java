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
    progress[0] = new Progress(Watcher.NONE, (m, complete) -> true);
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
    Progress progress = new Progress(p -> false, (m, complete) -> ++seen[0] > 0);
    Statistics s =
        new OptimalDpor().explore(new Machine(family.program(), MemoryModel.SC), progress);
    assertEquals(Statistics.End.STOPPED, s.end());
    assertEquals(1, seen[0]);
    assertTrue(progress.isStopped());
  }
}
