// SPDX-License-Identifier: Apache-2.0
package dev.heddle.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.Technique;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.BruteForce.Result;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.ProgramSource;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.FunctionBuilder;
import dev.heddle.program.Program;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Where accesses of confined locations are no events, each trace is explored once, and completing
 * an execution by these accesses gives an execution of the program with the same end. {@code
 * -Dheddle.programs=N} takes N programs of each shape under each model, {@code -Dheddle.seed=S}
 * other ones.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class ConfinedLocationsAgainstBruteForceTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 60);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int STATES = 12_000;

  private static Stream<Arguments> shapesAndModels() {
    List<Shape> others =
        List.of(
            Shape.ONLOOKERS,
            Shape.AFTER_ONLOOKERS,
            Shape.SPAWN_JOIN,
            Shape.JOIN_ROWS,
            Shape.CALLS,
            Shape.HANDED_OVER,
            Shape.MIXED_SIZES,
            Shape.RENEWALS);
    return Stream.concat(Shape.KEEPING.stream(), others.stream())
        .flatMap(shape -> Stream.of(Model.values()).map(model -> Arguments.of(shape, model)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("shapesAndModels")
  void everyTraceOnceAndEveryEnd(Shape shape, Model model) {
    Random random = new Random(SEED);
    int compared = 0;
    int confined = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      Plan plan = random.nextBoolean() ? Plan.TRACES : withoutSome(random);
      int observed = 1 + random.nextInt(3);
      Result expected = new BruteForce(program, model, STATES).run();
      if (!expected.tooLarge()) {
        compared++;
        ConfinedExploration optimal =
            exploration(program, model, new OptimalDpor(), plan, observed);
        ConfinedExploration source = exploration(program, model, new SourceDpor(), plan, observed);
        String difference =
            Comparison.optimal(optimal.explore(), expected)
                + Comparison.traces(source.explore(), expected);
        assertEquals(
            "", difference, () -> plan + "\n" + program + "\n" + ProgramSource.java(program));
        confined += optimal.isConfined() ? 1 : 0;
      }
    }
    assertTrue(compared > PROGRAMS / 4, compared + " programs are small enough");
    boolean keeps = Shape.KEEPING.contains(shape);
    assertTrue(!keeps || confined > compared / 8, confined + " of " + compared);
  }

  /** A thread joins another one in some executions only, and then always reads what that stored. */
  @ParameterizedTest
  @EnumSource(Model.class)
  void lastAccessesAreUndone(Model model) {
    Program program =
        new Sketch("x", "kept")
            .function(f -> f.store("kept", 1))
            .thread(t -> {
              Register child = t.spawn(0);
              FunctionBuilder.Label join = t.raw.label("join");
              FunctionBuilder.Label end = t.raw.label("end");
              t.raw.branch(Sketch.equal(t.load("x"), 0), join, end);
              t.raw.place(join);
              t.join(child);
              t.raw.place(end);
              t.load("kept");
            })
            .thread(t -> t.store("x", 1))
            .program();
    Result expected = new BruteForce(program, model, STATES).run();
    for (int observed = 1; observed <= 3; observed++) {
      ConfinedExploration seen =
          exploration(program, model, new OptimalDpor(), Plan.TRACES, observed);
      assertEquals("", Comparison.optimal(seen.explore(), expected));
      assertFalse(seen.isConfined());
    }
  }

  private static Plan withoutSome(Random random) {
    Plan plan = Plan.TRACES;
    for (Technique t :
        List.of(
            Technique.SETTLED_RACES,
            Technique.DEFERRED_READS,
            Technique.REMEMBERED_JOINS,
            Technique.DEFERRED_JOINS)) {
      plan = random.nextBoolean() ? plan : plan.without(t);
    }
    return plan;
  }

  private static ConfinedExploration exploration(
      Program program, Model model, Explorer explorer, Plan plan, int observed) {
    MemoryModel same = MemoryModel.valueOf(model.name());
    return new ConfinedExploration(program, same, explorer, plan, observed);
  }
}
