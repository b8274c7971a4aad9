// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Session;
import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.model.MemoryModel;
import dev.heddle.schema.JsonSchema;
import dev.heddle.verify.Verdict.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class VerdictBenchTest {
  private static final List<MemoryModel> TSO = List.of(MemoryModel.TSO);

  private static VerdictSuite.Program program(String family, int n, Answer expected) {
    Path file = CFamilies.FOLDER.resolve(family + ".c");
    return new VerdictSuite.Program(
        file, List.of(), List.of("N=" + n), Map.of(MemoryModel.TSO, expected));
  }

  private static int measure(
      VerdictSuite.Program program, VerdictBench.Form form, List<Object> lines) {
    return new VerdictBench(60, 1).measure(List.of(program), TSO, form, lines::add);
  }

  @Test
  void aRowSaysWhatCheckFound() {
    List<Object> lines = new ArrayList<>();
    int code = measure(program("sb_ring", 3, Answer.PASS), VerdictBench.Form.TSV, lines);
    assertEquals(ExitCode.PASS, code);
    String header =
        "program\tmodel\texpected\tverdict\texecutions\tblocked\tclasses\tmethod\tcpu_s";
    assertEquals(header, lines.get(0));
    String row = lines.get(1).toString();
    String found = "sb_ring N=3\ttso\tPASS\tPASS\t8\t0\t(traces|observed)\t(executions|states)\t";
    assertTrue(row.matches(found + "[0-9]+\\.[0-9]{2}"), row);
    assertEquals(2, lines.size());
  }

  @Test
  void anotherVerdictIsAnError() {
    List<Object> lines = new ArrayList<>();
    int code = measure(program("sb_ring", 2, Answer.FAIL), VerdictBench.Form.TEXT, lines);
    assertEquals(ExitCode.FAIL, code);
    assertTrue(lines.get(1).toString().endsWith("  <- differs"), lines.toString());
    assertTrue(lines.get(2).toString().startsWith("1 runs: median "), lines.toString());
    assertTrue(lines.get(2).toString().endsWith(", 1 that differ"), lines.toString());
  }

  @Test
  void rowsInJsonAreAsTheSchemaSays() throws IOException {
    List<Object> lines = new ArrayList<>();
    measure(program("sb_ring", 2, Answer.PASS), VerdictBench.Form.JSON, lines);
    String schema = Files.readString(Path.of("docs/schema/bench-verdict-1.schema.json"));
    assertEquals(1, lines.size());
    assertEquals(List.of(), JsonSchema.violations(schema, lines.getFirst().toString()));
  }

  @Test
  void aSearchThatIsTooLongIsNoVerdict() {
    VerdictRow row =
        new VerdictBench(1, 1).measure(program("fib_joined", 12, Answer.PASS), MemoryModel.TSO);
    assertFalse(row.isDecided());
    assertFalse(row.isWrong());
    assertTrue(
        row.text().matches("fib_joined N=12 +tso +PASS +none +- +- +- +- +[0-9.]+"), row.text());
  }

  @Test
  void optionsAndNamesAreChecked() {
    Session.assertRefused(
        "heddle: no program nobody; docs/bench.md lists them", "bench", "verdict", "nobody");
    Session.assertRefused("heddle: --limit goes with bench verdict", "bench", "fib", "--limit=1");
    Session.assertRefused(
        "heddle: bench threads has no --format", "bench", "threads", "--format=tsv");
    Session.assertRefused("heddle: bench verdict has no --forks", "bench", "verdict", "--forks=1");
  }
}
