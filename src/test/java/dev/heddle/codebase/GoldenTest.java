// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.heddle.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Next to every example stands what it must give under all models. {@code -Dgolden.update} writes
 * these files instead of comparing them. Those of C programs and automata have the commands, too,
 * each on a line {@code $ heddle ...} in front of what it prints: a program has variants.
 */
@Tag("slow")
class GoldenTest {
  private static final boolean UPDATE = System.getProperty("golden.update") != null;
  private static final String EXPECTED = ".expected";
  private static final String PROMPT = "$ heddle ";

  static List<Path> litmusTests() {
    return files(".litmus");
  }

  static List<Path> programs() {
    return Stream.of(files(".c"), files(".automaton")).flatMap(List::stream).toList();
  }

  private static List<Path> files(String suffix) {
    try (Stream<Path> files = Files.walk(Path.of("examples"))) {
      return files.filter(f -> f.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("litmusTests")
  void litmusTestGivesWhatIsExpected(Path example) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream err = new PrintStream(PrintStream.nullOutputStream());
    run(List.of("outcomes", example.toString(), "--model", "all", "--format", "tsv"), bytes, err);
    compare(example, bytes.toString(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void programGivesWhatIsExpected(Path example) throws IOException {
    StringBuilder actual = new StringBuilder();
    for (String command : commands(example)) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      List<String> words = List.of(command.substring(PROMPT.length()).split(" "));
      run(words, bytes, new PrintStream(bytes, true, StandardCharsets.UTF_8));
      String printed = bytes.toString(StandardCharsets.UTF_8);
      assumeFalse(printed.startsWith("no clang for "), printed);
      actual.append(command).append('\n').append(printed);
    }
    compare(example, actual.toString());
  }

  private static List<String> commands(Path example) throws IOException {
    Path expected = Path.of(example + EXPECTED);
    return Files.exists(expected)
        ? Files.readAllLines(expected).stream().filter(l -> l.startsWith(PROMPT)).toList()
        : example.toString().endsWith(".c")
            ? List.of(PROMPT + "check " + example + " --model all --format tsv")
            : List.of(PROMPT + "robust " + example, PROMPT + "reach " + example);
  }

  private static void run(List<String> words, ByteArrayOutputStream bytes, PrintStream err) {
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Main.run(words.toArray(String[]::new), out, err);
  }

  private static void compare(Path example, String actual) throws IOException {
    Path expected = Path.of(example + EXPECTED);
    if (UPDATE) {
      Files.writeString(expected, actual);
    }
    assertTrue(Files.exists(expected), expected + " is missing: run mvn test -Dgolden.update");
    assertEquals(Files.readString(expected), actual, expected.toString());
  }

  @Test
  void everyExpectationHasItsExample() {
    List<Path> orphans =
        files(EXPECTED).stream()
            .filter(f -> Files.notExists(Path.of(f.toString().replace(EXPECTED, ""))))
            .toList();
    assertEquals(List.of(), orphans);
  }
}
