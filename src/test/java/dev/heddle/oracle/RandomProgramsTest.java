// SPDX-License-Identifier: Apache-2.0
package dev.heddle.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.program.Instruction;
import dev.heddle.program.Program;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

@Tag("slow")
class RandomProgramsTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 50);
  private static final int STATES = 20_000;

  /** What {@link FieldSource} looks for. */
  private static final List<Shape> SHAPES = Shape.ALL;

  private static final List<Shape> WAITING = List.of(Shape.HANDED_OVER, Shape.AFTER_ONLOOKERS);

  private static Stream<Program> programs(Shape shape, int count) {
    Random random = new Random(1);
    return Stream.generate(() -> RandomPrograms.next(random, shape)).limit(count);
  }

  @ParameterizedTest
  @FieldSource("SHAPES")
  void sameSeedSameProgram(Shape shape) {
    assertEquals(programs(shape, 20).toList(), programs(shape, 20).toList());
  }

  /**
   * Most are small enough, have several traces, and a weaker model has all of a stronger one,
   * unless they ask for the order of events, which is weaker there.
   */
  @ParameterizedTest
  @FieldSource("SHAPES")
  void programsAreSmallAndInteresting(Shape shape) {
    int finished = 0;
    int several = 0;
    int traces = 0;
    for (Program program : programs(shape, PROGRAMS).toList()) {
      Result sc = new BruteForce(program, Model.SC, STATES).run();
      Result tso = new BruteForce(program, Model.TSO, STATES).run();
      Result pso = new BruteForce(program, Model.PSO, STATES).run();
      if (!sc.tooLarge() && !tso.tooLarge() && !pso.tooLarge()) {
        if (shape != Shape.RENEWALS) {
          assertTrue(tso.signatures().containsAll(sc.signatures()), program::toString);
          assertTrue(pso.signatures().containsAll(tso.signatures()), program::toString);
        }
        finished++;
        several += tso.endings().size() > 1 ? 1 : 0;
        traces += tso.endings().size();
      }
    }
    assertTrue(finished >= PROGRAMS * 90 / 100, finished + " finished");
    assertTrue(several >= finished * share(shape) / 100, several + " with several traces");
    assertTrue(traces >= finished * 12, traces + " traces");
  }

  /** Threads that mostly wait, or stop at memory that is not there yet, meet less often. */
  private static int share(Shape shape) {
    return WAITING.contains(shape) ? 50 : 70;
  }

  /** But for what loops are bounded by. */
  @Test
  void everyKindOfInstructionOccurs() {
    Set<Class<?>> kinds =
        Shape.ALL.stream()
            .flatMap(shape -> programs(shape, 80))
            .flatMap(p -> p.functions().stream())
            .flatMap(f -> f.code().stream())
            .map(Object::getClass)
            .collect(Collectors.toSet());
    Set<Class<?>> others = Set.of(Instruction.LoopHead.class, Instruction.LoopLimit.class);
    Set<Class<?>> records =
        Stream.of(Instruction.class.getDeclaredClasses())
            .filter(Class::isRecord)
            .filter(c -> !others.contains(c))
            .collect(Collectors.toSet());
    assertEquals(records, kinds);
  }
}
