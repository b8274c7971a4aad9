// SPDX-License-Identifier: Apache-2.0
package dev.heddle.fuzz;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of text. */
@Tag("slow")
class TextFilesTest {
  @TempDir private Path folder;

  private static List<String> texts(String folder, String suffix) throws IOException {
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of(folder))) {
      for (Path file : files.filter(f -> f.toString().endsWith(suffix)).sorted().toList()) {
        texts.add(Files.readString(file));
      }
    }
    return texts;
  }

  /**
   * @param command a word for the file is its last
   */
  private void fuzz(String reader, List<String> texts, int inputs, String... command)
      throws IOException {
    Damage damage = new Damage(reader, texts);
    Path file = folder.resolve("t." + reader);
    List<String> words = new ArrayList<>(List.of(command));
    words.add(file.toString());
    for (int i = 0; i < Damage.inputs(inputs); i++) {
      String text = damage.text();
      Files.writeString(file, text, StandardCharsets.UTF_8);
      Commands.answers(text, words);
    }
  }

  @Test
  void litmus() throws IOException {
    fuzz(
        "litmus",
        texts("examples/litmus", ".litmus"),
        1_500,
        "outcomes",
        "--model",
        "tso",
        "--max-executions",
        "3",
        "--max-time",
        "0.1");
  }

  @Test
  void automata() throws IOException {
    fuzz(
        "automaton",
        texts("examples/automata", ".automaton"),
        1_500,
        "reach",
        "--max-states",
        "50",
        "--max-time",
        "0.1",
        "--jobs",
        "1");
  }

  @Test
  void traces() throws IOException {
    fuzz("trace", texts("examples/trace", ".trace"), 6_000, "monitor", "--trace");
  }

  @Test
  void llvm() throws IOException {
    fuzz(
        "ll",
        texts("src/test/resources/fuzz", ".ll"),
        2_000,
        "check",
        "--no-cache",
        "--max-executions",
        "3",
        "--max-time",
        "0.1",
        "--jobs",
        "1");
  }
}
