// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.Machine;
import dev.heddle.machine.plan.Plan;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.program.Program;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.session.SearchLimits;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * The errors of random programs: every search finds the same ones, in as many executions, and each
 * is shown by its schedule.
 */
@Tag("slow")
class CheckAgreementTest {
  private static final int PROGRAMS = Integer.getInteger("agreement.programs", 25);
  private static final long MOST = 3_000;

  static final List<Shape> SHAPES =
      List.of(
          Shape.LOCKS,
          Shape.SPAWN_JOIN,
          Shape.SEMAPHORES,
          Shape.OBJECTS,
          Shape.SPINNING,
          Shape.ONLOOKERS,
          Shape.EVERYTHING);

  private static Set<Flaw> flaws(Verdict verdict) {
    return verdict.findings().stream().map(Finding::flaw).collect(Collectors.toSet());
  }

  private static Verdict ask(Asking asking, Algorithm algorithm) {
    CheckQuestion q = asking.question();
    return Check.ask(
        new CheckQuestion(
            q.program(),
            q.model(),
            algorithm,
            q.limits(),
            q.optionalChecks(),
            q.errorPolicy(),
            Liveness.MAIN,
            Plan.TRACES));
  }

  @ParameterizedTest
  @FieldSource("SHAPES")
  void everySearchFindsTheSameErrors(Shape shape) {
    Random random = new Random(shape.name().hashCode());
    SearchLimits few =
        new SearchLimits(MOST, Asking.LIMITS.time(), Check.DEPTH, Asking.LIMITS.rounds());
    int failing = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape.withOperations(8));
      for (MemoryModel model : Machine.MODELS) {
        Asking asking = Asking.of(program, model).with(few);
        Verdict observed = asking.verdict();
        Verdict optimal = ask(asking, Algorithm.OPTIMAL);
        Verdict source = ask(asking, Algorithm.SOURCE);
        Verdict all = ask(asking, Algorithm.EXHAUSTIVE);
        if (!all.limits().isEmpty() || !source.limits().isEmpty()) {
          continue;
        }
        failing += optimal.findings().isEmpty() ? 0 : 1;
        assertEquals(flaws(optimal), flaws(observed), () -> model + "\n" + program);
        assertEquals(flaws(optimal), flaws(source), () -> model + "\n" + program);
        assertEquals(flaws(optimal), flaws(all), () -> model + "\n" + program);
        assertEquals(
            optimal.counts().executions(), all.counts().executions(), () -> model + "\n" + program);
        assertEquals(
            optimal.counts().blocked(), all.counts().blocked(), () -> model + "\n" + program);
        assertEquals(0, optimal.counts().redundant());
      }
    }
    assertTrue(failing > 0, "no program fails");
  }
}
