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
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Random programs without loops: the check by states, and by executions without any reduction, come
 * to the same answer. What is shared is the machine, not how it is searched.
 */
@Tag("slow")
class StatesAgreementTest {
  private static final int PROGRAMS = Integer.getInteger("agreement.programs", 25);
  private static final long MOST = 5_000;

  static final List<Shape> SHAPES =
      List.of(
          Shape.STRAIGHT,
          Shape.BRANCHES,
          Shape.ATOMICS,
          Shape.LOCKS,
          Shape.MIXED_SIZES,
          Shape.SPAWN_JOIN,
          Shape.CHOICE,
          Shape.CALLS,
          Shape.CELLS,
          Shape.SEMAPHORES,
          Shape.FLAGS,
          Shape.SYNC_SPAWN,
          Shape.OBJECTS,
          Shape.HANDED_OVER,
          Shape.LOCALS,
          Shape.RENEWALS,
          Shape.EVERYTHING);

  @ParameterizedTest
  @FieldSource("SHAPES")
  void statesAnswerAsExecutionsDo(Shape shape) {
    Random random = new Random(shape.name().hashCode());
    Map<Verdict.Answer, Integer> answers = new EnumMap<>(Verdict.Answer.class);
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape.withOperations(8));
      for (MemoryModel model : Machine.MODELS) {
        compare(program, model, Liveness.values()[i % Liveness.values().length], answers);
      }
    }
    int unknown = answers.getOrDefault(Verdict.Answer.UNKNOWN, 0);
    int all = answers.values().stream().mapToInt(n -> n).sum();
    assertTrue(3 * all > 5 * unknown, () -> shape + ": " + answers);
  }

  private static void compare(
      Program program, MemoryModel model, Liveness liveness, Map<Verdict.Answer, Integer> answers) {
    Verdict executions = Check.ask(question(program, model, liveness, Algorithm.EXHAUSTIVE, MOST));
    if (!executions.limits().isEmpty()) {
      return;
    }
    Verdict states =
        Check.ask(
            question(program, model, liveness, Algorithm.OPTIMAL, Long.MAX_VALUE)
                .by(Method.STATES));
    answers.merge(states.answer(), 1, Integer::sum);
    String text = model + " " + liveness + " " + states + " but " + executions + "\n" + program;
    if (states.answer() != Verdict.Answer.UNKNOWN) {
      assertEquals(executions.answer(), states.answer(), text);
    }
    for (Finding f : states.findings()) {
      assertTrue(executions.findings().stream().anyMatch(e -> e.flaw().equals(f.flaw())), text);
    }
  }

  private static CheckQuestion question(
      Program program, MemoryModel model, Liveness liveness, Algorithm algorithm, long most) {
    SearchLimits limits =
        new SearchLimits(most, Asking.LIMITS.time(), Check.DEPTH, Asking.LIMITS.rounds());
    return new CheckQuestion(
        program,
        model,
        algorithm,
        limits,
        Set.of(),
        algorithm == Algorithm.OPTIMAL ? ErrorPolicy.FIRST : ErrorPolicy.ALL,
        liveness,
        Plan.FULL);
  }
}
