// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.litmus;

import static dev.heddle.frontend.litmus.Litmus.columns;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that others wrote, and our examples. */
class CorpusTest {
  private static final Path CORPUS = Path.of("src/test/resources/litmus");

  static LitmusTest read(Path file) {
    try {
      return LitmusReader.read(file.toString(), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(".litmus")).sorted().toList();
    }
  }

  @ParameterizedTest
  @CsvSource({"classic, 87", "cycles, 1182"})
  void columnsAreThoseOfTheOracle(String set, int count) throws IOException {
    Map<String, String> locations = new HashMap<>();
    for (String line : Files.readAllLines(CORPUS.resolve("outcomes.tsv"))) {
      String[] fields = line.split("\t");
      if (fields[0].equals(set)) {
        locations.put(fields[1], fields[10]);
      }
    }
    List<Path> files = files(CORPUS.resolve(set));
    assertEquals(count, files.size());
    for (Path file : files) {
      LitmusTest test = read(file);
      assertEquals(file.getFileName().toString(), test.name() + ".litmus");
      assertEquals(locations.get(test.name()), columns(test), test.name());
      SequentialRun.of(test.program());
    }
  }

  @Test
  void examplesAreNamedAsTheirFiles() throws IOException {
    List<Path> files = files(Path.of("examples/litmus"));
    assertEquals(false, files.isEmpty());
    for (Path file : files) {
      assertEquals(file.getFileName().toString(), read(file).name() + ".litmus");
    }
  }
}
