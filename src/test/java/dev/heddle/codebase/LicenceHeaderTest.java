// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Every source file of ours starts with its licence: Java, C, headers and scripts. {@code
 * -Dheader.update} adds the line where it is missing. Examples and test data have none, because
 * tests and documentation show their line numbers.
 */
class LicenceHeaderTest {
  private static final boolean UPDATE = System.getProperty("header.update") != null;
  private static final String LICENCE = "SPDX-License-Identifier: Apache-2.0";

  private static final List<Path> SCRIPTS = List.of(Path.of("heddle"), Path.of(".ci/run"));

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>(SCRIPTS);
    for (String root : List.of("src/main", "src/test/java")) {
      try (Stream<Path> files = Files.walk(Path.of(root))) {
        files.filter(f -> f.toString().matches(".*\\.(java|c|h)")).sorted().forEach(sources::add);
      }
    }
    return sources;
  }

  /** Comments of C are those of C90, because users may compile the headers as C90. */
  private static String header(Path file) {
    if (SCRIPTS.contains(file)) {
      return "# " + LICENCE;
    }
    return file.toString().endsWith(".java") ? "// " + LICENCE : "/* " + LICENCE + " */";
  }

  /** The first line, but for scripts, whose first line names their interpreter. */
  private static int place(Path file) {
    return SCRIPTS.contains(file) ? 1 : 0;
  }

  private static boolean hasHeader(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    return lines.size() > place(file) && lines.get(place(file)).equals(header(file));
  }

  private static void add(Path file) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.add(place(file), header(file));
    Files.writeString(file, String.join("\n", lines) + "\n");
  }

  @Test
  void everySourceNamesItsLicence() throws IOException {
    List<Path> without = new ArrayList<>();
    for (Path file : sources()) {
      if (!hasHeader(file)) {
        without.add(file);
      }
    }
    if (UPDATE) {
      for (Path file : without) {
        add(file);
      }
      return;
    }
    assertEquals(List.of(), without, "run mvn test -Dtest=LicenceHeaderTest -Dheader.update");
  }

  @Test
  void allKindsOfSourcesAreFound() throws IOException {
    for (String end :
        List.of("/Main.java", "/alloc.c", "/pthread.h", "heddle", "FormatTest.java")) {
      assertTrue(sources().stream().anyMatch(f -> f.toString().endsWith(end)), end);
    }
  }
}
