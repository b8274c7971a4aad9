// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class MethodTest {
  private static final String READERS = "examples/c/states/two_readers.c";
  private static final String LATE = "examples/c/states/late_error.c";

  /** The same bytes, however many threads there are. */
  @ParameterizedTest
  @ValueSource(strings = {READERS, LATE})
  void turnsDoNotDependOnThreads(String file) {
    String first = Session.of("check", file, "--model", "tso", "--jobs", "1").out();
    // the late error is found by a random execution before states have a turn
    assertEquals(file.equals(READERS), first.contains("States "), first);
    for (int i = 0; i < 4; i++) {
      String jobs = String.valueOf(1 + i % 3);
      assertEquals(first, Session.of("check", file, "--model", "tso", "--jobs", jobs).out());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "examples/c/dekker.c, sc, 0",
    "examples/c/dekker.c, tso, 1",
    "examples/c/seqlock.c, pso, 0",
    "examples/c/treiber_stack.c, pso, 0",
    "examples/c/pitfalls/abba_deadlock.c, sc, 1",
    "examples/c/pitfalls/double_free.c, sc, 1",
    "examples/c/pitfalls/left_behind.c, tso, 0",
    "examples/c/pitfalls/livelock.c, sc, 3",
  })
  void statesAlone(String file, String model, int code) {
    Session session = Session.of("check", file, "--model", model, "--method", "states");
    assertEquals(code, session.code(), session.out());
    assertTrue(session.out().lines().toList().get(1).startsWith("States "), session.out());
  }

  @Test
  void smallProgramsAreAnsweredByExecutions() {
    Session session = Session.of("check", "examples/c/dekker.c", "--format", "json");
    assertTrue(session.out().contains("\"method\":\"executions\",\"states\":0"), session.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--all",
        "--races",
        "--leaks",
        "--robust",
        "--unroll=3",
        "--max-executions=9",
        "--algorithm=source",
        "--plan=all=off",
        "--classes=traces",
        "--checkpoint=x"
      })
  void whatIsAboutExecutionsIsRefused(String option) {
    Session session = Session.of("check", "examples/c/dekker.c", "--method", "states", option);
    assertEquals(2, session.code());
    assertEquals(1, session.err().lines().count());
    assertTrue(session.err().contains("--method states does not go with --"), session.err());
  }
}
