// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Exhaustive;
import dev.heddle.explore.OptimalDpor;
import dev.heddle.explore.observe.ExecutionLimit;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What holds of the traces of every program. */
@Tag("slow")
class TraceLawsTest {
  private static final List<Shape> SHAPES = Shape.ALL;

  /** Without threads that stop: one that stopped under SC may go further under TSO, or not. */
  private static final List<Shape> PLAIN =
      List.of(Shape.STRAIGHT, Shape.ATOMICS, Shape.MIXED_SIZES, Shape.SPAWN_JOIN);

  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 20);
  private static final int EXECUTIONS = 400;

  /** Equal chronological traces are those with equal Shasha-Snir traces; and none is cyclic. */
  @ParameterizedTest
  @FieldSource("SHAPES")
  void chronologicalTracesAreAsFineAsShashaSnirTraces(Shape shape) {
    Random random = new Random(1);
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape.withOperations(7));
      MemoryModel model = MemoryModel.values()[i % 3];
      Map<String, ChronologicalTrace> one = new HashMap<>();
      Map<ChronologicalTrace, String> back = new HashMap<>();
      Machine machine = new Machine(program, model);
      new Exhaustive()
          .explore(
              machine,
              new ExecutionLimit(
                  EXECUTIONS,
                  (m, _) -> {
                    ChronologicalTrace fine = ChronologicalTrace.of(m.execution(), m::threadName);
                    String coarse = ShashaSnirTrace.of(m.execution(), m::threadName).signature();
                    assertEquals(one.computeIfAbsent(coarse, _ -> fine), fine, program::toString);
                    assertEquals(
                        back.computeIfAbsent(fine, _ -> coarse), coarse, program::toString);
                    assertEquals(List.of(), Cycle.shortest(fine.edges()), program::toString);
                    return true;
                  }));
    }
  }

  /** Robustness, seen twice: a trace has a cycle iff no SC execution has the same trace. */
  @ParameterizedTest
  @FieldSource("PLAIN")
  void aTraceIsCyclicIffItIsNotOfSc(Shape shape) {
    Random random = new Random(2);
    int relaxed = 0;
    for (int i = 0; i < 2 * PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      Set<String> sc = new HashSet<>();
      boolean finished =
          explore(
              program,
              MemoryModel.SC,
              trace -> {
                sc.add(trace.signature());
                assertEquals(List.of(), trace.cycle(), program::toString);
              });
      int[] cyclic = {0};
      for (MemoryModel model : List.of(MemoryModel.TSO, MemoryModel.PSO)) {
        finished =
            finished
                && explore(
                    program,
                    model,
                    trace -> {
                      cyclic[0] += trace.cycle().isEmpty() ? 0 : 1;
                      assertEquals(
                          sc.contains(trace.signature()),
                          trace.cycle().isEmpty(),
                          () -> model + "\n" + trace + "\n" + program);
                    });
      }
      relaxed += cyclic[0] > 0 ? 1 : 0;
    }
    assertTrue(relaxed > PROGRAMS / 10, relaxed + " programs are not robust");
  }

  /** Whether all executions were seen. */
  private static boolean explore(
      Program program, MemoryModel model, java.util.function.Consumer<ShashaSnirTrace> each) {
    Statistics statistics =
        new OptimalDpor()
            .explore(
                new Machine(program, model),
                new ExecutionLimit(
                    EXECUTIONS,
                    (m, _) -> {
                      each.accept(ShashaSnirTrace.of(m.execution(), m::threadName));
                      return true;
                    }));
    return statistics.end() == Statistics.End.EXHAUSTED;
  }
}
