// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Makes the releases of all platforms of the release of one: they differ in the jar with clang.
 * Beside them is a file of checksums, as sha256sum reads it.
 */
final class PlatformReleases {
  private static final String JARS = "llvm-*-*.jar";

  private PlatformReleases() {}

  /**
   * @param arguments the release as a zip file, a folder with the jars of all platforms, the
   *     version, and a folder for the releases
   */
  static void main(String[] arguments) throws IOException {
    Path release = Path.of(arguments[0]);
    String version = arguments[2];
    Path target = Files.createDirectories(Path.of(arguments[3]));
    List<String> sums = new ArrayList<>();
    for (Path jar : jars(Path.of(arguments[1]))) {
      String name = "heddle-" + version + "-" + platform(jar) + ".zip";
      Path zip = target.resolve(name);
      Files.copy(release, zip, StandardCopyOption.REPLACE_EXISTING);
      exchange(zip, jar);
      sums.add(sha256(zip) + "  " + name + "\n");
    }
    Files.writeString(target.resolve("SHA256SUMS"), String.join("", sums));
  }

  private static List<Path> jars(Path folder) throws IOException {
    List<Path> jars = new ArrayList<>();
    try (var found = Files.newDirectoryStream(folder, JARS)) {
      found.forEach(jars::add);
    }
    if (jars.isEmpty()) {
      throw new IOException("no jar of a platform in " + folder);
    }
    return jars.stream().sorted().toList();
  }

  /** As the jar is called: {@code llvm-VERSION-PLATFORM.jar}; the version has a hyphen. */
  private static String platform(Path jar) {
    String name = jar.getFileName().toString().replace(".jar", "");
    String[] parts = name.split("-", 4);
    return parts[3];
  }

  private static void exchange(Path zip, Path jar) throws IOException {
    try (FileSystem contents =
        FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", "true"))) {
      Path top;
      try (Stream<Path> roots = Files.list(contents.getPath("/"))) {
        top = roots.findFirst().orElseThrow();
      }
      Path lib = top.resolve("lib");
      List<Path> others = new ArrayList<>();
      try (var found = Files.newDirectoryStream(lib, JARS)) {
        found.forEach(others::add);
      }
      if (others.size() != 1) {
        throw new IOException("one jar with clang was expected in the release: " + others);
      }
      Path own = lib.resolve(jar.getFileName().toString());
      if (!others.getFirst().getFileName().toString().equals(own.getFileName().toString())) {
        Files.delete(others.getFirst());
        Files.copy(jar, own);
      }
    }
  }

  private static String sha256(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] buffer = new byte[1 << 16];
      for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
        digest.update(buffer, 0, n);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }
}
