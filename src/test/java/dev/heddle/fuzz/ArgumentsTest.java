// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fuzz;

import dev.heddle.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words behind the name of the program; bench and serve run too long to be tried. */
class ArgumentsTest {
  private static final List<String> COMMANDS =
      List.of(
          "check",
          "outcomes",
          "executions",
          "show",
          "reach",
          "robust",
          "fence",
          "monitor",
          "replay",
          "generate",
          "completion",
          "--version",
          "nonsense");

  private static final Pattern OPTION = Pattern.compile("(?m)^  (--[a-z-]+)");

  /** Their values become files, which must be nowhere else than in the folder. */
  private static final Set<String> WRITING =
      Set.of(
          "--html",
          "--svg",
          "--dot",
          "--page",
          "--json",
          "--sarif",
          "--junit",
          "--checkpoint",
          "--patch-file");

  private static final List<String> VALUES =
      List.of(
          "",
          " ",
          "-",
          "--",
          "abc",
          "all",
          "sc",
          "tso",
          "pso",
          "text",
          "json",
          "tree",
          "svg",
          "0..3",
          "3..0",
          "1..",
          "-1..1",
          "0..999999999999999999",
          "8g",
          "10m",
          "1.5s",
          "2h",
          "0.001",
          "0.0 0.1",
          "0.0! 9.9",
          "\u00e9",
          "\u0000",
          "a\nb",
          "/",
          ".",
          "/dev/null",
          "@",
          "pom.xml",
          "docs",
          "no/such/file",
          "optimal",
          "exhaustive",
          "lamport",
          "2",
          "fib");

  private static final List<String> FILES =
      List.of(
          "examples/litmus/SB.litmus",
          "examples/litmus/MP.litmus",
          "examples/automata/sb.automaton",
          "src/test/resources/fuzz/memory.ll",
          "pom.xml",
          "docs",
          "no/such",
          "@no",
          "",
          "\u0000");

  @TempDir private Path folder;

  @Test
  void words() throws IOException {
    Damage damage = new Damage("arguments", List.of("-"));
    for (int i = 0; i < Damage.inputs(1_000); i++) {
      String command = damage.any(COMMANDS);
      List<String> words = new ArrayList<>(List.of(command));
      for (int left = damage.random().nextInt(3); left > 0; left--) {
        words.add(damage.any(FILES));
      }
      List<String> options = options(command);
      for (int left = damage.random().nextInt(4); left > 0 && !options.isEmpty(); left--) {
        option(damage, damage.any(options), words);
      }
      limit(options, "--max-time", "0.05", words);
      limit(options, "--runs", "3", words);
      limit(options, "--max-rounds", "2", words);
      Commands.answers("", words, words.size());
    }
  }

  private static List<String> options(String command) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, false, StandardCharsets.UTF_8);
    Main.run(new String[] {command, "--help"}, stream, stream);
    Matcher m = OPTION.matcher(out.toString(StandardCharsets.UTF_8));
    List<String> options = new ArrayList<>();
    while (m.find()) {
      options.add(m.group(1));
    }
    return options;
  }

  private void option(Damage damage, String option, List<String> words) throws IOException {
    if (WRITING.contains(option)) {
      words.addAll(List.of(option, Files.createTempDirectory(folder, "o").resolve("f").toString()));
      return;
    }
    String value =
        switch (damage.random().nextInt(4)) {
          case 0 -> damage.number();
          case 1 -> damage.any(FILES);
          default -> damage.any(VALUES);
        };
    switch (damage.random().nextInt(4)) {
      case 0 -> words.add(option);
      case 1 -> words.add(option + "=" + value);
      default -> words.addAll(List.of(option, value));
    }
  }

  /** Most programs here are small; what is not must not go on for long. */
  private static void limit(List<String> options, String option, String value, List<String> words) {
    boolean given = words.stream().anyMatch(w -> w.startsWith(option));
    if (options.contains(option) && !given && !words.contains("--")) {
      words.add(1, value);
      words.add(1, option);
    }
  }
}
