// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

@Tag("slow")
class ShrinkerTest {
  private static final int TRIES = 5_000;

  /** With a single variable there is nothing that SC has not, unless in parts. */
  private static final List<Shape> SHAPES =
      Shape.ALL.stream().filter(s -> s.locations() > 1 || s.mixedSizes()).toList();

  private static boolean isRelaxed(Program program) {
    Result sc = new BruteForce(program, Model.SC, 20_000).run();
    Result tso = new BruteForce(program, Model.TSO, 20_000).run();
    return !sc.tooLarge() && !tso.tooLarge() && tso.endings().size() > sc.endings().size();
  }

  private static Program relaxed(Shape shape) {
    Random random = new Random(3);
    return Stream.generate(() -> RandomPrograms.next(random, shape))
        .limit(TRIES)
        .filter(ShrinkerTest::isRelaxed)
        .findFirst()
        .orElseThrow();
  }

  /** What is not SC needs at least two threads with two accesses each. */
  @ParameterizedTest
  @FieldSource("SHAPES")
  void findsTheCoreOfARelaxedProgram(Shape shape) {
    Program program = relaxed(shape);
    Program small = Shrinker.shrink(program, ShrinkerTest::isRelaxed, TRIES);
    assertTrue(isRelaxed(small));
    assertTrue(size(small) <= 9, small::toString);
    assertIsMinimal(small);
    assertEquals(small, Shrinker.shrink(program, ShrinkerTest::isRelaxed, TRIES));
  }

  private static void assertIsMinimal(Program small) {
    for (int f = 0; f < small.functions().size(); f++) {
      for (int i = 0; i < small.functions().get(f).code().size() - 1; i++) {
        assertFalse(isRelaxed(Programs.withoutCode(small, f, i, i + 1)), small::toString);
      }
    }
  }

  private static long size(Program program) {
    return program.functions().stream()
        .flatMap(f -> f.code().stream())
        .filter(i -> !(i instanceof Instruction.Return))
        .count();
  }

  @ParameterizedTest
  @FieldSource("SHAPES")
  void everythingGoesWhenEverythingFails(Shape shape) {
    Program small = Shrinker.shrink(relaxed(shape), _ -> true, TRIES);
    assertEquals(1, small.threads().size());
    assertEquals(1, small.functions().size());
    assertEquals(0, size(small));
    assertEquals(List.of(), small.globals());
  }

  @ParameterizedTest
  @FieldSource("SHAPES")
  void triesAreBounded(Shape shape) {
    AtomicInteger calls = new AtomicInteger();
    Program program = relaxed(shape);
    Shrinker.shrink(program, _ -> calls.incrementAndGet() > 0, 5);
    assertEquals(5, calls.get());
  }
}
