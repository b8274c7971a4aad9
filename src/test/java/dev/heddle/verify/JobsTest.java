// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.observe.ProgressListener;
import dev.heddle.limit.Limit;
import dev.heddle.machine.plan.Plan;
import dev.heddle.machine.plan.Technique;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.ComparisonOperator;
import dev.heddle.program.Expression;
import dev.heddle.program.Program;
import dev.heddle.verify.check.Check;
import dev.heddle.verify.check.CheckQuestion;
import dev.heddle.verify.check.Replayed;
import dev.heddle.verify.session.SearchLimits;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Any number of threads gives the same answer. */
public class JobsTest {
  private static final int WRITERS = 6;

  /** So many stores of x, and a thread that looks twice and does not like some values. */
  public static Program program(int writers) {
    Sketch sketch = new Sketch("x");
    for (int i = 1; i <= writers; i++) {
      int own = i;
      sketch.thread(t -> t.store("x", own));
    }
    sketch.thread(t -> {
      for (int bad : new int[] {2, writers - 1}) {
        Expression no =
            new Expression.Comparison(
                ComparisonOperator.NE, t.load("x"), Expression.constant(bad, 32));
        t.raw.check(no, "x is not " + bad);
      }
    });
    return sketch.program();
  }

  private static Verdict ask(Algorithm algorithm, ErrorPolicy thoroughness, int jobs) {
    return Check.ask(
        new CheckQuestion(
            program(algorithm == Algorithm.EXHAUSTIVE ? 5 : WRITERS),
            MemoryModel.TSO,
            algorithm,
            SearchLimits.DEFAULT.by(jobs),
            Set.of(),
            thoroughness));
  }

  /** Two loads among the stores: 8! / 2 orders, but a failed check has no second load. */
  @Test
  void allErrorsWithTheSameWitnesses() {
    for (Algorithm algorithm : Algorithm.values()) {
      Verdict one = ask(algorithm, ErrorPolicy.ALL, 1);
      Verdict three = ask(algorithm, ErrorPolicy.ALL, 3);
      assertEquals(2, one.findings().size(), () -> one.findings().toString());
      assertEquals(one.findings(), three.findings());
      assertEquals(one.counts().executions(), three.counts().executions());
    }
  }

  @Test
  void theSameFirstError() {
    for (ErrorPolicy t : Set.of(ErrorPolicy.FIRST, ErrorPolicy.SOME)) {
      Verdict one = ask(Algorithm.OPTIMAL, t, 1);
      Verdict three = ask(Algorithm.OPTIMAL, t, 3);
      assertEquals(one.findings(), three.findings());
      assertEquals(one.counts(), three.counts());
      assertEquals(one.limits(), three.limits());
    }
  }

  /** Another thread is there at once; the first one would have to see half of all before. */
  private static Program foundByAnother() {
    Sketch sketch = new Sketch("x");
    sketch.thread(t -> {
      Expression no =
          new Expression.Comparison(ComparisonOperator.NE, t.load("x"), Expression.constant(0, 32));
      t.raw.check(no, "x is not 0");
    });
    for (int i = 0; i < 21; i++) {
      sketch.thread(t -> t.load("x"));
    }
    return sketch.thread(t -> t.store("x", 1)).program();
  }

  /** An error that several have found stays one if there is no time to say which comes first. */
  @Test
  void whatWasFoundIsNotForgotten() {
    ProgressListener impatient = p -> p.searches() > 1 || p.executions() < 50_000;
    SearchLimits limits = SearchLimits.DEFAULT;
    Verdict verdict =
        Check.ask(
            new CheckQuestion(
                foundByAnother(),
                MemoryModel.SC,
                Algorithm.OPTIMAL,
                new SearchLimits(
                        limits.executions(),
                        limits.time(),
                        limits.depth(),
                        limits.rounds(),
                        impatient)
                    .by(2),
                Set.of(),
                ErrorPolicy.FIRST,
                Liveness.MAIN,
                Plan.FULL.without(Technique.SAMPLING)));
    assertEquals(1, verdict.findings().size());
    assertEquals(List.of(Limit.Budget.CANCELLED), verdict.limits());
  }

  /** One thread would see a million executions first, which is not waited for. */
  @Test
  void aLateErrorIsNotSearchedAgain() {
    for (ErrorPolicy t : List.of(ErrorPolicy.FIRST, ErrorPolicy.SOME)) {
      CheckQuestion question =
          new CheckQuestion(
              foundByAnother(),
              MemoryModel.SC,
              Algorithm.OPTIMAL,
              SearchLimits.DEFAULT.by(2),
              Set.of(),
              t,
              Liveness.MAIN,
              Plan.FULL.without(Technique.SAMPLING));
      Verdict verdict = Check.ask(question);
      assertEquals(1, verdict.findings().size());
      assertEquals(List.of(new Limit.ErrorFound(0)), verdict.limits());
      assertTrue(verdict.counts().executions() < 1 << 20, () -> verdict.counts().toString());
      Finding finding = verdict.findings().getFirst();
      assertEquals(List.of(finding.flaw()), Replayed.of(question, finding.schedule()).flaws());
    }
  }
}
