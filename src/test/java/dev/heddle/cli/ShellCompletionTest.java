// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.arguments.Syntax;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShellCompletionTest {
  @TempDir private static Path folder;

  /** What bash offers behind these words. */
  private static String offered(String... words) throws IOException, InterruptedException {
    Path script = folder.resolve("heddle.bash");
    Files.writeString(script, Session.of("completion", "bash").out());
    StringBuilder line = new StringBuilder("COMP_WORDS=(heddle");
    for (String word : words) {
      line.append(" '").append(word).append('\'');
    }
    line.append("); COMP_CWORD=").append(words.length);
    Process bash =
        new ProcessBuilder(
                "bash", "-c", ". " + script + "; " + line + "; _heddle; echo \"${COMPREPLY[*]}\"")
            .redirectErrorStream(true)
            .start();
    String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    bash.waitFor();
    return out.strip();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ou | outcomes",
        "check --mod | --model",
        "check --model  | sc tso pso all",
        "outcomes --model r | rmo",
        "fence --goal a | assertions",
        "check x.c --format s | sarif",
        "outcomes --algorithm o | optimal",
        "check pom.x | pom.xml",
      })
  void bash(String line, String expected) throws IOException, InterruptedException {
    String words = line.endsWith("--model") ? line + " " : line;
    assertEquals(expected, offered(words.split(" ", -1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish", "man"})
  void everyOptionOfEveryCommandIsThere(String shell) {
    String text = Session.of("completion", shell).out();
    for (Syntax s : Main.syntaxes()) {
      assertTrue(text.contains(s.command()), s.command());
      for (Syntax.Option o : s.options()) {
        String name =
            switch (shell) {
              case "fish" -> "-l " + o.name().substring(2);
              case "man" -> o.name().replace("-", "\\-");
              default -> o.name();
            };
        assertTrue(text.contains(name), s.command() + " " + o.name());
      }
    }
  }

  @Test
  void anotherShellIsRefused() {
    Session.assertRefused("heddle: name one of bash, zsh, fish and man", "completion", "csh");
    Session.assertRefused("heddle: name one of bash, zsh, fish and man", "completion");
  }
}
