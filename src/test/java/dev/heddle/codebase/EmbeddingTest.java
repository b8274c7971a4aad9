// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What docs/embedding.md shows runs, with the engine's jar and nothing else. */
@Tag("slow")
class EmbeddingTest {
  private static final Path PAGE = Path.of("docs/embedding.md");
  private static final String PROMPT = "$ java ";

  @Test
  void theExampleIsTheOneThatIsShown() throws IOException {
    String example = Files.readString(Path.of("examples/java/CheckLitmusTest.java"));
    assertTrue(Files.readString(PAGE).contains("```java\n" + example + "```\n"));
  }

  @Test
  void theExampleRuns() throws IOException, InterruptedException {
    List<String> lines = Files.readAllLines(PAGE);
    int at = lines.indexOf(lines.stream().filter(l -> l.startsWith(PROMPT)).findFirst().get());
    List<String> shown = lines.subList(at + 1, lines.size());
    shown = shown.subList(0, shown.indexOf("```"));
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(lines.get(at).substring(PROMPT.length()).split(" ")));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(String.join("\n", shown), said.stripTrailing());
    assertEquals(0, process.waitFor());
  }

  @Test
  void theEngineHasNoCommandLineNorReports() throws IOException {
    try (JarFile jar = new JarFile("target/heddle-engine.jar")) {
      List<String> strangers =
          jar.stream()
              .map(JarEntry::getName)
              .filter(n ->
                  n.startsWith("dev/heddle/cli/")
                      || n.startsWith("dev/heddle/lsp/")
                      || n.startsWith("dev/heddle/mcp/")
                      || n.startsWith("dev/heddle/report/")
                      || n.startsWith("dev/heddle/frontend/c/"))
              .toList();
      assertEquals(List.of(), strangers);
      assertTrue(jar.getEntry("dev/heddle/api/Heddle.class") != null);
    }
  }
}
