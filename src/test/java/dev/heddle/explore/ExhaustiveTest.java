// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.bench.Families;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExhaustiveTest {
  /** Under TSO each thread has two independent lanes of one step each. */
  @ParameterizedTest
  @CsvSource({"SC, 6", "TSO, 24", "PSO, 24"})
  void storeBuffering(MemoryModel model, long interleavings) {
    Set<String> schedules = new HashSet<>();
    Statistics statistics =
        new Exhaustive()
            .explore(
                new Machine(Families.storeBufferRing(2), model),
                (m, _) -> schedules.add(Schedule.of(m).toString()));
    assertEquals(interleavings, statistics.executions());
    assertEquals(interleavings, schedules.size());
    assertEquals(0, statistics.redundant());
  }

  /** (2n)! / 2^n interleavings of n threads with two steps each. */
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 6", "3, 90", "4, 2520"})
  void interleavings(int threads, long count) {
    Sketch sketch = new Sketch("x");
    for (int i = 0; i < threads; i++) {
      sketch.thread(t -> {
        t.load("x");
        t.load("x");
      });
    }
    Machine machine = new Machine(sketch.program(), MemoryModel.SC);
    assertEquals(count, new Exhaustive().explore(machine, (_, _) -> true).executions());
    assertEquals(0, machine.execution().length());
  }

  @Test
  void everyAlternativeOfEveryChoice() {
    Sketch sketch =
        new Sketch()
            .thread(t -> {
              t.raw.choose(t.register(), 3);
              t.raw.choose(t.register(), 2);
            });
    Machine machine = new Machine(sketch.program(), MemoryModel.SC);
    Set<String> seen = new HashSet<>();
    new Exhaustive()
        .explore(
            machine, (m, _) -> seen.add(m.state().register(0, 0) + "" + m.state().register(0, 1)));
    assertEquals(Set.of("00", "01", "10", "11", "20", "21"), seen);
  }

  @Test
  void aProgramWithoutEventsHasOneExecution() {
    Machine machine = new Machine(new Sketch().thread(_ -> {}).program(), MemoryModel.PSO);
    for (Explorer e : new Explorer[] {new Exhaustive(), new OptimalDpor(), new SourceDpor()}) {
      assertEquals(1, e.explore(machine, (_, _) -> true).executions());
    }
  }
}
