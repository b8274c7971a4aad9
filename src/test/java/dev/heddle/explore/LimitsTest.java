// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.Families;
import dev.heddle.explore.observe.DepthLimit;
import dev.heddle.explore.observe.ExecutionLimit;
import dev.heddle.explore.observe.MemoryLimit;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.explore.observe.Statistics.End;
import dev.heddle.explore.observe.TimeLimit;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

@Tag("slow")
class LimitsTest {
  private static final List<Explorer> EXPLORERS =
      List.of(new OptimalDpor(), new SourceDpor(), new Exhaustive());
  private static final List<Explorer> REDUCING = EXPLORERS.subList(0, 2);

  /** What the observer was shown. */
  private static final class Count implements Observer {
    private long complete;
    private long cut;
    private int longest;

    @Override
    public boolean onExecution(Machine machine, boolean whole) {
      complete += whole ? 1 : 0;
      cut += whole ? 0 : 1;
      longest = Math.max(longest, machine.execution().length());
      return true;
    }
  }

  /** One byte is too little for any search, and much is enough. */
  @ParameterizedTest
  @FieldSource("EXPLORERS")
  void theSearchStopsWhenItNeedsTooMuchMemory(Explorer explorer) {
    Count few = new Count();
    MemoryLimit little = new MemoryLimit(1, few);
    Machine machine = new Machine(Families.writers(6), MemoryModel.SC);
    assertEquals(End.STOPPED, explorer.explore(machine, little).end());
    assertTrue(little.isReached());
    Count all = new Count();
    MemoryLimit much = new MemoryLimit(Long.MAX_VALUE, new ExecutionLimit(5040, all));
    explorer.explore(new Machine(Families.writers(6), MemoryModel.SC), much);
    assertTrue(!much.isReached() && all.complete == 5040 && few.complete < 5040);
  }

  @ParameterizedTest
  @FieldSource("EXPLORERS")
  void theSearchStopsAfterSoManyExecutions(Explorer explorer) {
    Machine machine = new Machine(Families.writers(4), MemoryModel.TSO);
    Count count = new Count();
    Statistics statistics = explorer.explore(machine, new ExecutionLimit(7, count));
    assertEquals(7, count.complete);
    assertEquals(7, statistics.executions());
    assertEquals(End.STOPPED, statistics.end());
    assertEquals(0, machine.execution().length());
  }

  @ParameterizedTest
  @FieldSource("REDUCING")
  void aMachineCanBeSearchedAgainAfterALimit(Explorer explorer) {
    Machine machine = new Machine(Families.writers(4), MemoryModel.TSO);
    for (int most = 1; most < 120; most += 17) {
      explorer.explore(machine, new ExecutionLimit(most, new Count()));
      explorer.explore(machine, new DepthLimit(most % 5, new Count()));
      Statistics statistics = explorer.explore(machine, new Count());
      assertEquals(120, statistics.executions());
      assertEquals(End.EXHAUSTED, statistics.end());
    }
  }

  /** Nobody sees the execution, and although no other was begun the search is not complete. */
  @ParameterizedTest
  @FieldSource("REDUCING")
  void theSearchStopsInTheMiddleOfAnExecution(Explorer explorer) {
    Machine machine = new Machine(Families.writers(3), MemoryModel.SC);
    List<Boolean> seen = new ArrayList<>();
    Observer late =
        new Observer() {
          private int ticks;

          @Override
          public boolean tick(int events) {
            return ++ticks < 2;
          }

          @Override
          public boolean onExecution(Machine m, boolean complete) {
            return seen.add(complete);
          }
        };
    Statistics statistics = explorer.explore(machine, late);
    assertEquals(End.STOPPED, statistics.end());
    assertEquals(0, statistics.executions());
    assertEquals(List.of(), seen);
    assertEquals(0, machine.execution().length());
  }

  @ParameterizedTest
  @FieldSource("REDUCING")
  void theSearchStopsWhenItsTimeIsUp(Explorer explorer) {
    Machine machine = new Machine(Families.writers(9), MemoryModel.SC);
    Count count = new Count();
    Statistics statistics = explorer.explore(machine, new TimeLimit(Duration.ofMillis(20), count));
    assertEquals(End.STOPPED, statistics.end());
    assertTrue(count.complete < 3_628_800, count.complete + " executions");
    assertEquals(0, machine.execution().length());
    Statistics none =
        explorer.explore(
            new Machine(Families.writers(3), MemoryModel.SC),
            new TimeLimit(Duration.ofDays(1), new Count()));
    assertEquals(24, none.executions());
    assertEquals(End.EXHAUSTED, none.end());
  }

  /** Cut executions are counted and never shown as complete; the rest is found all the same. */
  @ParameterizedTest
  @FieldSource("EXPLORERS")
  void aDepthLimitCutsExecutions(Explorer explorer) {
    Program program = Families.storeBufferRing(3);
    int whole = 6;
    for (int most = 0; most < whole; most++) {
      Machine machine = new Machine(program, MemoryModel.TSO);
      Count count = new Count();
      Statistics statistics = explorer.explore(machine, new DepthLimit(most, count));
      assertEquals(0, count.complete);
      assertEquals(0, statistics.executions());
      assertTrue(statistics.cut() > 0);
      assertEquals(statistics.cut(), count.cut);
      assertTrue(count.longest <= most);
      assertEquals(0, machine.execution().length());
    }
    Count count = new Count();
    Machine machine = new Machine(program, MemoryModel.TSO);
    Statistics statistics = explorer.explore(machine, new DepthLimit(whole, count));
    assertEquals(0, statistics.cut());
    assertTrue(statistics.executions() >= 8);
  }

  /** Some executions are shorter than the limit: no trace is shown that is none. */
  @Test
  void belowADepthLimitOnlyRealTracesAreShown() {
    Random random = new Random(4);
    for (int i = 0; i < 100; i++) {
      Program program = RandomPrograms.next(random, Shape.BRANCHES.withOperations(8));
      MemoryModel model = MemoryModel.values()[i % 3];
      Exploration all = Exploration.of(program, model, new OptimalDpor(), 5_000);
      for (Explorer explorer : REDUCING) {
        Set<String> some = new HashSet<>();
        explorer.explore(
            new Machine(program, model),
            new DepthLimit(
                5,
                (m, complete) -> {
                  if (complete) {
                    some.add(
                        dev.heddle.trace.ShashaSnirTrace.of(m.execution(), m::threadName)
                            .signature());
                  }
                  return true;
                }));
        assertTrue(all.endings().keySet().containsAll(some), program::toString);
      }
    }
  }

  /** A search with too small a tree ends, says so, and has shown nothing wrong. */
  @Test
  void treesHaveABudget() {
    Program program = Families.readers(8);
    Machine machine = new Machine(program, MemoryModel.SC);
    Count count = new Count();
    Statistics statistics = new OptimalDpor(10, 64).explore(machine, count);
    assertEquals(End.OUTGROWN, statistics.end());
    assertTrue(count.complete < 256);
    assertEquals(0, machine.execution().length());
  }

  /** The same search twice: the same schedules in the same order, on any machine. */
  @ParameterizedTest
  @FieldSource("EXPLORERS")
  void searchesAreDeterministic(Explorer explorer) {
    Random random = new Random(3);
    for (Shape shape : Shape.ALL) {
      for (int i = 0; i < 10; i++) {
        Program program = RandomPrograms.next(random, shape);
        for (MemoryModel model : Machine.MODELS) {
          Machine machine = new Machine(program, model);
          List<String> first = schedules(explorer, machine);
          assertEquals(first, schedules(explorer, new Machine(program, model)));
        }
      }
    }
  }

  private static List<String> schedules(Explorer explorer, Machine machine) {
    List<String> all = new ArrayList<>();
    explorer.explore(
        machine, new ExecutionLimit(200, (m, _) -> all.add(Schedule.of(m).toString())));
    return all;
  }

  @Test
  void modelsHaveTheSameNamesHereAndInTheOracle() {
    assertEquals(
        Stream.of(Model.values()).map(Enum::name).toList(),
        Machine.MODELS.stream()
            .filter(m -> m != MemoryModel.PSO_SPARC) // the litmus oracle has that
            .map(Enum::name)
            .toList());
  }
}
