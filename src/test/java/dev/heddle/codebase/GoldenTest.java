package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Next to every example stands what it must give under all models. {@code -Dgolden.update} writes
 * these files instead of comparing them.
 */
class GoldenTest {
  private static final boolean UPDATE = System.getProperty("golden.update") != null;
  private static final String EXPECTED = ".expected";

  static List<Path> examples() {
    return files(".litmus");
  }

  private static List<Path> files(String suffix) {
    try (Stream<Path> files = Files.walk(Path.of("examples"))) {
      return files.filter(f -> f.toString().endsWith(suffix)).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void exampleGivesWhatIsExpected(Path example) throws IOException {
    String[] arguments = {"outcomes", example.toString(), "--model", "all", "--format", "tsv"};
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Main.run(arguments, out, new PrintStream(PrintStream.nullOutputStream()));
    String actual = bytes.toString(StandardCharsets.UTF_8);
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
