// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import dev.heddle.program.Program;
import dev.heddle.verify.outcomes.FinalState;
import dev.heddle.verify.outcomes.OutcomeTable;
import dev.heddle.verify.outcomes.Outcomes;
import dev.heddle.verify.session.SearchLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Litmus tests of others, with the answers that an axiomatic simulator gives. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class LitmusOracleTest {
  private static final Path CORPUS = Path.of("src/test/resources/litmus");

  /** One line of {@code outcomes.tsv}. */
  private record Row(String verdict, long positive, long negative, long executions, String states) {
    static Row of(String[] f) {
      return new Row(
          f[3],
          Long.parseLong(f[5]),
          Long.parseLong(f[6]),
          Long.parseLong(f[7]),
          f.length > 11 ? f[11] : "");
    }

    static Row of(Program program, OutcomeTable table) {
      return new Row(
          table.answer().toString(),
          table.counts().positive(),
          table.counts().negative(),
          table.counts().executions(),
          String.join(" ", shown(program, table)));
    }
  }

  private static TreeSet<String> shown(Program program, OutcomeTable table) {
    return table.states().keySet().stream()
        .map(s -> s.values().stream().map(v -> number(program, v)).collect(Collectors.joining(",")))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** An address is shown by the name that it has. */
  private static String number(Program program, long value) {
    return program.globalAt(value).isPresent() ? program.addressName(value) : String.valueOf(value);
  }

  private static Map<String, Row> rows(String set, MemoryModel model) throws IOException {
    Map<String, Row> rows = new HashMap<>();
    for (String line : Files.readAllLines(CORPUS.resolve("outcomes.tsv"))) {
      String[] fields = line.split("\t", -1);
      if (fields[0].equals(set) && fields[2].equals(model.toString())) {
        assertNull(rows.put(fields[1], Row.of(fields)));
      }
    }
    return rows;
  }

  private static List<LitmusTest> tests(String set) throws IOException {
    List<LitmusTest> tests = new ArrayList<>();
    try (Stream<Path> files = Files.list(CORPUS.resolve(set))) {
      for (Path file : files.sorted().toList()) {
        tests.add(LitmusReader.read(file.toString(), Files.readString(file)));
      }
    }
    return tests;
  }

  private static OutcomeTable ask(LitmusTest test, MemoryModel model, Algorithm algorithm) {
    Outcomes.Question question =
        new Outcomes.Question(
            test.program(), test.condition(), model, algorithm, SearchLimits.DEFAULT);
    OutcomeTable table = Outcomes.ask(question, null);
    assertEquals(List.of(), table.limits(), test.name());
    return table;
  }

  @ParameterizedTest
  @CsvSource({
    "classic, SC, 87",
    "classic, TSO, 87",
    "classic, PSO, 87",
    "cycles, SC, 1182",
    "cycles, TSO, 1182",
    "cycles, PSO, 1182"
  })
  void outcomesAndCounts(String set, MemoryModel model, int count) throws IOException {
    Map<String, Row> rows = rows(set, model);
    for (LitmusTest test : tests(set)) {
      OutcomeTable table = ask(test, model, Algorithm.OPTIMAL);
      assertEquals(rows.remove(test.name()), Row.of(test.program(), table), test.name());
      assertEquals(0, table.counts().redundant(), test.name());
      count--;
    }
    assertEquals(0, count);
    assertEquals(Map.of(), rows, "answers without a test");
  }

  /**
   * The oracle has rows for tests with read-modify-writes; for all others they are those of PSO.
   */
  @ParameterizedTest
  @CsvSource({"classic, 8, 87", "cycles, 87, 1182"})
  void readModifyWritesAsOnSparc(String set, int rowsOfItsOwn, int count) throws IOException {
    Map<String, Row> rows = rows(set, MemoryModel.PSO_SPARC);
    Map<String, Row> full = rows(set, MemoryModel.PSO);
    assertEquals(rowsOfItsOwn, rows.size());
    int other = 0;
    for (LitmusTest test : tests(set)) {
      Row row = rows.getOrDefault(test.name(), full.get(test.name()));
      OutcomeTable table = ask(test, MemoryModel.PSO_SPARC, Algorithm.OPTIMAL);
      assertEquals(row, Row.of(test.program(), table), test.name());
      assertEquals(0, table.counts().redundant(), test.name());
      other += row.equals(full.get(test.name())) ? 0 : 1;
      count--;
    }
    assertEquals(0, count);
    assertTrue(other > 0, "rows that differ from PSO's");
  }

  @ParameterizedTest
  @CsvSource({"SOURCE", "EXHAUSTIVE"})
  void otherAlgorithmsSayTheSame(Algorithm algorithm) throws IOException {
    for (LitmusTest test : tests("classic")) {
      for (MemoryModel model : Machine.MODELS) {
        OutcomeTable optimal = ask(test, model, Algorithm.OPTIMAL);
        OutcomeTable other = ask(test, model, algorithm);
        assertEquals(optimal.states(), other.states(), test.name());
        assertEquals(Row.of(test.program(), optimal), Row.of(test.program(), other), test.name());
      }
    }
  }

  @Test
  void weakerModelsAllowMore() throws IOException {
    for (LitmusTest test : tests("classic")) {
      List<Set<FinalState>> states =
          Machine.MODELS.stream()
              .<Set<FinalState>>map(m -> ask(test, m, Algorithm.OPTIMAL).states().keySet())
              .toList();
      assertTrue(states.get(1).containsAll(states.get(0)), test.name());
      assertTrue(states.get(2).containsAll(states.get(1)), test.name());
    }
  }
}
