// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static dev.heddle.oracle.Sketch.equal;
import static dev.heddle.oracle.Sketch.number;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.Technique;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Expression.Register;
import dev.heddle.program.Order;
import dev.heddle.program.Program;
import dev.heddle.program.UpdateOperator;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.session.SearchLimits;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Threads that store what they read where no other thread looks before it has joined them. */
class ConfinedLocationsTest {
  private static final int PROGRAMS = Integer.getInteger("heddle.programs", 25);
  private static final long SEED = Long.getLong("heddle.seed", 1);
  private static final int WRITERS = 5;
  private static final Plan WITHOUT = Plan.FULL.without(Technique.CONFINED_LOCATIONS);

  private static Verdict ask(Program program, MemoryModel model, Plan plan, long most) {
    SearchLimits limits =
        new SearchLimits(most, Asking.LIMITS.time(), Check.DEPTH, Asking.LIMITS.rounds());
    return Check.ask(
        new CheckQuestion(
            program,
            model,
            Algorithm.OPTIMAL,
            limits,
            Set.of(),
            ErrorPolicy.ALL,
            Liveness.MAIN,
            plan));
  }

  /** Functions 0 to 4 store to x; more follow. */
  private static Sketch writers(Consumer<Sketch.Code> reader) {
    Sketch sketch = new Sketch("x", "kept", "other").alone();
    for (int i = 1; i <= WRITERS; i++) {
      int value = i;
      sketch.function(f -> f.store("x", value));
    }
    return sketch.function(reader);
  }

  private static void startWriters(Sketch.Code main) {
    for (int i = 0; i < WRITERS; i++) {
      main.spawn(i);
    }
  }

  private static void keep(Sketch.Code f) {
    f.raw.store(f.address("kept"), f.load("x"), 4, Order.PLAIN);
  }

  /** As many executions as if the reader discarded what it reads. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void aReaderMayStoreWhatItReads(MemoryModel model) {
    Program program =
        writers(ConfinedLocationsTest::keep)
            .thread(main -> {
              startWriters(main);
              main.join(main.spawn(WRITERS));
              main.raw.check(atMost(main, "kept", WRITERS), "kept is at most 5");
            })
            .program();
    Verdict verdict = ask(program, model, Plan.FULL, Long.MAX_VALUE);
    assertEquals(Verdict.Answer.PASS, verdict.answer());
    assertEquals(WRITERS + 1, verdict.counts().executions());
  }

  private static Register atMost(Sketch.Code f, String variable, int most) {
    Register holds = f.register(1);
    Register value = f.load(variable);
    f.raw.assign(holds, new Expression.Comparison(ComparisonOperator.ULE, value, number(most)));
    return holds;
  }

  /** Programs in which the memory is not confined, or its value matters. */
  static Stream<Arguments> programs() {
    return Stream.of(
            writers(ConfinedLocationsTest::keep)
                .thread(main -> {
                  startWriters(main);
                  main.spawn(WRITERS);
                  main.raw.check(equal(main.load("kept"), 0), "read before a join");
                }),
            writers(ConfinedLocationsTest::keep)
                .thread(main -> {
                  startWriters(main);
                  main.spawn(WRITERS);
                  main.join(main.spawn(WRITERS));
                  main.raw.check(atMost(main, "kept", 3), "two readers store there");
                }),
            writers(ConfinedLocationsTest::keep)
                .function(f -> f.raw.check(atMost(f, "kept", 3), "a later thread reads it"))
                .thread(main -> {
                  startWriters(main);
                  main.join(main.spawn(WRITERS));
                  main.join(main.spawn(WRITERS + 1));
                }),
            writers(
                    f -> {
                      keep(f);
                      f.raw.check(atMost(f, "kept", 4), "the reader reads it again");
                    })
                .thread(main -> {
                  startWriters(main);
                  main.spawn(WRITERS);
                }),
            writers(ConfinedLocationsTest::keep)
                .thread(main -> {
                  startWriters(main);
                  Register reader = main.spawn(WRITERS);
                  main.store("kept", 7);
                  main.join(reader);
                  main.raw.check(atMost(main, "kept", 5), "a store races with it");
                }),
            writers(ConfinedLocationsTest::keep)
                .thread(main -> {
                  startWriters(main);
                  Register reader = main.spawn(WRITERS);
                  main.raw.store(main.address("kept"), Expression.constant(9, 8), 1, Order.PLAIN);
                  main.join(reader);
                  main.raw.check(atMost(main, "kept", 5), "a smaller store races with it");
                }),
            writers(ConfinedLocationsTest::keep)
                .thread(main -> {
                  startWriters(main);
                  Register reader = main.spawn(WRITERS);
                  Register old = main.register();
                  main.raw.locked(old, UpdateOperator.ADD, main.address("kept"), number(1));
                  main.join(reader);
                  main.raw.check(atMost(main, "kept", 5), "an update races with it");
                }),
            writers(
                    f -> {
                      f.raw.locked(f.register(), UpdateOperator.ADD, f.address("other"), number(1));
                      keep(f);
                    })
                .thread(main -> {
                  main.store("kept", 1);
                  startWriters(main);
                  main.join(main.spawn(WRITERS));
                  main.raw.check(atMost(main, "kept", 4), "its start and its join order it");
                  main.store("other", 1);
                }))
        .flatMap(s -> Machine.MODELS.stream().map(model -> Arguments.of(s.program(), model)));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void theErrorsAreTheSame(Program program, MemoryModel model) {
    Verdict expected = ask(program, model, WITHOUT, Long.MAX_VALUE);
    assertEquals(1, expected.findings().size());
    for (Plan plan : List.of(Plan.FULL, Plan.TRACES)) {
      Verdict verdict = ask(program, model, plan, Long.MAX_VALUE);
      assertEquals(flaws(expected), flaws(verdict));
      for (Finding f : verdict.findings()) {
        assertTrue(
            Replayed.of(Asking.of(program, model).question(), f.schedule())
                .flaws()
                .contains(f.flaw()));
      }
    }
  }

  private static List<String> flaws(Verdict verdict) {
    return verdict.findings().stream().map(f -> f.flaw().toString()).sorted().toList();
  }

  /** The same executions and errors, with the same witnesses. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("shapes")
  void nothingElseChanges(Shape shape, MemoryModel model) {
    Random random = new Random(SEED);
    int fewer = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      Plan traces = Plan.TRACES.without(Technique.CONFINED_LOCATIONS);
      Verdict expected = ask(program, model, traces, 3_000);
      if (expected.limits().isEmpty()) {
        Verdict verdict = ask(program, model, Plan.TRACES, Long.MAX_VALUE);
        assertEquals(expected.counts(), verdict.counts(), program::toString);
        assertEquals(expected.findings(), verdict.findings(), program::toString);
        fewer += verdict.effort().steps() < expected.effort().steps() ? 1 : 0;
      }
    }
    assertTrue(shape.minThreads() < 3 || fewer > 0, "no location is confined");
  }

  static Stream<Arguments> shapes() {
    return Stream.of(
            Shape.KEEPERS.withThreads(3, 5).withOperations(18),
            Shape.SPAWNED_KEEPERS.withThreads(1, 2).withOperations(22))
        .flatMap(shape -> Machine.MODELS.stream().map(model -> Arguments.of(shape, model)));
  }
}
