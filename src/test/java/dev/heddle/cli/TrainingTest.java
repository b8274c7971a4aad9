// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.arguments.Syntax;
import dev.heddle.cli.terminal.ExitCode;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TrainingTest {
  /** They run for long, or say what was compiled anyway. */
  private static final Set<String> NOT_TRAINED =
      Set.of("bench", "serve", "completion", "lsp", "mcp", "test");

  private static Stream<List<String>> commands() {
    return Stream.of(Training.CHECK, Training.REST).flatMap(Arrays::stream).map(List::of);
  }

  /** A command that changed would be trained no more, and nobody would notice. */
  @ParameterizedTest
  @MethodSource("commands")
  void eachCommandAnswers(List<String> command) {
    ByteArrayOutputStream messages = new ByteArrayOutputStream();
    PrintStream err = new PrintStream(messages, true, StandardCharsets.UTF_8);
    PrintStream out = new PrintStream(OutputStream.nullOutputStream(), false);
    int code = Main.run(command.toArray(String[]::new), out, err);
    assertTrue(
        Set.of(ExitCode.PASS, ExitCode.FAIL, ExitCode.UNKNOWN).contains(code),
        String.join(" ", command) + " " + code + " " + messages);
  }

  @Test
  void everyCommandIsThere() {
    Set<String> all = Main.syntaxes().stream().map(Syntax::command).collect(Collectors.toSet());
    all.removeAll(NOT_TRAINED);
    assertEquals(all, commands().map(List::getFirst).collect(Collectors.toSet()));
  }
}
