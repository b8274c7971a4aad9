// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Schedule;
import dev.heddle.limit.Limit;
import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.Plan;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Liveness;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.session.SearchLimits;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Shorter schedules show the same errors. */
@Tag("slow")
class ShortestScheduleTest {
  private static final int PROGRAMS = Integer.getInteger("agreement.programs", 40);

  private static CheckQuestion question(Program program, MemoryModel model) {
    SearchLimits limits = SearchLimits.DEFAULT.by(1);
    return new CheckQuestion(
        program,
        model,
        Algorithm.OPTIMAL,
        limits,
        Set.of(),
        ErrorPolicy.ALL,
        Liveness.MAIN,
        Plan.TRACES);
  }

  /** The number of steps that follow one of another thread, counted apart from the search. */
  private static int switches(String schedule) {
    List<String> threads =
        Schedule.parse(schedule).steps().stream().map(s -> s.replaceAll("[!?].*", "")).toList();
    int switches = 0;
    for (int i = 1; i < threads.size(); i++) {
      switches += threads.get(i).equals(threads.get(i - 1)) ? 0 : 1;
    }
    return switches;
  }

  private static String randomSchedule(CheckQuestion q, Random random) {
    Machine machine = AnalysedMachine.of(q, new OutputRecorder()).machine();
    List<Integer> lanes = enabled(machine);
    while (!lanes.isEmpty() && machine.execution().length() < 200) {
      int lane = lanes.get(random.nextInt(lanes.size()));
      machine.step(lane, random.nextInt(Math.max(1, machine.alternatives(lane))));
      lanes = enabled(machine);
    }
    return Schedule.of(machine).toString();
  }

  private static List<Integer> enabled(Machine machine) {
    return IntStream.range(0, machine.laneWords() * 64)
        .filter(l -> (machine.enabled(l / 64) >>> l % 64 & 1) != 0)
        .boxed()
        .toList();
  }

  @ParameterizedTest
  @EnumSource(
      value = MemoryModel.class,
      names = {"SC", "TSO", "PSO"})
  void theyShowTheSameErrorWithNoMoreSwitches(MemoryModel model) {
    Random random = new Random(model.name().hashCode());
    int errors = 0;
    int shorter = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Shape shape = Shape.ALL.get(random.nextInt(Shape.ALL.size()));
      Program program = RandomPrograms.next(random, shape.withOperations(8));
      CheckQuestion q = question(program, model);
      for (int run = 0; run < 20; run++) {
        String schedule = randomSchedule(q, random);
        List<Finding> found =
            Replayed.of(q, schedule).flaws().stream()
                .map(flaw -> new Finding(flaw, schedule))
                .toList();
        Verdict v = Verdict.stopped("", q.algorithm(), Limit.Budget.TIME).withFindings(found);
        Verdict minimal = ShortestSchedule.of(q, v);
        assertEquals(v.findings().size(), minimal.findings().size());
        for (int f = 0; f < v.findings().size(); f++) {
          Finding before = v.findings().get(f);
          Finding after = minimal.findings().get(f);
          assertEquals(before.flaw(), after.flaw());
          assertTrue(
              Replayed.of(q, after.schedule()).flaws().contains(after.flaw()),
              () -> before + " became " + after + "\n" + program);
          assertTrue(
              switches(after.schedule()) <= switches(before.schedule()),
              () -> before + " became " + after + "\n" + program);
          errors++;
          shorter += after.schedule().equals(before.schedule()) ? 0 : 1;
        }
        assertEquals(minimal.findings(), ShortestSchedule.of(q, v).findings());
      }
    }
    assertTrue(errors > 10 && shorter > 5, shorter + " of " + errors);
  }
}
