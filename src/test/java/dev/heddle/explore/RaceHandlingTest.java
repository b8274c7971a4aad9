// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.oracle.Model;
import dev.heddle.oracle.ProgramSource;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.oracle.Shrinker;
import dev.heddle.program.Program;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Races are handled again only while the decision about them could change. Whether that is enough
 * shows only in programs too large for brute force, so the published way, which handles all races
 * of every execution, is the yardstick here.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class RaceHandlingTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 50);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  static final int EXECUTIONS = 500;

  /** Four or five threads, three locations: where handling new races only loses most. */
  static final List<Shape> LARGE =
      Stream.of(
              Shape.MANY_THREADS,
              Shape.STRAIGHT,
              Shape.ATOMICS,
              Shape.LOCKS,
              Shape.CHOICE,
              Shape.MIXED_SIZES,
              Shape.CELLS,
              Shape.OBJECTS,
              Shape.SPINNING)
          .map(s -> s.withThreads(4, 5).withLocations(3).withOperations(13))
          .toList();

  private static Stream<Arguments> shapesAndModels() {
    return LARGE.stream()
        .flatMap(shape -> Stream.of(Model.values()).map(model -> Arguments.of(shape, model)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("shapesAndModels")
  void unsettledRacesAreEnough(Shape shape, Model model) {
    Random random = new Random(SEED);
    int compared = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      String difference = Comparison.races(program, model, EXECUTIONS);
      if (difference != null) {
        compared++;
        assertEquals("", difference, () -> shrunk(program, model));
      }
    }
    assertTrue(compared > PROGRAMS / 2, compared + " compared");
  }

  private static String shrunk(Program program, Model model) {
    Program small =
        Shrinker.shrink(
            program,
            p -> {
              String difference = Comparison.races(p, model, EXECUTIONS);
              return difference != null && !difference.isEmpty();
            },
            3_000);
    return String.join("\n", model.toString(), small.toString(), ProgramSource.java(small));
  }
}
