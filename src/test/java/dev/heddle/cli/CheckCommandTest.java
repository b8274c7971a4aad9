// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static dev.heddle.cli.Session.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Output, formats and exit codes of {@code heddle check} and {@code heddle replay}. */
class CheckCommandTest {
  private static final String SB = "examples/litmus/SB.litmus";

  @TempDir private Path folder;
  private Path abba;

  @BeforeEach
  void writeAbba() throws IOException {
    abba =
        Files.writeString(
            folder.resolve("abba.litmus"),
            """
            C abba
            {}
            P0 (int *a, int *b) {
              mtx_lock(a);
              mtx_lock(b);
              mtx_unlock(b);
              mtx_unlock(a);
            }
            P1 (int *a, int *b) {
              mtx_lock(b);
              mtx_lock(a);
              mtx_unlock(a);
              mtx_unlock(b);
            }
            """);
  }

  @Test
  void theFirstLineIsTheVerdict() {
    assertEquals(
        new Session(0, "PASS " + SB + " sc: no error in 3 executions\nExecutions 3\n", ""),
        Session.of("check", SB));
    String first = Session.of("check", abba).out().lines().findFirst().orElseThrow();
    assertEquals(
        "FAIL "
            + abba
            + " sc: deadlock: thread 0 waits for mutex b held by thread 1 at line 5; thread 1"
            + " waits for mutex a held by thread 0 at line 11 ("
            + abba
            + ":5:3)",
        first);
  }

  @Test
  void aFailureIsShownAndReplays() {
    Session check = Session.of("check", abba, "--model", "tso");
    assertEquals(1, check.code());
    String row = "  !                    waits for mutex b held by thread 1\n";
    assertTrue(check.out().contains(row), check.out());
    Session again = replay(check.out(), "tso", abba);
    assertEquals(1, again.code());
    assertEquals(
        check.out().lines().findFirst().orElseThrow(),
        again.out().lines().findFirst().orElseThrow());
  }

  /** Runs the schedule that an output shows. */
  private static Session replay(String output, String model, Object file) {
    String schedule = output.replaceAll("(?s).*--schedule '([^']*)'.*", "$1");
    return Session.of("replay", file, "--model", model, "--schedule", schedule, "--robust");
  }

  @Test
  void underAllModelsThereAreThreeBlocks() {
    Session all = Session.of("check", SB, "--model", "all", "--robust");
    assertEquals(1, all.code());
    assertEquals(
        List.of("PASS sc:", "FAIL tso:", "FAIL pso:"),
        all.out()
            .lines()
            .filter(l -> l.matches("(PASS|FAIL|UNKNOWN) .*"))
            .map(l -> l.split(" ")[0] + " " + l.split(" ")[2])
            .toList());
    assertTrue(all.out().contains("\n\nFAIL "), all.out());
    assertEquals(1, replay(all.out(), "pso", SB).code());
  }

  @Test
  void rowsForScripts() {
    assertEquals(
        new Session(
            1,
            "file\tmodel\tverdict\texecutions\tredundant\tassume\tspin\tbound\terrors\n"
                + SB
                + "\tsc\tPASS\t3\t0\t0\t0\t0\t\n"
                + SB
                + "\ttso\tFAIL\t4\t0\t0\t0\t0\tnot robust@5\n"
                + SB
                + "\tpso\tFAIL\t4\t0\t0\t0\t0\tnot robust@5\n",
            ""),
        Session.of("check", SB, "--model", "all", "--robust", "--format", "tsv"));
  }

  @Test
  void jsonIsOneObjectPerModel() throws IOException {
    Session session = Session.of("check", abba, "--model", "all", "--format", "json");
    assertEquals(1, session.code());
    assertEquals(3, session.out().lines().count());
    for (String line : session.out().lines().toList()) {
      List<String> fields = new ArrayList<>();
      try (JsonParser parser = new JsonFactory().createParser(line)) {
        int depth = 0;
        for (JsonToken t = parser.nextToken(); t != null; t = parser.nextToken()) {
          depth += t.isStructStart() ? 1 : t.isStructEnd() ? -1 : 0;
          if (t == JsonToken.FIELD_NAME && depth == 1) {
            fields.add(parser.currentName());
          }
        }
      }
      assertEquals(
          List.of(
                  "version",
                  "verdict",
                  "files",
                  "model",
                  "algorithm",
                  "executions",
                  "blocked",
                  "errors",
                  "redundant",
                  "limit",
                  "seconds",
                  "steps",
                  "classes",
                  "cuts",
                  "method",
                  "states")
              .stream()
              .sorted()
              .toList(),
          fields.stream().sorted().toList());
      assertTrue(line.contains("\"kind\":\"deadlock\""), line);
      assertTrue(line.contains("\"line\":5,\"column\":3,\"schedule\":\"0 1\""), line);
      assertTrue(line.contains("\"limit\":null"), line);
    }
  }

  @Test
  void aLimitIsUnknown() {
    Session session = Session.of("check", SB, "--max-executions", "2");
    assertEquals(
        new Session(3, "UNKNOWN " + SB + " sc: stopped by --max-executions\nExecutions 2\n", ""),
        session);
  }

  @ParameterizedTest
  @CsvSource({"optimal", "source", "exhaustive"})
  void everyAlgorithmFindsTheSame(String algorithm) {
    String found = Session.of("check", abba, "--algorithm", algorithm, "--format", "tsv").out();
    assertEquals(
        "sc\tFAIL\t3",
        String.join("\t", List.of(found.lines().toList().get(1).split("\t")).subList(1, 4)));
  }

  @Test
  void aReplayThatDoesNotFailSaysNothingOfOthers() {
    Session session = Session.of("replay", SB, "--model", "tso", "--schedule", "0 0! 1 1!");
    assertEquals(3, session.code());
    assertTrue(
        session.out().startsWith("UNKNOWN " + SB + " tso: no error in this one execution\n"),
        session.out());
    assertTrue(
        Session.of("replay", SB, "--schedule", "0")
            .out()
            .startsWith("UNKNOWN " + SB + " sc: the schedule ends before the execution\n"));
  }

  @Test
  void aScheduleCanBeInAFile() throws IOException {
    Path file = Files.writeString(folder.resolve("steps"), "0\n1\n");
    assertEquals(1, Session.of("replay", abba, "--schedule-file", file).code());
    Path missing = folder.resolve("nothing");
    assertRefused(missing + ": no such file", "replay", abba, "--schedule-file", missing);
  }

  @Test
  void aScheduleMustBePossible() {
    assertRefused(
        "heddle: --schedule: step 3: 0 is not possible", "replay", abba, "--schedule", "0 1 0");
    assertRefused("heddle: give the steps by --schedule or by --schedule-file", "replay", abba);
    assertRefused(
        "heddle: --model: a schedule belongs to one model",
        "replay",
        abba,
        "--model",
        "all",
        "--schedule",
        "0");
  }

  @Test
  void optionsOfSamplingAreRefusedWhereTheyHaveNoEffect() {
    assertRefused("heddle: --seed needs --sample", "check", SB, "--seed", 2);
    assertRefused(
        "heddle: --depth needs --strategy pct, not pos", "check", SB, "--sample", 3, "--depth", 2);
    assertRefused(
        "heddle: --depth needs --strategy pct, not surw",
        "check",
        SB,
        "--sample",
        3,
        "--strategy",
        "surw",
        "--depth",
        2);
    assertRefused(
        "heddle: --checkpoint-every and --sample contradict each other",
        "check",
        SB,
        "--sample",
        3,
        "--checkpoint-every",
        "2m");
    Session pct = Session.of("check", SB, "--sample", 3, "--strategy", "pct", "--depth", 2);
    assertTrue(pct.out().contains("(pct"), pct.out());
  }

  @Test
  void wrongInputIsOneLine() throws IOException {
    assertRefused("heddle: name a C file, several, or a litmus test", "check");
    assertRefused("nowhere.litmus: no such file", "check", "nowhere.litmus");
    assertRefused("heddle: expected exactly one litmus test", "check", SB, SB);
    assertRefused("'': no such file", "check", "");
    assertRefused("x.py: no such file", "check", "x.py");
    assertRefused("pom.xml: is not a .c, .i, .ll, .bc or .litmus file", "check", "pom.xml");
    assertRefused(
        "heddle: --nondet takes a range such as 0..3 or -1..1, not '3'",
        "check",
        "x.c",
        "--nondet",
        "3");
    assertRefused(
        "heddle: --all and --first contradict each other", "check", SB, "--all", "--first");
    Path bad = Files.writeString(folder.resolve("bad.litmus"), "X86 bad\n{}\n P0 ;\n FLY EAX ;\n");
    Session session = Session.of("check", bad);
    assertEquals(2, session.code());
    assertTrue(session.err().startsWith(bad + ":4:2: "), session.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "replay"})
  void helpFits(String command) {
    Session help = Session.of(command, "--help");
    assertEquals(0, help.code());
    help.out().lines().forEach(l -> assertTrue(l.length() <= 80, l));
  }
}
