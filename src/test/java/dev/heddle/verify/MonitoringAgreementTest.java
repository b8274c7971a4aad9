// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.heddle.explore.OptimalDpor;
import dev.heddle.explore.observe.ExecutionLimit;
import dev.heddle.explore.observe.Statistics;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.ProgramSource;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.oracle.Shrinker;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.trace.ShashaSnirTrace;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.monitoring.MonitorVerdict;
import dev.heddle.verify.monitoring.Monitoring;
import dev.heddle.verify.session.SearchLimits;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random programs of every shape: the monitor over all SC executions reports if and only if the
 * relaxed machine has an execution with a cyclic Shasha-Snir trace. (That each report is proved by
 * an execution that replays and is cyclic, {@link Monitoring} checks itself, and fails if not.)
 * {@code -Dmonitoring.programs=N} takes N programs of each shape and model, {@code
 * -Dmonitoring.seed=S} other ones.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
public class MonitoringAgreementTest {
  private static final int PROGRAMS = Integer.getInteger("monitoring.programs", 8);
  private static final long SEED = Long.getLong("monitoring.seed", 1);
  private static final long MOST = 20_000;
  private static final SearchLimits LIMITS =
      new SearchLimits(MOST, Duration.ofDays(1), Check.DEPTH, LoopBound.NONE);

  /** Those with many stores that wait; spawns, joins and locks leave few of them. */
  private static final Set<Shape> OFTEN_VIOLATE =
      Set.of(Shape.STRAIGHT, Shape.BRANCHES, Shape.ATOMICS, Shape.MIXED_SIZES);

  private static Stream<Arguments> shapesAndModels() {
    return Shape.ALL.stream()
        .flatMap(s -> Machine.MODELS.stream().skip(1).map(model -> Arguments.of(s, model)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("shapesAndModels")
  void reportsIfAndOnlyIfNotRobust(Shape shape, MemoryModel model) {
    Random random = new Random(SEED);
    int compared = 0;
    int robust = 0;
    int unknown = 0;
    for (int i = 0; i < 2 * PROGRAMS && compared < PROGRAMS; i++) {
      Program program = RandomPrograms.next(random, shape);
      Optional<Boolean> expected = isRobust(program, model);
      if (expected.isEmpty()) {
        continue;
      }
      compared++;
      robust += expected.get() ? 1 : 0;
      String wrong = wrong(program, model);
      if (!wrong.isEmpty()) {
        Program small = Shrinker.shrink(program, p -> !wrong(p, model).isEmpty(), 2_000);
        fail(
            String.join(
                "\n",
                model + ": " + wrong,
                "shrunk: " + wrong(small, model),
                small.toString(),
                ProgramSource.java(small)));
      }
      unknown += answer(program, model) == Verdict.Answer.UNKNOWN ? 1 : 0;
    }
    assertEquals(PROGRAMS, compared, "programs small enough to compare");
    assertTrue(2 * unknown <= compared, unknown + " answers of " + compared + " are UNKNOWN");
    boolean both = robust > 0 && robust < compared;
    assertTrue(both || !OFTEN_VIOLATE.contains(shape), robust + " of " + compared + " are robust");
  }

  /** What is wrong with the monitor's answer; empty if nothing is, or it cannot be told. */
  private static String wrong(Program program, MemoryModel model) {
    Optional<Boolean> expected = isRobust(program, model);
    if (expected.isEmpty()) {
      return "";
    }
    try {
      Verdict.Answer answer = answer(program, model);
      boolean told = answer != Verdict.Answer.FAIL;
      return told == expected.get() || answer == Verdict.Answer.UNKNOWN
          ? ""
          : answer + ", but robust is " + expected.get();
    } catch (AssertionError e) {
      return e.toString();
    }
  }

  /**
   * What all runs say, though none of them may be a complete execution: both sides see the same.
   * Errors beside the answer do not count.
   */
  private static Verdict.Answer answer(Program program, MemoryModel model) {
    MonitorVerdict v =
        Monitoring.ask(new Monitoring.Question(program, model, LIMITS, Optional.empty()));
    boolean vacuous = v.answer() == Verdict.Answer.UNKNOWN && v.reached().isEmpty();
    boolean errors = v.findings().isEmpty() && v.answer() == Verdict.Answer.FAIL;
    if (errors && v.obstacles().isPresent()) {
      return Verdict.Answer.UNKNOWN;
    }
    return vacuous || errors ? Verdict.Answer.PASS : v.answer();
  }

  /** Empty if there are too many executions. */
  private static Optional<Boolean> isRobust(Program program, MemoryModel model) {
    boolean[] cyclic = new boolean[1];
    Machine machine = new Machine(LoopBound.withSpinning(program, LoopBound.NONE), model);
    Statistics s =
        new OptimalDpor()
            .explore(
                machine,
                new ExecutionLimit(
                    MOST,
                    (m, complete) -> {
                      cyclic[0] =
                          !ShashaSnirTrace.of(m.execution(), m::threadName).cycle().isEmpty();
                      return !cyclic[0];
                    }));
    return s.end() == Statistics.End.EXHAUSTED || cyclic[0]
        ? Optional.of(!cyclic[0])
        : Optional.empty();
  }
}
