package dev.heddle.frontend.c;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Other texts for clang to read in the place of files, without a change to these. */
final class Overlay implements AutoCloseable {
  private final Path folder;
  private final List<Path> written = new ArrayList<>();
  private final List<String> entries = new ArrayList<>();

  Overlay() throws IOException {
    folder = Files.createTempDirectory("heddle");
  }

  /**
   * @param text each character one byte
   */
  void show(Path file, String text) throws IOException {
    Path instead = folder.resolve(written.size() + ".c");
    written.add(instead);
    Files.writeString(instead, text, StandardCharsets.ISO_8859_1);
    String name = file.toAbsolutePath().normalize().toString();
    entries.add(
        "{\"type\": \"file\", \"name\": %s, \"external-contents\": %s}"
            .formatted(quote(name), quote(instead.toString())));
  }

  private static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** For clang. */
  List<String> flags() throws IOException {
    Path list = folder.resolve("overlay.yaml");
    written.add(list);
    Files.writeString(
        list,
        "{\"version\": 0, \"use-external-names\": false, \"roots\": [\n"
            + String.join(",\n", entries)
            + "\n]}\n");
    return List.of("-ivfsoverlay", list.toString());
  }

  @Override
  public void close() throws IOException {
    for (Path file : written) {
      Files.deleteIfExists(file);
    }
    Files.deleteIfExists(folder);
  }
}
