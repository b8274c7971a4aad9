// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The commands shown in the documentation print what it says they print. A command is a line {@code
 * $ ./heddle ...} in a fenced block; its output is what follows, up to the next command or the end
 * of the block; {@code -Dgolden.update} writes it. A block after a line {@code <!-- not run -->} is
 * left alone.
 */
@Tag("slow")
class ReadmeTest {
  private static final boolean UPDATE = System.getProperty("golden.update") != null;
  private static final String PROMPT = "$ ";
  private static final String HEDDLE = "./heddle";
  private static final String NOT_RUN = "<!-- not run -->";

  /** In a shell, or in a recipe for CI. */
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^(?:\\$ |\\s*- (?:run: )?)?(?:\\./)?heddle ([a-z]+)( .*)?$");

  /** One command and what is shown under it. */
  private record Example(String where, String command, String output) {}

  private static List<Path> documents() throws IOException {
    List<Path> all = new ArrayList<>();
    if (Files.exists(Path.of("README.md"))) {
      all.add(Path.of("README.md"));
    }
    if (Files.isDirectory(Path.of("docs"))) {
      try (Stream<Path> files = Files.walk(Path.of("docs"))) {
        files.filter(f -> f.toString().endsWith(".md")).sorted().forEach(all::add);
      }
    }
    return all;
  }

  @Test
  void commandsPrintWhatIsShown() throws IOException {
    List<String> differences = new ArrayList<>();
    int commands = 0;
    for (Path document : documents()) {
      for (Example e : examples(document.toString(), Files.readAllLines(document))) {
        commands++;
        String actual = run(e.command());
        if (!actual.stripTrailing().equals(e.output().stripTrailing())) {
          if (UPDATE) {
            update(document, e, actual);
          }
          differences.add(
              e.where()
                  + ": "
                  + e.command()
                  + "\n--- shown\n"
                  + e.output()
                  + "--- printed\n"
                  + actual);
        }
      }
    }
    if (UPDATE) {
      return;
    }
    assertEquals("", String.join("\n", differences));
    assertTrue(commands > 0, "nothing is shown");
  }

  /** Replaces what is shown under a command. */
  private static void update(Path document, Example e, String actual) throws IOException {
    String shown = e.command() + "\n" + e.output().stripTrailing() + "\n";
    String printed = e.command() + "\n" + actual.stripTrailing() + "\n";
    Files.writeString(document, Files.readString(document).replace(shown, printed));
  }

  /** So every option is there: the help is compared above. */
  @Test
  void everyCommandHasAPageWithItsHelp() throws IOException {
    List<String> commands =
        run("$ ./heddle --help")
            .lines()
            .filter(l -> l.matches("  [a-z].*"))
            .map(l -> l.strip().split(" ")[0])
            .toList();
    assertTrue(commands.contains("check"), commands.toString());
    for (String command : commands) {
      String page = Files.readString(Path.of("docs", command + ".md"));
      assertTrue(page.contains("\n$ ./heddle " + command + " --help\n"), command);
    }
  }

  /** What takes too long to be run, or has its own results each time, can be run at least. */
  @Test
  void commandsThatAreNotRunHaveWhatTheyName() throws IOException {
    int commands = 0;
    for (Path document : documents()) {
      Matcher m = COMMAND.matcher(notRun(document));
      while (m.find()) {
        commands++;
        String help = run("$ ./heddle " + m.group(1) + " --help");
        assertTrue(help.startsWith("usage: "), document + ": " + m.group());
        String own = m.group(2) == null ? "" : m.group(2).replaceFirst(" -- .*| #.*", "");
        for (String word : words(own)) {
          boolean known =
              word.startsWith("--")
                  ? help.contains("\n  " + word.replaceFirst("=.*", ""))
                  : !word.startsWith("examples/") || Files.exists(Path.of(word));
          assertTrue(known, document + ": " + m.group() + ": " + word);
        }
      }
    }
    assertTrue(commands > 20, "only " + commands);
  }

  /** What stands in blocks that are not run. */
  private static String notRun(Path document) throws IOException {
    StringBuilder inside = new StringBuilder();
    boolean open = false;
    String before = "";
    for (String line : Files.readAllLines(document)) {
      boolean fence = line.strip().startsWith("```");
      open = fence ? !open && before.strip().equals(NOT_RUN) : open;
      inside.append(open && !fence ? line + "\n" : "");
      before = line;
    }
    return inside.toString();
  }

  /** Output and complaints together, as a terminal shows them. */
  private static String run(String command) {
    List<String> words = words(command.substring((PROMPT + HEDDLE).length()));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    Main.run(words.toArray(String[]::new), out, out);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** Split at blanks, but not inside single or double quotes. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    Matcher m = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)").matcher(line);
    while (m.find()) {
      words.add(m.group().replaceAll("^['\"]|['\"]$", ""));
    }
    return words;
  }

  private static List<Example> examples(String file, List<String> lines) {
    List<Example> found = new ArrayList<>();
    boolean inside = false;
    boolean skipped = false;
    int command = -1;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      boolean fence = line.strip().startsWith("```");
      if (command >= 0 && (fence || line.startsWith(PROMPT))) {
        found.add(example(file, lines, command, i));
        command = -1;
      }
      if (fence) {
        inside = !inside;
        skipped = inside && i > 0 && lines.get(i - 1).strip().equals(NOT_RUN);
      } else if (inside && !skipped && line.startsWith(PROMPT + HEDDLE)) {
        command = i;
      }
    }
    if (inside) {
      throw new IllegalArgumentException(file + ": a block does not end");
    }
    return found;
  }

  private static Example example(String file, List<String> lines, int command, int end) {
    String output =
        lines.subList(command + 1, end).stream().map(l -> l + "\n").collect(Collectors.joining());
    return new Example(file + ":" + (command + 1), lines.get(command), output);
  }

  @Test
  void blocksAreFound() {
    List<String> lines =
        """
        ```
        $ ./heddle a 'b c'
        one
        $ ./heddle --version
        ```
        <!-- not run -->
        ```
        $ ./heddle bench
        ```
        $ ./heddle outside
        ```sh
        $ ls
        ```
        """
            .lines()
            .toList();
    List<Example> found = examples("f", lines);
    assertEquals(
        List.of(
            new Example("f:2", "$ ./heddle a 'b c'", "one\n"),
            new Example("f:4", "$ ./heddle --version", "")),
        found);
    assertEquals(List.of("a", "b c"), words(" a 'b c'"));
    assertThrows(IllegalArgumentException.class, () -> examples("f", List.of("```")));
  }
}
