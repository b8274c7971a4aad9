// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The pictures of the documentation are what the commands shown there draw; {@code -Dgolden.update}
 * rewrites them.
 */
class PicturesTest {
  private static final Path PICTURES = Path.of("docs/pictures");
  private static final Pattern COMMAND =
      Pattern.compile("\\$ \\./heddle (.*) --svg target/pictures\\n");

  @Test
  void picturesAreUpToDate(@TempDir Path folder) throws IOException {
    String documents = "";
    for (Path document : files(Path.of("docs"))) {
      documents += document.toString().endsWith(".md") ? Files.readString(document) : "";
    }
    Matcher m = COMMAND.matcher(documents);
    while (m.find()) {
      draw(m.group(1), folder);
    }
    if (System.getProperty("golden.update") != null) {
      for (Path drawn : files(folder)) {
        Files.copy(
            drawn,
            PICTURES.resolve(drawn.getFileName()),
            java.nio.file.StandardCopyOption.REPLACE_EXISTING);
      }
    }
    assertEquals(
        files(folder).stream().map(f -> f.getFileName().toString()).toList(),
        files(PICTURES).stream().map(f -> f.getFileName().toString()).toList());
    for (Path drawn : files(folder)) {
      Path kept = PICTURES.resolve(drawn.getFileName());
      assertEquals(Files.readString(drawn), Files.readString(kept), kept.toString());
      assertTrue(
          drawn.toString().contains("Peterson-tso-shasha-snir")
              || documents.contains("(pictures/" + drawn.getFileName() + ")"),
          drawn + " is not shown");
    }
  }

  private static void draw(String command, Path folder) {
    List<String> words = new ArrayList<>();
    Matcher m = Pattern.compile("'([^']*)'|(\\S+)").matcher(command);
    while (m.find()) {
      words.add(m.group().replace("'", ""));
    }
    words.addAll(List.of("--svg", folder.toString()));
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    Main.run(words.toArray(String[]::new), nowhere, nowhere);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.sorted().toList();
    }
  }
}
