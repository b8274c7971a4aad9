// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.limit.Limit;
import dev.heddle.limit.Obstacles;
import dev.heddle.program.SourcePosition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The answer follows from what was counted, not from what is said about it. */
class ObstaclesTest {
  private static final Limit LOOP =
      new Limit.Unsupported("loop bound of 3 reached", SourcePosition.NONE);

  private static Verdict verdict(long executions, Verdict.Blocked blocked, List<Limit> reached) {
    return new Verdict(
        "sc",
        Algorithm.OPTIMAL,
        new Verdict.Counts(executions, blocked, 0),
        new Obstacles(List.of(), false),
        List.of(),
        reached,
        new Verdict.Effort(0, 0));
  }

  /** The search guarantees that this cannot happen. */
  @Test
  void allRunsSpin() {
    Verdict spun = verdict(0, new Verdict.Blocked(0, 2, 0), List.of());
    assertEquals(Verdict.Answer.UNKNOWN, spun.answer());
    assertTrue(spun.isVacuous());
    assertEquals(
        "[internal error in heddle, please report it: every run was blocked by a waiting loop]",
        spun.limits().toString());
  }

  @Test
  void aLimitIsTheReasonIfThereIsOne() {
    Verdict cut = verdict(0, new Verdict.Blocked(0, 0, 1), List.of(LOOP));
    assertEquals(Verdict.Answer.UNKNOWN, cut.answer());
    assertFalse(cut.isVacuous());
    assertEquals(List.of(LOOP), cut.limits());
  }

  @Test
  void oneExecutionIsEnough() {
    Verdict pass = verdict(1, new Verdict.Blocked(3, 2, 0), List.of());
    assertEquals(Verdict.Answer.PASS, pass.answer());
    assertEquals(List.of(), pass.limits());
  }

  @Test
  void positionsThatAreNotKnownAreNotNamed() {
    assertEquals(
        "no execution satisfies the assumptions",
        new Obstacles(List.of(SourcePosition.NONE), false).ofAll());
  }
}
