// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.Technique;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.ProgramSource;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each technique can be switched off alone and with any others, and no answer changes. {@code
 * -Dheddle.plans=N} takes N programs of each shape under each model instead of 40, {@code
 * -Dheddle.seed=S} other ones.
 */
@Execution(ExecutionMode.CONCURRENT)
class PlansAgainstBruteForceTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.plans", 40);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int STATES = 8_000;

  private static Stream<Arguments> shapesAndModels() {
    return Shape.ALL.stream()
        .flatMap(shape -> Stream.of(Model.values()).map(model -> Arguments.of(shape, model)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("shapesAndModels")
  void anyPlanFindsEveryTrace(Shape shape, Model model) {
    Random random = new Random(SEED);
    int compared = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      Plan plan = i == 0 ? withoutAll() : next(random);
      Result expected = new BruteForce(program, model, STATES).run();
      if (!expected.tooLarge()) {
        compared++;
        assertEquals(
            "",
            Comparison.planned(program, model, expected, plan),
            () -> plan + "\n" + program + "\n" + ProgramSource.java(program));
      }
    }
    assertTrue(compared > 0, "no program is small enough");
  }

  /** Searches of loops that wait end by {@link Technique#ROUNDS}, so that one stays. */
  private static Plan withoutAll() {
    return new Plan(EnumSet.complementOf(EnumSet.of(Technique.ROUNDS)));
  }

  private static Plan next(Random random) {
    Set<Technique> off = EnumSet.noneOf(Technique.class);
    for (Technique technique : Technique.values()) {
      if (technique != Technique.ROUNDS && random.nextBoolean()) {
        off.add(technique);
      }
    }
    return new Plan(off);
  }
}
