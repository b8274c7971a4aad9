// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Checks a C program with and without the techniques that leave orders open: the verdict and the
 * errors are the same, with both algorithms.
 */
final class AllOrders {
  private AllOrders() {}

  /**
   * @param flags definitions of macros, separated by blanks
   * @param expected {@code PASS} and the number of executions where orders are left open, or {@code
   *     FAIL} and the kind of the first error
   */
  static void check(Path folder, String program, String flags, String expected) throws IOException {
    Path file = Files.writeString(folder.resolve("orders.c"), program);
    String[] words = expected.split(" ", 2);
    List<String> observed = row(file, flags, "observed", "optimal");
    List<String> traces = row(file, flags, "traces", "optimal");
    List<String> source = row(file, flags, "observed", "source");
    assertEquals(words[0], observed.get(2));
    assertEquals(words[0], traces.get(2));
    assertEquals(words[0], source.get(2));
    if (words[0].equals("PASS")) {
      assertEquals(words[1], observed.get(3));
    } else {
      assertEquals(words[1], observed.get(8).replaceAll("@.*", ""));
      assertEquals(traces.get(8), observed.get(8));
      assertEquals(traces.get(8), source.get(8));
    }
  }

  /** What one search says: file, model, verdict, counts, errors. */
  private static List<String> row(Path file, String flags, String classes, String algorithm) {
    List<Object> words = new ArrayList<>();
    words.addAll(List.of("check", file, "--all", "--format", "tsv"));
    words.addAll(List.of("--classes", classes, "--algorithm", algorithm, "--"));
    words.addAll(List.of(flags.split(" +")));
    Session session = Session.of(words.toArray());
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    assertEquals("", session.err());
    return List.of(session.out().lines().toList().getLast().split("\t", -1));
  }
}
