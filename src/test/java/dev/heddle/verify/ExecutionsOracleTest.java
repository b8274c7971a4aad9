// SPDX-License-Identifier: Apache-2.0
package dev.heddle.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.heddle.foata.Architecture;
import dev.heddle.foata.Pso;
import dev.heddle.foata.Rmo;
import dev.heddle.foata.Sc;
import dev.heddle.foata.Tso;
import dev.heddle.frontend.litmus.LitmusReader;
import dev.heddle.frontend.litmus.LitmusTest;
import dev.heddle.program.Program;
import dev.heddle.verify.executions.Executions;
import dev.heddle.verify.outcomes.OutcomeTable;
import dev.heddle.verify.session.SearchLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The generator on litmus tests of others, with the answers that an axiomatic simulator gives. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class ExecutionsOracleTest {
  private static final Path CORPUS = Path.of("src/test/resources/litmus");

  private static Architecture architecture(String name) {
    return switch (name) {
      case "sc" -> new Sc();
      case "tso" -> new Tso();
      case "pso" -> new Pso();
      case "rmo" -> new Rmo();
      default -> throw new AssertionError(name);
    };
  }

  /** Verdict, number of executions and states of every test of a set, as the oracle has them. */
  private static Map<String, String> rows(String set, String model) throws IOException {
    Map<String, String> rows = new HashMap<>();
    for (String line : Files.readAllLines(CORPUS.resolve("outcomes.tsv"))) {
      String[] f = line.split("\t", -1);
      if (f[0].equals(set) && f[2].equals(model)) {
        assertNull(rows.put(f[1], f[3] + " " + f[7] + " " + f[11]));
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

  private static OutcomeTable ask(LitmusTest test, Architecture architecture) {
    Executions.Question q =
        new Executions.Question(
            test.program(), test.condition(), architecture, SearchLimits.DEFAULT);
    OutcomeTable table = Executions.ask(q);
    assertEquals(List.of(), table.limits(), test.name());
    return table;
  }

  private static String row(Program program, OutcomeTable table) {
    String states =
        table.states().keySet().stream()
            .map(s ->
                s.values().stream().map(v -> number(program, v)).collect(Collectors.joining(",")))
            .sorted()
            .collect(Collectors.joining(" "));
    return table.answer() + " " + table.counts().executions() + " " + states;
  }

  private static String number(Program program, long value) {
    return program.globalAt(value).isPresent() ? program.addressName(value) : String.valueOf(value);
  }

  /**
   * There are as many normal forms as pairs of reads-from and coherence order, under every model.
   * The two tests with branches have no row for RMO; SPARC V9 forbids them.
   */
  @ParameterizedTest
  @CsvSource({
    "classic, sc", "classic, tso", "classic, pso", "classic, rmo",
    "cycles, sc", "cycles, tso", "cycles, pso", "cycles, rmo"
  })
  void outcomesAndCounts(String set, String model) throws IOException {
    Map<String, String> rows = rows(set, model);
    if (set.equals("classic") && model.equals("rmo")) {
      assertNull(rows.put("LB+ctrls", "Forbidden 1 0,0,0,0"));
      assertNull(rows.put("S+mfence+ctrl", "Forbidden 2 0,2,1 1,1,1"));
    }
    int count = rows.size();
    for (LitmusTest test : tests(set)) {
      OutcomeTable table = ask(test, architecture(model));
      assertEquals(rows.remove(test.name()), row(test.program(), table), test.name());
      count--;
    }
    assertEquals(0, count);
    assertEquals(Map.of(), rows, "answers without a test");
  }
}
