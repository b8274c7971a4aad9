// SPDX-License-Identifier: Apache-2.0
package dev.heddle.lsp;

import dev.heddle.frontend.c.source.MainFunction;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A text of the editor, or of a file that is not open.
 *
 * @param uri as the editor spells it
 * @param file the file, absolute; the text may differ from it
 */
record Document(String uri, Path file, int version, String text) {
  /** Of a file that is not open. */
  private static final int NO_VERSION = -1;

  /** The file that a URI names; empty if it names something else, such as an unsaved buffer. */
  static Optional<Path> file(String uri) {
    try {
      return Optional.of(Path.of(URI.create(uri)).toAbsolutePath().normalize());
    } catch (IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  /** A file that is not open. */
  static Document read(String uri, Path file) throws IOException {
    String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    return new Document(uri, file, NO_VERSION, text);
  }

  boolean isLitmus() {
    return file.toString().endsWith(".litmus");
  }

  private boolean isC() {
    return file.toString().endsWith(".c") || file.toString().endsWith(".i");
  }

  /**
   * The line of what can be checked, counted from 0: of {@code main}, or the first of a litmus
   * test. Empty if the text is not a whole program.
   */
  OptionalInt programLine() {
    if (isLitmus()) {
      return OptionalInt.of(0);
    }
    OptionalInt main = isC() ? MainFunction.line(text) : OptionalInt.empty();
    return main.isPresent() ? OptionalInt.of(main.getAsInt() - 1) : main;
  }

  /** Whether the file has another text. */
  boolean isModified() {
    try {
      return !Arrays.equals(Files.readAllBytes(file), text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      return true;
    }
  }
}
