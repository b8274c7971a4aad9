// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli.suite;

import dev.heddle.cli.input.Inputs;
import dev.heddle.file.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Adds the programs of a folder to a suite that does not have them yet; what it has stays. */
final class SuiteDraft {
  private static final Pattern MAIN = Pattern.compile("(?m)^[\\w\\s*]*\\bmain\\s*\\(");

  private static final String HEAD =
      """
      # Programs for `heddle test`; the keys are those of docs/test.md.
      # A program of several files needs all of them: files = ["queue.c", "queue_test.c"]

      [defaults]
      # include = ["include"]
      # max-time = "1m"
      """;

  private SuiteDraft() {}

  /**
   * Returns the names of the tests that were added.
   *
   * @param suite a file that need not be there
   */
  static List<String> complete(Path suite, Path folder) throws IOException {
    boolean exists = Files.exists(suite);
    Set<Path> known = new TreeSet<>();
    Set<String> names = new TreeSet<>();
    if (exists && Inputs.text(suite).contains("[[test]]")) {
      for (Question q : SuiteReader.read(suite)) {
        q.files().forEach(f -> known.add(f.toAbsolutePath().normalize()));
        names.add(q.test());
      }
    }
    StringBuilder text = new StringBuilder(exists ? Inputs.text(suite) : HEAD);
    Path home = suite.toAbsolutePath().normalize().getParent();
    List<String> added = new ArrayList<>();
    for (Path program : programs(folder)) {
      Path whole = program.toAbsolutePath().normalize();
      if (known.add(whole)) {
        String name = name(home.relativize(whole), names);
        added.add(name);
        text.append("\n[[test]]\nname = ").append(quoted(name)).append("\nfiles = [");
        text.append(quoted(home.relativize(whole).toString())).append("]\n");
      }
    }
    if (!added.isEmpty()) {
      WholeFile.write(suite, text.toString().getBytes(StandardCharsets.UTF_8));
    }
    return added;
  }

  /** The C files with a function main, in order. */
  private static List<Path> programs(Path folder) throws IOException {
    List<Path> all = new ArrayList<>();
    try (Stream<Path> below = Files.walk(folder)) {
      for (Path file : below.filter(f -> f.toString().endsWith(".c")).sorted().toList()) {
        if (Files.isRegularFile(file) && MAIN.matcher(Inputs.text(file)).find()) {
          all.add(file);
        }
      }
    }
    return all;
  }

  /** The name of the file, with folders before it if another test has that name. */
  private static String name(Path file, Set<String> names) {
    String whole = file.toString().replaceFirst("\\.c$", "");
    String shortest = file.getFileName().toString().replaceFirst("\\.c$", "");
    String name = names.contains(shortest) ? whole : shortest;
    names.add(name);
    return name;
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
