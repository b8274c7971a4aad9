// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.states.Fate;
import dev.heddle.explore.states.PreemptionSearch;
import dev.heddle.explore.states.PreemptionSearch.Outcome;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.MachineOptions;
import dev.heddle.machine.plan.OutputListener;
import dev.heddle.machine.state.SharedNumbers;
import dev.heddle.machine.state.StateNumbers;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each bound leads to the states to which all schedules within the bound lead, one after the other,
 * without remembering states. {@code -Dheddle.programs=N} takes N programs of each shape.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class PreemptionSearchTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 60);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int DEPTH = 1_000;
  private static final int OPERATIONS = 10;
  private static final long MOST_STEPS = 300_000;

  /** All schedules of a machine. */
  private static final class Schedules {
    private final Machine machine;
    private final StateNumbers numbers;

    /** By state: with how few preemptions a schedule leads there. */
    private final Map<Integer, Integer> fewest = new HashMap<>();

    private long steps;

    /** Whether the numbers of states say all that decides what follows. */
    private boolean areComparable = true;

    Schedules(Machine machine) {
      this.machine = machine;
      this.numbers = machine.numberStates();
    }

    /**
     * @param last the thread that moved last, or -1
     */
    void explore(int last, int preemptions) {
      fewest.merge(numbers.number(), preemptions, Math::min);
      areComparable &= numbers.determineFuture();
      for (int lane = 0; lane < machine.laneWords() * Long.SIZE && steps < MOST_STEPS; lane++) {
        if (machine.isEnabled(lane)) {
          move(lane, last, preemptions);
        }
      }
    }

    private void move(int lane, int last, int preemptions) {
      int thread = machine.threadOf(lane);
      boolean isCommit = machine.laneOf(thread) != lane;
      boolean preempts =
          !isCommit && last >= 0 && last != thread && machine.isEnabled(machine.laneOf(last));
      int then = isCommit ? last : thread;
      for (int c = 0; c < Math.max(1, machine.alternatives(lane)); c++) {
        steps++;
        machine.step(lane, c);
        explore(then, preempts ? preemptions + 1 : preemptions);
        machine.undo();
      }
    }
  }

  private static Machine machine(Program program, Model model) {
    return new Machine(
        program,
        MemoryModel.valueOf(model.name()),
        OutputListener.NONE,
        new SharedNumbers(),
        MachineOptions.STATES.with(StateNumbers.PLAN));
  }

  private static Stream<Arguments> shapesAndModels() {
    return Stream.of(
            Shape.STRAIGHT,
            Shape.BRANCHES,
            Shape.ATOMICS,
            Shape.LOCKS,
            Shape.CHOICE,
            Shape.SEMAPHORES,
            Shape.SPAWN_JOIN,
            Shape.RENEWALS,
            Shape.BARRIERS)
        .flatMap(shape -> Stream.of(Model.values()).map(model -> Arguments.of(shape, model)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("shapesAndModels")
  void statesOfEachBound(Shape shape, Model model) {
    Random random = new Random(SEED);
    int compared = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape.withOperations(OPERATIONS));
      Schedules schedules = new Schedules(machine(program, model));
      schedules.explore(-1, 0);
      if (schedules.steps < MOST_STEPS && schedules.areComparable) {
        compared++;
        compare(program, model, schedules);
      }
    }
    assertTrue(compared > PROGRAMS / 10, compared + " programs are small enough");
  }

  private static void compare(Program program, Model model, Schedules schedules) {
    PreemptionSearch search =
        new PreemptionSearch(
            machine(program, model), OptionalLong.empty(), (_, _) -> Fate.END, DEPTH);
    Outcome outcome = Outcome.BOUNDED;
    for (int bound = 0; outcome == Outcome.BOUNDED; bound++) {
      outcome = search.search(bound, () -> true);
      int within = bound;
      long expected = schedules.fewest.values().stream().filter(p -> p <= within).count();
      assertEquals(expected, search.states(), () -> within + " preemptions\n" + program);
    }
    assertEquals(Outcome.COMPLETE, outcome);
    assertEquals(schedules.fewest.size(), search.states(), program::toString);
  }
}
