// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.heddle.frontend.c.llvm.Module;
import dev.heddle.frontend.c.llvm.reader.ModuleReader;
import dev.heddle.frontend.c.lower.body.LoweringOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * C programs with one thread print what they print when the processor runs them: the {@code .out}
 * files are from clang's code for x86-64, run as {@code heddle}.
 */
@Tag("slow")
class SequentialTest {
  private static final Path FOLDER = Path.of("src/test/resources/c");

  private static final List<List<String>> FLAGS =
      List.of(
          List.of(),
          List.of("-O1"),
          List.of("-O2", "-fno-vectorize", "-fno-slp-vectorize"),
          List.of("-O3"));

  static List<Arguments> programs() throws IOException {
    List<Arguments> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".c")).sorted().toList()) {
        FLAGS.forEach(flags -> all.add(Arguments.of(file, flags)));
      }
    }
    return all;
  }

  @Test
  void thereAreSome() throws IOException {
    assertFalse(programs().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsWhatTheProcessorPrints(Path file, List<String> flags) throws IOException {
    Module module = ModuleReader.read(file.toString(), Programs.compile(file, flags));
    String name = file.toString();
    Path expected = Path.of(name.substring(0, name.length() - 2) + ".out");
    assertEquals(
        Files.readString(expected),
        Run.output(Programs.lower(List.of(module), LoweringOptions.DEFAULT)));
  }
}
