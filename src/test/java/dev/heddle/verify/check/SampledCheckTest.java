// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.plan.Plan;
import dev.heddle.model.MemoryModel;
import dev.heddle.oracle.RandomPrograms;
import dev.heddle.oracle.Shape;
import dev.heddle.oracle.Sketch;
import dev.heddle.program.Program;
import dev.heddle.verify.Algorithm;
import dev.heddle.verify.ErrorPolicy;
import dev.heddle.verify.Finding;
import dev.heddle.verify.Flaw;
import dev.heddle.verify.JobsTest;
import dev.heddle.verify.Liveness;
import dev.heddle.verify.Verdict;
import dev.heddle.verify.Verdict.Answer;
import dev.heddle.verify.session.Sampling;
import dev.heddle.verify.session.Sampling.Scheduler;
import dev.heddle.verify.session.SearchLimits;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Executions by chance are executions of the program, and their errors are its errors. */
@Tag("slow")
class SampledCheckTest {
  private static CheckQuestion question(
      Program program, MemoryModel model, ErrorPolicy policy, int jobs) {
    SearchLimits limits = SearchLimits.DEFAULT.by(jobs);
    return new CheckQuestion(
        program, model, Algorithm.OPTIMAL, limits, Set.of(), policy, Liveness.MAIN, Plan.TRACES);
  }

  private static Set<Flaw> flaws(Verdict verdict) {
    return verdict.findings().stream().map(Finding::flaw).collect(Collectors.toSet());
  }

  /** Against the search of all executions, which is compared with brute force elsewhere. */
  @ParameterizedTest
  @EnumSource
  void findsErrorsOfTheProgramOnly(Scheduler scheduler) {
    Random random = new Random(5);
    Set<Answer> answers = new HashSet<>();
    int errors = 0;
    int found = 0;
    for (int i = 0; i < 60; i++) {
      Program program =
          RandomPrograms.next(random, Shape.ALL.get(random.nextInt(Shape.ALL.size())));
      MemoryModel model = MemoryModel.values()[i % 3];
      Verdict all = Check.ask(question(program, model, ErrorPolicy.ALL, 1));
      if (!all.reached().isEmpty()) {
        continue;
      }
      CheckQuestion q = question(program, model, ErrorPolicy.ALL, 1);
      Verdict sampled = SampledCheck.ask(q, new Sampling(scheduler, 300, i, 3));
      assertTrue(flaws(all).containsAll(flaws(sampled)), () -> program + "\n" + sampled);
      assertEquals(300, sampled.counts().all());
      assertNotEquals(Answer.PASS, sampled.answer());
      for (Finding f : sampled.findings()) {
        assertTrue(Replayed.of(q, f.schedule()).flaws().contains(f.flaw()), f::toString);
      }
      answers.add(sampled.answer());
      errors += flaws(all).size();
      found += flaws(sampled).size();
    }
    assertEquals(Set.of(Answer.FAIL, Answer.UNKNOWN), answers);
    assertTrue(found > 0.8 * errors, found + " of " + errors);
  }

  @ParameterizedTest
  @EnumSource
  void isTheSameByAnyNumberOfThreads(Scheduler scheduler) {
    for (ErrorPolicy policy : ErrorPolicy.values()) {
      Sampling sampling = new Sampling(scheduler, 3000, 7, 3);
      Program program = JobsTest.program(7);
      Verdict one = SampledCheck.ask(question(program, MemoryModel.TSO, policy, 1), sampling);
      Verdict three = SampledCheck.ask(question(program, MemoryModel.TSO, policy, 3), sampling);
      assertEquals(one.findings(), three.findings());
      assertEquals(one.counts(), three.counts());
      assertEquals(one.limits(), three.limits());
    }
  }

  /** Few executions: chance meets all of them, and tells them apart as the search does. */
  @Test
  void countsDistinctExecutions() {
    Sketch sketch = new Sketch("x", "y");
    for (int i = 1; i <= 3; i++) {
      int own = i;
      sketch.thread(t -> {
        t.store("x", own);
        t.load("y");
        t.store("y", own);
      });
    }
    for (MemoryModel model : List.of(MemoryModel.SC, MemoryModel.TSO, MemoryModel.PSO)) {
      CheckQuestion q = question(sketch.program(), model, ErrorPolicy.ALL, 1);
      long all = Check.ask(q).counts().executions();
      Verdict sampled = SampledCheck.ask(q, new Sampling(Scheduler.RANDOM, 20_000, 1, 3));
      assertEquals(all, sampled.counts().executions(), model.toString());
    }
  }
}
