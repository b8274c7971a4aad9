// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.limit.Limit;
import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.Technique;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Program;
import dev.heddle.program.analysis.LoopBound;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Liveness;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.Verdict.Answer;
import dev.heddle.verify.session.SearchLimits;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random executions within a search of all find what is far from its corner, and change no PASS.
 */
@Tag("slow")
class SamplingPhasesTest {
  private static final Plan WITHOUT = Plan.TRACES.without(Technique.SAMPLING);

  private static CheckQuestion question(Program program, ErrorPolicy policy, int jobs, Plan plan) {
    SearchLimits limits =
        new SearchLimits(400_000, Duration.ofMinutes(5), Check.DEPTH, LoopBound.NONE);
    return new CheckQuestion(
        program,
        MemoryModel.SC,
        Algorithm.OPTIMAL,
        jobs == 1 ? limits : limits.ofAllExecutions().by(jobs),
        Set.of(),
        policy,
        Liveness.MAIN,
        plan);
  }

  /**
   * Many threads store to x and y; one of the first to move must see what a depth-first search,
   * which changes the last steps first, does not try before it has seen millions of executions.
   */
  private static Program corner(boolean fails) {
    Sketch sketch = new Sketch("a", "x", "y");
    sketch.thread(t -> {
      t.store("a", 1);
      t.store("a", 0);
    });
    sketch.thread(t -> {
      Expression seen = t.load("a");
      if (fails) {
        t.raw.check(
            new Expression.Comparison(ComparisonOperator.NE, seen, Expression.constant(1, 32)),
            "a is not seen to be 1");
      }
      t.store("x", 7); // so that its read is not deferred
    });
    for (int i = 1; i <= 6; i++) {
      int own = i;
      sketch.thread(t -> {
        t.store("x", own);
        t.store("y", own);
      });
    }
    return sketch.program();
  }

  @Test
  void findAnErrorFarFromTheCorner() {
    Verdict with = Check.ask(question(corner(true), ErrorPolicy.SOME, 1, Plan.TRACES));
    assertEquals(Answer.FAIL, with.answer());
    assertTrue(with.counts().executions() < 10_000, with::toString);
    assertTrue(with.reached().stream().anyMatch(Limit.ErrorSampled.class::isInstance));
    Finding found = with.findings().getFirst();
    CheckQuestion q = question(corner(true), ErrorPolicy.SOME, 1, Plan.TRACES);
    assertEquals(List.of(found.flaw()), Replayed.of(q, found.schedule()).flaws());
    Verdict without = Check.ask(question(corner(true), ErrorPolicy.SOME, 1, WITHOUT));
    assertEquals(Answer.UNKNOWN, without.answer());
  }

  @Test
  void giveTheSameAnswerByAnyNumberOfThreads() {
    Verdict one = Check.ask(question(corner(true), ErrorPolicy.SOME, 1, Plan.TRACES));
    Verdict three = Check.ask(question(corner(true), ErrorPolicy.SOME, 3, Plan.TRACES));
    assertEquals(one.findings(), three.findings());
    assertEquals(one.counts(), three.counts());
    assertEquals(one.limits(), three.limits());
  }

  @Test
  void leaveNumbersOfOtherAnswersAsTheyAre() {
    Sketch sketch = new Sketch("x");
    for (int i = 1; i <= 8; i++) {
      int own = i;
      sketch.thread(t -> t.store("x", own));
    }
    Program program = sketch.program();
    Verdict with = Check.ask(question(program, ErrorPolicy.SOME, 1, Plan.TRACES));
    Verdict without = Check.ask(question(program, ErrorPolicy.SOME, 1, WITHOUT));
    assertEquals(Answer.PASS, with.answer());
    assertTrue(with.counts().executions() > 4_000, with::toString);
    assertEquals(without.counts(), with.counts());
    assertEquals(without.effort().steps(), with.effort().steps());
  }
}
