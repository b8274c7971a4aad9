// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.plan.Technique;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PlanOptionTest {
  private static final String LOCK = "examples/c/ticket_lock.c";

  /** Rounds apart: without them no search of a waiting loop ends. */
  @ParameterizedTest
  @EnumSource(names = "ROUNDS", mode = EnumSource.Mode.EXCLUDE)
  void noTechniqueChangesAnAnswer(Technique technique) {
    Session session = Session.of("check", LOCK, "--model", "tso", "--plan", technique + "=off");
    assertEquals(0, session.code());
    assertTrue(session.out().contains("no error in 6 executions"), session.out());
  }

  @Test
  void withoutRoundsALoopGoesOnUntilALimitStopsIt() {
    Session session = Session.of("check", LOCK, "--plan", "rounds=off", "--max-depth", "100");
    assertEquals(3, session.code());
    assertTrue(session.out().contains("did not end within"), session.out());
  }

  @Test
  void laterWordsOverrideEarlierOnes() {
    Session one = Session.of("check", LOCK, "--plan", "all=off,rounds=on,awaits=on");
    assertEquals("Executions 6", one.out().lines().skip(1).findFirst().orElse(""));
    Session other = Session.of("check", LOCK, "--plan", "awaits=off");
    assertTrue(other.out().contains("Executions 6, blocked "), other.out());
  }

  @ParameterizedTest
  @CsvSource({
    "joins=off, 'no technique ''joins'''",
    "awaits, 'expected NAME=off or NAME=on, not ''awaits'''",
    "awaits=no, 'expected NAME=off or NAME=on, not ''awaits=no'''",
  })
  void wrongNamesGetOneLine(String plan, String message) {
    Session session = Session.of("check", LOCK, "--plan", plan);
    assertEquals(2, session.code());
    assertEquals(1, session.err().lines().count());
    assertTrue(session.err().contains(message), session.err());
  }

  @Test
  void aWitnessIsReplayedByTheSamePlan() {
    Session session = Session.of("check", "examples/c/first_come.c", "--model", "tso");
    Session planned =
        Session.of(
            "check", "examples/c/first_come.c", "--model", "tso", "--plan", "deferred-reads=off");
    assertEquals(1, session.code());
    assertEquals(1, planned.code());
    assertTrue(planned.out().contains("--plan deferred-reads=off --schedule"), planned.out());
  }
}
