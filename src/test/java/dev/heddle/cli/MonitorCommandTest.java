// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.heddle.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code monitor}, on litmus tests and recorded executions. */
class MonitorCommandTest {
  private static final String SB = "examples/litmus/SB.litmus";

  @ParameterizedTest
  @CsvSource({
    "examples/litmus/SB.litmus --all, 1, FAIL examples/litmus/SB.litmus tso: not robust",
    "examples/litmus/SB.litmus, 1, FAIL examples/litmus/SB.litmus tso: not robust",
    "examples/litmus/MP.litmus --all, 0, PASS examples/litmus/MP.litmus tso: robust: no violation"
        + " in 3",
    "examples/litmus/MP.litmus --model pso --all, 1, FAIL examples/litmus/MP.litmus pso: not"
        + " robust",
    "examples/litmus/MP.litmus --runs 10, 0, PASS examples/litmus/MP.litmus tso: no violation in 10"
        + " tr",
    "examples/litmus/MP.litmus --max-executions 1 --all, 3, UNKNOWN examples/litmus/MP.litmus tso:"
        + " sto",
    "examples/litmus/SB.litmus --model all --all, 1, FAIL examples/litmus/SB.litmus tso: not robust"
  })
  void verdicts(String arguments, int code, String firstLine) {
    Session s = Session.of((Object[]) ("monitor " + arguments).split(" "));
    assertEquals(code, s.code(), s.out() + s.err());
    assertTrue(s.out().startsWith(firstLine), s.out());
  }

  @ParameterizedTest
  @CsvSource({
    "monitor, 'name a C file'",
    "monitor examples/litmus/SB.litmus --all --runs 5, '--runs and --all'",
    "monitor examples/litmus/SB.litmus --depth 2, '--depth needs --strategy pct, not random'",
    "monitor examples/litmus/SB.litmus --trace x, '--trace takes the place of'",
    "monitor --trace x --model all, '--trace takes one --model: the trace is read once'",
    "monitor examples/litmus/SB.litmus --model sc, '--model takes one of tso, pso, all'",
    "monitor examples/litmus/SB.litmus --atomics sparc, '--atomics sparc needs --model pso'",
    "monitor --trace no-such-file, 'no-such-file: no such file'",
    "monitor --trace examples, 'examples: is a folder'"
  })
  void wrongUse(String arguments, String complaint) {
    Session s = Session.of((Object[]) arguments.split(" "));
    assertEquals(ExitCode.WRONG_INPUT, s.code());
    assertTrue(s.err().contains(complaint), s.err());
    assertEquals(1, s.err().lines().count());
  }

  /** The command that is printed shows the cycle. */
  @Test
  void violationsReplay() {
    Session s = Session.of("monitor", SB, "--all", "--format", "json");
    Matcher m = Pattern.compile("\"schedule\":\"([^\"]*)\"").matcher(s.out());
    int found = 0;
    while (m.find()) {
      found++;
      Session again =
          Session.of("replay", SB, "--model", "tso", "--robust", "--schedule", m.group(1));
      assertEquals(ExitCode.FAIL, again.code(), again.out() + again.err());
      assertTrue(again.out().contains("not robust: P0:5 store x -po-> P0:6 load y"), again.out());
      assertTrue(again.out().contains("not as under SC"), again.out());
    }
    assertEquals(2, found);
  }

  @Test
  void jsonIsOneObject() throws IOException {
    Session s = Session.of("monitor", SB, "--runs", "50", "--format", "json");
    List<String> fields = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(s.out())) {
      int depth = 0;
      for (JsonToken t = json.nextToken(); t != null; t = json.nextToken()) {
        depth += t.isStructStart() ? 1 : t.isStructEnd() ? -1 : 0;
        if (t == JsonToken.FIELD_NAME && depth == 1) {
          fields.add(json.currentName());
        }
      }
    }
    assertEquals(
        List.of(
            "version",
            "verdict",
            "files",
            "model",
            "method",
            "runs",
            "events",
            "tracesWithViolations",
            "violations",
            "errors",
            "limit",
            "monitorSeconds"),
        fields);
    assertEquals(1, s.out().lines().count());
  }

  @Test
  void recordedExecutions(@TempDir Path folder) throws IOException {
    Path trace = folder.resolve("t");
    Files.writeString(trace, "0 a W x\n0 b R y\n1 c W y\n1 d R x\n");
    Session s = Session.of("monitor", "--trace", trace.toString());
    assertEquals(ExitCode.FAIL, s.code());
    assertTrue(
        s.out().endsWith("  pending   store  a\n  previous  event  c\n  current   event  d\n"),
        s.out());
    Files.writeString(trace, "0 a W x\n0 b Q y\n");
    Session wrong = Session.of("monitor", "--trace", trace.toString());
    assertEquals(ExitCode.WRONG_INPUT, wrong.code());
    assertEquals(trace + ":2:5: the kind of event should be one of R W U C F S N J\n", wrong.err());
  }

  /** It says nothing about any program. */
  @Test
  void anEmptyTraceIsNoTrace(@TempDir Path folder) throws IOException {
    Path empty = Files.writeString(folder.resolve("empty.trace"), "");
    Session.assertRefused(empty + ": the trace has no events", "monitor", "--trace", empty);
  }
}
