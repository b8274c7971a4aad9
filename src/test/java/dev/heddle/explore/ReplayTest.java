// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.bench.Families;
import dev.heddle.explore.observe.ExecutionLimit;
import dev.heddle.explore.observe.Observer;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Ending;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import dev.heddle.trace.ShashaSnirTrace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** A schedule, written down and read again, leads any machine to the same execution. */
@Tag("slow")
class ReplayTest {
  private static final List<Shape> SHAPES = Shape.ALL;
  private static final int PROGRAMS = 40;
  private static final int EXECUTIONS = 30;
  private static final Program SB = Families.storeBufferRing(2);

  private record Seen(ShashaSnirTrace trace, Ending ending) {
    static Seen of(Machine m) {
      return new Seen(ShashaSnirTrace.of(m.execution(), m::threadName), Endings.of(m));
    }
  }

  @ParameterizedTest
  @FieldSource("SHAPES")
  void everyExecutionReplays(Shape shape) {
    Random random = new Random(1);
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      MemoryModel model = MemoryModel.values()[i % 3];
      Map<String, Seen> schedules = new LinkedHashMap<>();
      Observer observer = (m, _) -> schedules.put(Schedule.of(m).toString(), Seen.of(m)) == null;
      new OptimalDpor()
          .explore(new Machine(program, model), new ExecutionLimit(EXECUTIONS, observer));
      Machine one = new Machine(program, model);
      schedules.forEach((text, seen) -> {
        assertReplays(one, text, seen);
        assertReplays(new Machine(program, model), text, seen);
      });
    }
  }

  private static void assertReplays(Machine machine, String text, Seen expected) {
    Schedule schedule = Schedule.parse(text);
    assertEquals(text, schedule.toString());
    List<Seen> seen = new ArrayList<>();
    Statistics statistics =
        new Replay(schedule)
            .explore(
                machine,
                (m, complete) -> {
                  assertTrue(complete);
                  return seen.add(Seen.of(m));
                });
    assertEquals(List.of(expected), seen);
    assertEquals(schedule.steps().size(), statistics.events());
    assertEquals(1, statistics.executions());
    assertEquals(0, machine.execution().length());
  }

  @ParameterizedTest
  @CsvSource({
    "TSO, 0! 0! 1!, step 2: 0! is not possible",
    "TSO, 0 0, step 2: 0 is not possible",
    "SC, 0!, step 1: 0! is not possible",
    "PSO, 0!x0:4 0!x1:4, step 2: 0!x1:4 is not possible",
    "TSO, 2, step 1: 2 is not possible",
    "TSO, 0?1, step 1: 0?1 is not possible"
  })
  void aStepThatIsNotPossibleIsNamed(MemoryModel model, String schedule, String message) {
    Machine machine = new Machine(SB, model);
    Replay replay = new Replay(Schedule.parse(schedule));
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> replay.explore(machine, (_, _) -> true));
    assertEquals(message, e.getMessage());
  }

  @Test
  void aScheduleMayEndEarly() {
    boolean[] complete = {true};
    Statistics statistics =
        new Replay(Schedule.parse(" 0!  1 "))
            .explore(
                new Machine(SB, MemoryModel.TSO),
                (m, whole) -> {
                  complete[0] = whole;
                  return m.execution().length() == 2;
                });
    assertEquals(false, complete[0]);
    assertEquals(0, statistics.executions());
    assertEquals(1, statistics.cut());
  }

  /** Steps that are made several times in a row are written once, with a number. */
  @Test
  void repeatedStepsAreCounted() {
    Random random = new Random(11);
    List<String> names = List.of("0", "0.1", "0.1!", "0!x[1]:4", "0?2");
    for (int i = 0; i < 200; i++) {
      List<String> steps = new ArrayList<>();
      for (int n = random.nextInt(12); n > 0; n--) {
        steps.addAll(Collections.nCopies(1 + random.nextInt(12), names.get(random.nextInt(5))));
      }
      Schedule schedule = new Schedule(steps);
      assertEquals(schedule, Schedule.parse(schedule.toString()));
      assertEquals(schedule, Schedule.parse(String.join(" ", steps)));
      assertTrue(schedule.toString().length() <= String.join(" ", steps).length());
    }
    assertEquals("0*3 0.1 0*2", Schedule.parse("0 0 0 0.1 0 0").toString());
    assertEquals(List.of("0*0"), Schedule.parse("0*0").steps());
    assertEquals(List.of("0*99999999"), Schedule.parse("0*99999999").steps());
  }

  @Test
  void theEmptyScheduleIsASchedule() {
    assertEquals(List.of(), Schedule.parse(" ").steps());
    assertEquals("", new Schedule(List.of()).toString());
  }
}
