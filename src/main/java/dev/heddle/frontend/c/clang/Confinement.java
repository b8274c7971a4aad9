// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Confines clang to one C file and some folders of headers, for a text whose author may not read
 * the user's files. For clang no other file exists, however the text refers to it, so that not even
 * an answer differs by whether it does.
 */
final class Confinement implements AutoCloseable {
  private final Path source;
  private final List<Path> folders;
  private final Path list;

  Confinement(Path source, List<Path> folders) throws IOException {
    this.source = plain(source);
    this.folders = folders.stream().map(Confinement::plain).toList();
    list = Files.createTempFile("heddle", ".yaml");
    Stream<String> headers = this.folders.stream().map(f -> Overlay.entry("directory-remap", f, f));
    Stream<String> all = Stream.concat(headers, Stream.of(Overlay.entry("file", source, source)));
    Files.writeString(list, Overlay.list("redirect-only", all.toList()));
  }

  private static Path plain(Path path) {
    return path.toAbsolutePath().normalize();
  }

  /**
   * The flags, which must come after those of other overlays so that these are confined as well.
   */
  List<String> flags() {
    return Overlay.flags(list);
  }

  /**
   * Checks what clang says it has read, before anything of what it says is shown. It does not name
   * all files it reads, and none if it misses one; so this guards against a clang that does not
   * heed the flags, and does not replace them.
   */
  void check(List<Path> read) throws ClangException {
    for (Path file : read) {
      Path path = plain(file);
      if (!path.equals(source) && folders.stream().noneMatch(path::startsWith)) {
        throw new ClangException(source.getFileName() + ": reads another file, " + file);
      }
    }
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(list);
  }
}
