// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Texts that clang reads in place of files, without changes to the files. */
public final class Overlay implements AutoCloseable {
  private final Path folder;
  private final List<Path> written = new ArrayList<>();
  private final List<String> entries = new ArrayList<>();

  public Overlay() throws IOException {
    folder = Files.createTempDirectory("heddle");
  }

  /**
   * @param text each character one byte
   */
  public void show(Path file, String text) throws IOException {
    Path instead = folder.resolve(written.size() + ".c");
    written.add(instead);
    Files.writeString(instead, text, StandardCharsets.ISO_8859_1);
    entries.add(entry("file", file, instead));
  }

  /** For clang. */
  public List<String> flags() throws IOException {
    Path list = folder.resolve("overlay.yaml");
    written.add(list);
    Files.writeString(list, list("fallthrough", entries));
    return flags(list);
  }

  /**
   * Something that clang finds by its own name, with other contents.
   *
   * @param type {@code file}, or {@code directory-remap} for a folder with all that is in it
   */
  static String entry(String type, Path file, Path contents) {
    String name = file.toAbsolutePath().normalize().toString();
    return "{\"type\": \"%s\", \"name\": %s, \"external-contents\": %s}"
        .formatted(type, quote(name), quote(contents.toAbsolutePath().toString()));
  }

  /**
   * What clang reads.
   *
   * @param others {@code fallthrough}: it finds all other files, {@code redirect-only}: none
   */
  static String list(String others, List<String> entries) {
    return "{\"version\": 0, \"use-external-names\": false, \"redirecting-with\": \"%s\","
            .formatted(others)
        + " \"roots\": [\n"
        + String.join(",\n", entries)
        + "\n]}\n";
  }

  static List<String> flags(Path list) {
    return List.of("-ivfsoverlay", list.toString());
  }

  private static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  @Override
  public void close() throws IOException {
    for (Path file : written) {
      Files.deleteIfExists(file);
    }
    Files.deleteIfExists(folder);
  }
}
