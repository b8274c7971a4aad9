// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.terminal.ExitCode;
import dev.heddle.schema.JsonSchema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A command whose JVM has too little memory answers UNKNOWN in the format that was asked for. */
@Tag("slow")
class OutOfMemoryTest {
  @TempDir private Path folder;

  private Path program() throws IOException {
    StringBuilder text = new StringBuilder("int x;\nint main() {\n");
    for (int i = 0; i < 20_000; i++) {
      text.append("x = x * ").append(i).append(" + 1;\n");
    }
    return Files.writeString(folder.resolve("large.c"), text.append("}\n"));
  }

  @ParameterizedTest
  @CsvSource({"check,json", "monitor,json", "check,text", "check,sarif"})
  void isAnAnswer(String command, String format) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Path err = folder.resolve("err");
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-Xmx24m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), "dev.heddle.cli.Main"));
    words.addAll(List.of(command, "--no-cache", "--format", format, program().toString()));
    Process process =
        new ProcessBuilder(words).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    assertEquals(ExitCode.UNKNOWN, process.waitFor(), Files.readString(err));
    String answer = Files.readString(out, StandardCharsets.UTF_8);
    assertTrue(answer.contains("out of memory; HEDDLE_JAVA_OPTS=-Xmx8g gives more"), answer);
    assertFalse(Files.readString(err).contains("\tat "), Files.readString(err));
    if (format.equals("json")) {
      String schema = Files.readString(Path.of("docs/schema/" + command + "-1.schema.json"));
      assertEquals(List.of(), JsonSchema.violations(schema, answer));
    }
  }
}
