// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * C programs that wait, each with the verdicts that it must get in its first lines:
 *
 * <pre>
 * // expect: sc PASS; tso PASS or UNKNOWN; pso FAIL assertion
 * // runs: sc 40
 * // expect -DBUG: sc FAIL; tso FAIL; pso FAIL
 * // expect --liveness all -- -DBUG: sc FAIL; tso FAIL; pso FAIL
 * </pre>
 *
 * What stands before the colon are flags for clang, behind options and {@code --} if there are any.
 * {@code runs} bounds the executions, complete and blocked ones together. The kind of an error may
 * be left open. The verdicts were found by thinking, by {@code heddle reach} and by running the
 * programs, not by {@code check}.
 */
@Tag("slow")
class WaitingProgramsTest {
  private static final Path FOLDER = Path.of("src/test/resources/c/waiting");
  private static final List<String> MODELS = List.of("sc", "tso", "pso");

  /** Some models run into this in programs for which UNKNOWN is right. */
  private static final String TIME = System.getProperty("heddle.waiting.time", "5");

  /** A program with flags, and what is expected under each model. */
  record Case(Path file, String flags, Map<String, String> verdicts, Map<String, String> runs) {
    @Override
    public String toString() {
      return (file.getFileName() + " " + flags).strip();
    }
  }

  static List<Case> cases() throws IOException {
    List<Case> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".c")).sorted().toList()) {
        all.addAll(cases(file));
      }
    }
    String wanted = System.getProperty("heddle.waiting.only", "");
    return all.stream().filter(c -> c.toString().contains(wanted)).toList();
  }

  private static List<Case> cases(Path file) throws IOException {
    Map<String, Case> found = new LinkedHashMap<>();
    for (String line : Files.readAllLines(file)) {
      int colon = line.indexOf(": ");
      if (line.startsWith("// expect") && colon > 0) {
        String flags = line.substring("// expect".length(), colon).strip();
        found.put(flags, new Case(file, flags, byModel(line, colon), new LinkedHashMap<>()));
      } else if (line.startsWith("// runs") && colon > 0) {
        String flags = line.substring("// runs".length(), colon).strip();
        found.get(flags).runs().putAll(byModel(line, colon));
      }
    }
    return List.copyOf(found.values());
  }

  private static Map<String, String> byModel(String line, int colon) {
    Map<String, String> parts = new LinkedHashMap<>();
    for (String part : line.substring(colon + 2).split(";")) {
      String[] words = part.strip().split(" ", 2);
      parts.put(words[0], words[1]);
    }
    return parts;
  }

  @Test
  void eachProgramSaysWhatIsExpected() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".c")).toList()) {
        List<Case> cases = cases(file);
        assertTrue(!cases.isEmpty(), () -> file + " expects nothing");
        cases.forEach(c -> assertEquals(MODELS, List.copyOf(c.verdicts().keySet()), c::toString));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void verdictsAreAsExpected(Case c) {
    Session session = check(c);
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    List<String> wrong = new ArrayList<>();
    List<String> rows = session.out().lines().skip(1).toList();
    assertEquals(MODELS.size(), rows.size(), () -> session.out() + session.err());
    for (String row : rows) {
      String[] columns = row.split("\t", -1);
      String model = columns[1];
      String wanted = c.verdicts().get(model);
      if (Arrays.stream(wanted.split(" or ")).noneMatch(v -> is(v, columns))) {
        wrong.add(model + " must be " + wanted + ", is " + columns[2] + " " + columns[8]);
      }
      long most = Long.parseLong(c.runs().getOrDefault(model, Long.toString(Long.MAX_VALUE)));
      if (runs(columns) > most) {
        wrong.add(model + " takes " + runs(columns) + " runs, more than " + most);
      }
    }
    assertEquals(List.of(), wrong, c::toString);
  }

  private static Session check(Case c) {
    List<String> words = new ArrayList<>();
    words.addAll(List.of("check", c.file().toString(), "--model", "all", "--format", "tsv"));
    words.addAll(List.of("--max-time", TIME));
    List<String> flags = Arrays.stream(c.flags().split(" ")).filter(f -> !f.isEmpty()).toList();
    if (!flags.contains("--")) {
      words.add("--");
    }
    words.addAll(flags);
    return Session.of(words.toArray());
  }

  /**
   * Whether a row has a verdict and, if one is named, an error of that kind; others may come up.
   */
  private static boolean is(String wanted, String[] columns) {
    String[] parts = wanted.split(" ", 2);
    return columns[2].equals(parts[0])
        && (parts.length == 1
            || Arrays.stream(columns[8].split("[,;] ?"))
                .anyMatch(error -> error.startsWith(parts[1] + "@")));
  }

  /** Complete, redundant and blocked ones. */
  private static long runs(String[] columns) {
    long sum = 0;
    for (int i = 3; i <= 7; i++) {
      sum += Long.parseLong(columns[i]);
    }
    return sum;
  }
}
