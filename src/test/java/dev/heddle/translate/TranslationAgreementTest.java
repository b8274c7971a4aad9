// SPDX-License-Identifier: Apache-2.0
package dev.heddle.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.BruteForce;
import dev.heddle.oracle.Ending;
import dev.heddle.oracle.Model;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.oracle.Shrinker;
import dev.heddle.oracle.Statement;
import dev.heddle.program.InputException;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.states.Reachability;
import dev.heddle.states.StateLimits;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.robustness.AutomatonReachability;
import dev.heddle.verify.robustness.FailureReachability;
import dev.heddle.verify.robustness.RobustExecutions;
import dev.heddle.verify.robustness.RobustStates;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Random programs: as automata they fail under SC and TSO if and only if they do by brute force
 * over the programs themselves. Half of them are made to fail in one of the endings they have under
 * TSO.
 */
@Tag("slow")
class TranslationAgreementTest {
  private static final int PROGRAMS = Integer.getInteger("translation.programs", 20);
  private static final int STATES = 20_000;

  /** Local variables that others find. */
  private static final Shape AUTOMATIC =
      new Shape(
          "AUTOMATIC",
          2,
          3,
          12,
          1,
          false,
          Map.of(
              Statement.AUTOMATIC,
              8,
              Statement.USE,
              8,
              Statement.LOAD,
              4,
              Statement.STORE,
              4,
              Statement.BRANCH,
              2,
              Statement.UPDATE,
              1,
              Statement.FULL_FENCE,
              1));

  static final List<Shape> SHAPES =
      List.of(
          Shape.STRAIGHT,
          Shape.BRANCHES,
          Shape.ATOMICS,
          Shape.LOCKS,
          Shape.SPAWN_JOIN,
          Shape.CHOICE,
          Shape.CALLS,
          Shape.MANY_THREADS,
          Shape.CELLS,
          Shape.SEMAPHORES,
          Shape.FLAGS,
          Shape.SYNC_SPAWN,
          Shape.LOCALS,
          AUTOMATIC);

  /** Whether some execution fails; empty if there are too many, or one was cut. */
  private static Optional<Boolean> fails(Program program, Model model) {
    BruteForce.Result result = new BruteForce(program, model, STATES).run();
    boolean fails =
        result.endings().values().stream().anyMatch(e -> e.failed() || !e.faults().isEmpty());
    boolean cut =
        result.endings().values().stream().anyMatch(e -> e.fates().containsValue(Ending.Fate.CUT));
    return fails
        ? Optional.of(true)
        : result.tooLarge() || cut ? Optional.empty() : Optional.of(false);
  }

  /** What the automata say; empty if they cannot. */
  private static Optional<Boolean> reach(Program program, MemoryModel model) {
    StateLimits limits = new StateLimits(200_000, Duration.ofSeconds(10));
    try {
      FailureReachability found =
          FailureReachability.ask(
              program,
              model,
              p ->
                  model == MemoryModel.SC
                      ? AutomatonReachability.sc(p, limits)
                      : AutomatonReachability.tso(p, 20, limits));
      return found.result().answer() == Reachability.Answer.UNKNOWN
          ? Optional.empty()
          : Optional.of(found.result().answer() == Reachability.Answer.REACHABLE);
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private static boolean differ(Program program, Model brute, MemoryModel model) {
    Optional<Boolean> expected = fails(program, brute);
    Optional<Boolean> found = reach(program, model);
    return expected.isPresent() && found.isPresent() && !expected.equals(found);
  }

  private static void agree(Program program, int[] counts) {
    for (MemoryModel model : List.of(MemoryModel.SC, MemoryModel.TSO)) {
      Model brute = model == MemoryModel.SC ? Model.SC : Model.TSO;
      Optional<Boolean> expected = fails(program, brute);
      Optional<Boolean> found = reach(program, model);
      counts[expected.isEmpty() || found.isEmpty() ? 0 : found.get() ? 2 : 1]++;
      if (expected.isPresent() && found.isPresent()) {
        assertEquals(
            expected,
            found,
            () -> model + "\n" + Shrinker.shrink(program, p -> differ(p, brute, model), 2000));
      }
    }
  }

  /** Whether executions say that it is robust; empty if they are too many, or one was cut. */
  private static Optional<Boolean> robustExecutions(Program program) {
    dev.heddle.verify.session.SearchLimits few =
        new dev.heddle.verify.session.SearchLimits(
            3_000, Duration.ofSeconds(10), 1_000, LoopBound.NONE);
    Verdict verdict =
        RobustExecutions.decide(
            new CheckQuestion(
                program, MemoryModel.TSO, Algorithm.OPTIMAL, few, Set.of(), ErrorPolicy.SOME));
    return verdict.answer() == Verdict.Answer.UNKNOWN
        ? Optional.empty()
        : Optional.of(verdict.answer() == Verdict.Answer.PASS);
  }

  private static Optional<Boolean> robustStates(Program program) {
    try {
      Verdict.Answer answer =
          RobustStates.ask(program, new StateLimits(200_000, Duration.ofSeconds(10)), List.of())
              .robust()
              .answer();
      return answer == Verdict.Answer.UNKNOWN
          ? Optional.empty()
          : Optional.of(answer == Verdict.Answer.PASS);
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private static boolean robustnessDiffers(Program program) {
    Optional<Boolean> expected = robustExecutions(program);
    Optional<Boolean> found = robustStates(program);
    return expected.isPresent() && found.isPresent() && !expected.equals(found);
  }

  @ParameterizedTest
  @FieldSource("SHAPES")
  void automataAreRobustIfAndOnlyIfTheProgramIs(Shape shape) {
    Random random = new Random(shape.name().hashCode() + Integer.getInteger("translation.seed", 0));
    if (!shape.name().matches(System.getProperty("translation.shapes", ".*"))) {
      return;
    }
    int[] counts = new int[3];
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape.withOperations(8));
      Optional<Boolean> expected = robustExecutions(program);
      Optional<Boolean> found = robustStates(program);
      counts[expected.isEmpty() || found.isEmpty() ? 0 : found.get() ? 2 : 1]++;
      if (expected.isPresent() && found.isPresent()) {
        assertEquals(
            expected,
            found,
            () ->
                Shrinker.shrink(program, TranslationAgreementTest::robustnessDiffers, 2000)
                    .toString());
      }
    }
    if (Boolean.getBoolean("translation.verbose")) {
      System.err.println(shape + " undecided, not robust, robust " + Arrays.toString(counts));
    }
    assertTrue(counts[2] > 0, "nothing compared");
  }

  /** The same program, failing in one of its endings. */
  private static Program meeting(Program program, Random random) {
    BruteForce.Result result = new BruteForce(program, Model.TSO, STATES).run();
    List<Ending> endings = new ArrayList<>(result.endings().values());
    return endings.isEmpty()
        ? program
        : Meeting.of(program, endings.get(random.nextInt(endings.size())).registers());
  }

  @ParameterizedTest
  @FieldSource("SHAPES")
  void automataFailIfAndOnlyIfTheProgramDoes(Shape shape) {
    Random random = new Random(shape.name().hashCode() + Integer.getInteger("translation.seed", 0));
    if (!shape.name().matches(System.getProperty("translation.shapes", ".*"))) {
      return;
    }
    int[] counts = new int[3];
    for (int i = 0; i < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape.withOperations(8));
      agree(i % 2 == 0 ? program : meeting(program, random), counts);
    }
    if (Boolean.getBoolean("translation.verbose")) {
      System.err.println(shape + " undecided, pass, fail " + Arrays.toString(counts));
    }
    assertTrue(counts[1] > 0 && counts[2] > 0, "nothing compared");
  }
}
