// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * Finds the folder and the jars of this Heddle: a jar with its folder {@code lib} beside it, or, in
 * tests, a folder of classes and resources.
 */
final class Installation {
  /** A header of Heddle, by which the others are found. */
  private static final String HEADER = "/dev/heddle/frontend/c/include/pthread.h";

  private Installation() {}

  /** The folder of our C headers. They stay where they are: nothing is unpacked for them. */
  static Path headers() {
    Path code = code();
    return Files.isDirectory(code)
        ? path(Installation.class.getResource(HEADER)).getParent()
        : lib(code).resolve("include");
  }

  /** The jar with the programs of LLVM for that platform, if the build brought it. */
  static Optional<Path> nativeJar(String classifier) {
    Path code = code();
    if (Files.isDirectory(code)) {
      return onClassPath(classifier);
    }
    String[] names = lib(code).toFile().list((folder, name) -> isNativeJar(name, classifier));
    if (names == null || names.length == 0) {
      return Optional.empty();
    }
    Arrays.sort(names); // an older build may have left its own
    return Optional.of(lib(code).resolve(names[names.length - 1]));
  }

  private static Optional<Path> onClassPath(String classifier) {
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path jar = Path.of(entry);
      if (jar.getFileName() != null && isNativeJar(jar.getFileName().toString(), classifier)) {
        return Optional.of(jar);
      }
    }
    return Optional.empty();
  }

  private static boolean isNativeJar(String name, String classifier) {
    return name.startsWith("llvm-") && name.endsWith("-" + classifier + ".jar");
  }

  private static Path lib(Path jar) {
    return jar.resolveSibling("lib");
  }

  private static Path code() {
    return path(Installation.class.getProtectionDomain().getCodeSource().getLocation());
  }

  private static Path path(URL url) {
    try {
      return Path.of(url.toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
