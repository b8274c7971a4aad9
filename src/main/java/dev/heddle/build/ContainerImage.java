// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes a container image of a release, without a container tool and without a base image. It runs
 * on Linux, and the image is for the processor of the machine.
 */
final class ContainerImage {
  private ContainerImage() {}

  /**
   * @param arguments the release as a zip file, a folder for the image, the version, and the time
   *     of all files
   */
  static void main(String[] arguments) throws IOException, InterruptedException {
    Path folder = Path.of(arguments[1]).toAbsolutePath();
    String version = arguments[2];
    Instant time = Instant.parse(arguments[3]);
    if (Files.exists(folder)) {
      delete(folder);
    }
    Path root = folder.resolve("rootfs");
    new ImageFiles(root).make(Path.of(arguments[0]));
    OciLayout layout = new OciLayout(folder.resolve("oci"));
    List<String> system;
    try (Stream<Path> all = Files.list(root)) {
      system =
          all.map(p -> p.getFileName().toString())
              .filter(n -> !n.equals("heddle"))
              .sorted()
              .toList();
    }
    List<String> slow = List.of("heddle/jre", "heddle/cache");
    List<String> rest;
    try (Stream<Path> all = Files.list(root.resolve("heddle"))) {
      rest =
          all.map(p -> root.relativize(p).toString())
              .filter(n -> !slow.contains(n))
              .sorted()
              .toList();
    }
    layout.add(root, system, time.getEpochSecond());
    for (String name : slow) {
      layout.add(root, List.of(name), time.getEpochSecond());
    }
    layout.add(root, rest, time.getEpochSecond());
    String processor = System.getProperty("os.arch").equals("aarch64") ? "arm64" : "amd64";
    layout.finish(
        new OciLayout.Configuration(
            processor,
            List.of("/heddle/bin/heddle"),
            List.of("PATH=/heddle/bin:/bin", "JAVA_HOME=/heddle/jre", "HEDDLE_CACHE=/heddle/cache"),
            "/work",
            time.toString(),
            version));
    Path archive = folder.resolve("heddle-" + version + "-linux-" + processor + "-oci.tar");
    archive(folder.resolve("oci"), archive, time.getEpochSecond());
  }

  /** The layout in one file, as tools load it. */
  private static void archive(Path layout, Path archive, long seconds) throws IOException {
    try (TarWriter tar = new TarWriter(new BufferedOutputStream(Files.newOutputStream(archive)));
        Stream<Path> all = Files.walk(layout)) {
      for (Path path : all.sorted().toList()) {
        String name = layout.relativize(path).toString();
        if (Files.isDirectory(path) && !name.isEmpty()) {
          tar.folder(name, false);
        } else if (!name.isEmpty()) {
          tar.file(name, path, seconds);
        }
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
