// SPDX-License-Identifier: Apache-2.0
package dev.heddle.codebase;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every source file is as google-java-format writes it. It is a test, not a Maven plugin, because
 * the formatter needs our JDK and Maven may run on an older one.
 */
@Tag("slow")
class FormatTest {
  private static final boolean UPDATE = System.getProperty("format.update") != null;

  @Test
  void sourcesAreFormatted() throws IOException {
    List<Path> sources;
    try (var files = Files.walk(Path.of("src"))) {
      sources = files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
    List<String> unformatted =
        sources.parallelStream().filter(file -> !isFormatted(file)).map(Path::toString).toList();
    assertTrue(
        unformatted.isEmpty(),
        () ->
            "run mvn test -Dtest=FormatTest -Dformat.update; not formatted:\n"
                + String.join("\n", unformatted));
  }

  /** With {@code -Dformat.update} the answer is yes, because the file is rewritten first. */
  private static boolean isFormatted(Path file) {
    try {
      String source = Files.readString(file);
      String formatted = new Formatter().formatSourceAndFixImports(source);
      if (source.equals(formatted)) {
        return true;
      }
      if (UPDATE) {
        Files.writeString(file, formatted);
      }
      return UPDATE;
    } catch (FormatterException e) {
      return fail(file + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
