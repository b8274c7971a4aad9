// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Schedule;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** What the papers promise of their strategies, as frequencies among many executions. */
class StrategiesTest {
  private static final int RUNS = 4000;

  private static Map<String, Integer> schedules(
      Sketch sketch, MemoryModel model, Function<RandomGenerator, Strategy> strategy, int runs) {
    Map<String, Integer> counts = new HashMap<>();
    RandomWalk.whole(strategy, 1, runs)
        .explore(
            new Machine(sketch.program(), model),
            (m, complete) -> {
              counts.merge(Schedule.of(m).toString(), 1, Integer::sum);
              return true;
            });
    return counts;
  }

  private static void stores(Sketch sketch, String variable, int count) {
    sketch.thread(t -> {
      for (int i = 1; i <= count; i++) {
        t.store(variable, i);
      }
    });
  }

  /** Of one short and one long thread all 10! / (2! 8!) = 45 orders are about as likely. */
  @Test
  void surwIsUniformOverOrdersOfSelectedEvents() {
    Sketch sketch = new Sketch("x");
    stores(sketch, "x", 2);
    stores(sketch, "x", 8);
    Map<String, Integer> surw =
        schedules(sketch, MemoryModel.SC, SelectivelyUniformWalk::new, 10 * RUNS);
    assertEquals(45, surw.size());
    int expected = 10 * RUNS / 45;
    for (int n : surw.values()) {
      assertTrue(n > 0.8 * expected && n < 1.2 * expected, n + " instead of " + expected);
    }
    // a walk that gives every thread the same chance makes the short one end early
    Map<String, Integer> random = schedules(sketch, MemoryModel.SC, UniformChoice::new, RUNS);
    assertTrue(random.values().stream().anyMatch(n -> n > 5 * RUNS / 45), random::toString);
  }

  /** A thread that has not started counts for the one that starts it: 8! / (2! 6!) = 28 orders. */
  @Test
  void surwWeighsDescendants() {
    Sketch sketch = new Sketch("x");
    sketch.function(t -> {
      for (int i = 1; i <= 6; i++) {
        t.store("x", i);
      }
    });
    sketch.thread(t -> t.spawn(0));
    stores(sketch, "x", 2);
    Map<String, Integer> orders = new HashMap<>();
    schedules(sketch, MemoryModel.SC, SelectivelyUniformWalk::new, 10 * RUNS)
        .forEach((s, n) -> orders.merge((" " + s).replaceFirst(" 0(?= |$)", ""), n, Integer::sum));
    assertEquals(28, orders.size(), orders::toString);
    int expected = 10 * RUNS / 28;
    for (int n : orders.values()) {
      assertTrue(n > 0.8 * expected && n < 1.2 * expected, n + " instead of " + expected);
    }
  }

  /**
   * Two of three threads fall below the third, in either order: one order of 3! and two points of
   * 9, that is once in 486 executions.
   */
  @Test
  void pctFindsOrdersOfDepthThree() {
    Sketch sketch = new Sketch("x");
    for (int i = 0; i < 3; i++) {
      stores(sketch, "x", 3);
    }
    Map<String, Integer> all =
        schedules(sketch, MemoryModel.SC, r -> new PriorityChangePoints(r, 3), RUNS);
    for (String wanted : List.of("0 1 2*3 0*2 1*2", "0 1 2*3 1*2 0*2")) {
      int found = all.getOrDefault(wanted, 0);
      assertTrue(found >= RUNS / (2 * 6 * 9 * 9), wanted + " " + found + " times");
    }
  }

  /** A store that reaches memory is an event of its own, whose order with a load is drawn. */
  @Test
  void posDrawsWhenStoresReachMemory() {
    Sketch sketch = new Sketch("x", "y");
    sketch.thread(t -> {
      t.store("x", 1);
      t.load("y");
    });
    sketch.thread(t -> {
      t.store("y", 1);
      t.load("x");
    });
    for (MemoryModel model : List.of(MemoryModel.TSO, MemoryModel.PSO)) {
      Map<String, Integer> all = schedules(sketch, model, PartialOrderSampling::new, RUNS);
      int relaxed =
          all.entrySet().stream()
              .filter(e -> e.getKey().matches("[01] [01] [01]!.*"))
              .mapToInt(Map.Entry::getValue)
              .sum();
      assertTrue(relaxed > RUNS / 10 && relaxed < RUNS * 9 / 10, model + ": " + relaxed);
    }
  }
}
