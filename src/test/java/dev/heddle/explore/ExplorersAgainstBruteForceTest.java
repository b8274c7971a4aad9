// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.heddle.explore.observe.Statistics;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.ProgramSource;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.oracle.Shrinker;
import dev.heddle.program.Program;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random programs of every shape under every model: the explorers find exactly the traces that
 * brute force finds. {@code -Dheddle.programs=N} takes N programs of each shape under each model
 * instead of 60, {@code -Dheddle.seed=S} other ones.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class ExplorersAgainstBruteForceTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 60);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int STATES = 8_000;

  /** Few enough states to run every interleaving. */
  private static final int TINY = 120;

  private static final int INTERLEAVINGS = 4_000;
  private static final int TRIES = 3_000;

  private static Stream<Arguments> shapesAndModels() {
    return Shape.ALL.stream()
        .flatMap(shape -> Stream.of(Model.values()).map(model -> Arguments.of(shape, model)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("shapesAndModels")
  void explorersFindEveryTrace(Shape shape, Model model) {
    Random random = new Random(SEED);
    int compared = 0;
    int several = 0;
    int tiny = 0;
    for (int i = 0; i < 2 * PROGRAMS && compared < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      Result expected = new BruteForce(program, model, STATES).run();
      if (expected.tooLarge()) {
        continue;
      }
      compared++;
      several += expected.endings().size() > 1 ? 1 : 0;
      String difference = difference(program, model, expected);
      if (!difference.isEmpty()) {
        report(program, model, difference);
      }
      if (expected.states() <= TINY && interleavingsAgree(program, model, expected)) {
        tiny++;
      }
    }
    assertEquals(PROGRAMS, compared, "programs small enough to compare");
    assertTrue(several > PROGRAMS / 2, several + " of them with several traces");
    assertTrue(tiny > 0, "none with all interleavings");
  }

  private static String difference(Program program, Model model, Result expected) {
    try {
      String optimal = Comparison.optimal(program, model, expected);
      String deferred = Comparison.deferredReads(program, model, expected);
      String source = Comparison.source(program, model, expected);
      return (optimal.isEmpty() ? "" : "optimal: " + optimal)
          + (deferred == null || deferred.isEmpty() ? "" : "deferred reads: " + deferred)
          + (source.isEmpty() ? "" : "source: " + source);
    } catch (RuntimeException | AssertionError e) {
      return e.toString();
    }
  }

  /** Whether there were few enough of them. */
  private static boolean interleavingsAgree(Program program, Model model, Result expected) {
    MemoryModel same = MemoryModel.valueOf(model.name());
    Exploration all = Exploration.of(program, same, new Exhaustive(), INTERLEAVINGS);
    if (all.statistics().end() == Statistics.End.STOPPED) {
      return false;
    }
    assertEquals("", Comparison.traces(all, expected), program::toString);
    return true;
  }

  private static void report(Program program, Model model, String difference) {
    Program small = Shrinker.shrink(program, p -> differs(p, model), TRIES);
    Result expected = new BruteForce(small, model, STATES).run();
    fail(
        String.join(
            "\n",
            model.toString(),
            difference,
            "shrunk: " + difference(small, model, expected),
            small.toString(),
            ProgramSource.java(small)));
  }

  private static boolean differs(Program program, Model model) {
    Result expected = new BruteForce(program, model, STATES).run();
    return !expected.tooLarge() && !difference(program, model, expected).isEmpty();
  }
}
