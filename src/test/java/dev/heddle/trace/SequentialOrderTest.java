// SPDX-License-Identifier: Apache-2.0
package dev.heddle.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.OptimalDpor;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Executions without a cycle in their Shasha-Snir trace are recognised, and no others. {@code
 * -Dheddle.programs=N} takes N programs of each shape.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class SequentialOrderTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 20);
  private static final int MOST = 300;

  @ParameterizedTest
  @EnumSource(
      value = MemoryModel.class,
      names = {"SC", "TSO", "PSO"})
  void agreesWithTheTrace(MemoryModel model) {
    Random random = new Random(1);
    int[] count = new int[2];
    int[] unknown = new int[1];
    for (Shape shape : Shape.ALL) {
      for (int i = 0; i < PROGRAMS; i++) {
        Program program = RandomPrograms.next(random, shape);
        int[] seen = new int[1];
        new OptimalDpor()
            .explore(
                machine(program, model),
                (m, complete) -> {
                  compare(m, complete, count, unknown);
                  return ++seen[0] < MOST;
                });
      }
    }
    assertTrue(count[1] > 10_000, "without a cycle: " + count[1]);
    assertEquals(model == MemoryModel.SC, count[0] == 0, "with a cycle: " + count[0]);
    assertTrue(unknown[0] < count[1], "not known: " + unknown[0]);
  }

  private static void compare(Machine machine, boolean complete, int[] count, int[] unknown) {
    if (!complete) {
      return;
    }
    dev.heddle.trace.Execution x = machine.execution();
    List<Edge> cycle = ShashaSnirTrace.of(x, machine::threadName).cycle();
    boolean exists = SequentialOrder.exists(x);
    boolean mayDiffer = x.locations().mixed() || hasObjects(x);
    if (mayDiffer) {
      assertTrue(!exists || cycle.isEmpty());
      unknown[0] += cycle.isEmpty() && !exists ? 1 : 0;
    } else {
      assertEquals(cycle.isEmpty(), exists, () -> cycle + "\n" + machine.program());
      count[exists ? 1 : 0]++;
    }
  }

  private static boolean hasObjects(dev.heddle.trace.Execution x) {
    for (int d = 0; d < x.length(); d++) {
      if (Kind.isOperation(x.kind(d)) && x.locations().isObject(x.location(d))) {
        return true;
      }
    }
    return false;
  }

  private static Machine machine(Program program, MemoryModel model) {
    MachineOptions options = MachineOptions.STATES.showingOrder();
    return new Machine(program, model, OutputListener.NONE, new SharedNumbers(), options);
  }
}
