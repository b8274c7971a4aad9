// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class SubprocessTest {
  /** A JVM that is interrupted before it runs its first program. */
  static void main(String[] args) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> {
              try {
                Subprocess.run(List.of("/bin/sh", "-c", "echo run"), Optional.empty());
              } catch (Exception e) {
                System.out.println(e);
              }
            }));
    System.exit(0);
  }

  @Test
  void nothingIsRunByAJvmThatEnds() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                SubprocessTest.class.getName())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(new CancellationException("interrupted").toString(), said.strip());
  }

  @Test
  void memoryIsLimited() throws Exception {
    Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
    List<String> command = List.of("/bin/sh", "-c", "ulimit -v; echo \"$1\"", "x", "a 'b\" $c");
    List<String> limited = Subprocess.limited(command, 700);
    Subprocess.Result result = Subprocess.run(limited, Optional.empty());
    assertEquals("716800\na 'b\" $c\n", new String(result.output(), StandardCharsets.UTF_8));
    assertEquals(command, Subprocess.limited(command, 0));
  }
}
