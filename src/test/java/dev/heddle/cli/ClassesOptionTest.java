// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassesOptionTest {
  private static final String COUNTER = "examples/c/shared_counter.c";
  private static final String READERS = "examples/c/families/readers.c";
  private static final String WRITERS = "examples/c/last_writer.c";

  @ParameterizedTest
  @CsvSource({
    COUNTER + ", '', 1 (classes: observed)",
    COUNTER + ", --classes=traces, 36",
    COUNTER + ", --plan=commuting-updates=off, 36",
    COUNTER + ", --algorithm=exhaustive, '36, redundant 54'",
    COUNTER + ", --algorithm=source, 1 (classes: observed)",
    COUNTER + ", --races, 36",
    WRITERS + ", '', 33 (classes: observed)",
    WRITERS + ", --classes=traces, 60",
    WRITERS + ", --plan=blind-locations=off, 60",
    WRITERS + ", --plan=deferred-reads=off, 60",
    WRITERS + ", --robust, 60",
    READERS + ", '', 4 (classes: observed)",
    READERS + ", --plan=twins=off, 8",
    READERS + ", --plan=deferred-reads=off, 4 (classes: observed)",
  })
  void countsOfClasses(String file, String option, String executions) {
    Session session =
        option.isEmpty()
            ? Session.of("check", file, "--", "-DN=3")
            : Session.of("check", file, option, "--", "-DN=3");
    assertEquals(0, session.code(), session.err());
    assertEquals("Executions " + executions, session.out().lines().skip(1).findFirst().get());
  }

  /** Whichever stores the watcher read from, the schedule that is shown leads to the failure. */
  @ParameterizedTest
  @CsvSource({"sc", "tso", "pso"})
  void aWitnessOfBlindLocationsCanBeReplayed(String model) {
    Session check = Session.of("check", WRITERS, "--model", model, "--", "-DN=3", "-DBUG");
    assertEquals(1, check.code());
    String command = check.out().substring(check.out().indexOf("--schedule '") + 12);
    String schedule = command.substring(0, command.indexOf('\''));
    Session replay =
        Session.of(
            "replay", WRITERS, "--model", model, "--schedule", schedule, "--", "-DN=3", "-DBUG");
    assertEquals(1, replay.code(), replay.err());
    assertTrue(replay.out().contains("before <= after"), replay.out());
  }

  @Test
  void checkpointsKeepNoAssumption(@TempDir Path folder) {
    String file = folder.resolve("kept").toString();
    Session session = Session.of("check", WRITERS, "--checkpoint", file, "--", "-DN=3");
    assertEquals(0, session.code());
    assertTrue(session.out().contains("Executions 60"), session.out());
  }

  @ParameterizedTest
  @CsvSource({"--races", "--robust", "--algorithm=exhaustive"})
  void whatIsAboutTheOrderCountsTraces(String option) {
    Session session = Session.of("check", COUNTER, "--classes", "observed", option);
    assertEquals(2, session.code());
    assertEquals(1, session.err().lines().count());
    assertTrue(session.err().contains("--classes observed"), session.err());
  }
}
