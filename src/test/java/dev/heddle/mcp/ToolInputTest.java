// SPDX-License-Identifier: Apache-2.0
package dev.heddle.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ToolInputTest {
  private static final Settings SETTINGS =
      new Settings(List.of("heddle"), Path.of("."), Duration.ofSeconds(10), List.of("-Wall"), "0");

  private static List<String> words(Tool tool, Map<String, Object> values) throws Exception {
    return ToolInput.of(tool, values).words(SETTINGS);
  }

  @Test
  void argumentsBecomeOptions() throws Exception {
    Map<String, Object> values =
        Map.of("files", List.of("a.c", "b.c"), "races", true, "leaks", false, "unroll", 3);
    assertEquals(
        List.of(
            "check",
            "a.c",
            "b.c",
            "--model=all",
            "--races",
            "--unroll=3",
            "--max-time=10.0s",
            "--",
            "-Wall"),
        words(Tool.CHECK, values));
    assertEquals(
        List.of("outcomes", "SB.litmus", "--model=rmo", "--max-time=0.5s"),
        words(
            Tool.OUTCOMES, Map.of("files", List.of("SB.litmus"), "model", "rmo", "max_time", 0.5)));
  }

  /** Whatever an assistant was told to call a file or a macro. */
  @Test
  void noArgumentBecomesAnotherOption() throws Exception {
    Map<String, Object> values =
        Map.of(
            "files",
            List.of("--html=x", "@list", "-fplugin=x.so.c"),
            "defines",
            List.of("X=-fplugin=y"),
            "include",
            List.of("--x"));
    List<String> words = words(Tool.CHECK, values);
    assertTrue(words.containsAll(List.of("./--html=x", "./@list", "./-fplugin=x.so.c")));
    int flags = words.indexOf("--");
    assertEquals(
        List.of("-Wall", "-DX=-fplugin=y", "-I--x"), words.subList(flags + 1, words.size()));
    assertTrue(
        words.subList(0, flags).stream()
            .filter(w -> w.startsWith("-"))
            .allMatch(w -> w.startsWith("--model=") || w.startsWith("--max-time=")),
        words.toString());
  }

  @Test
  void aTextIsConfined() throws Exception {
    List<String> words = words(Tool.CHECK, Map.of("text", "int main(void) { }"));
    assertTrue(words.containsAll(List.of("program.c", "--confined")), words.toString());
    assertEquals(
        "program.automaton",
        ToolInput.of(Tool.ROBUST, Map.of("text", "x", "language", "automaton")).textFile());
  }

  @Test
  void aCallHasOneInput() {
    assertThrows(ToolInput.Wrong.class, () -> words(Tool.CHECK, Map.of()));
    assertThrows(ToolInput.Wrong.class, () -> words(Tool.CHECK, Map.of("files", List.of())));
    assertThrows(
        ToolInput.Wrong.class,
        () -> words(Tool.CHECK, Map.of("files", List.of("a.c"), "text", "x")));
  }
}
