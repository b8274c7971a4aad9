// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.util.Locale;
import java.util.Optional;

/** An operating system and processor, with the names that the system has for itself. */
record Platform(String os, String processor) {

  static Platform current() {
    return new Platform(System.getProperty("os.name"), System.getProperty("os.arch"));
  }

  boolean isMac() {
    return os.startsWith("Mac");
  }

  /** The classifier of the native jar in Maven, if there is one; {@code pom.xml} has the same. */
  Optional<String> classifier() {
    String system = isMac() ? "macosx" : os.toLowerCase(Locale.ROOT);
    String machine =
        switch (processor) {
          case "amd64", "x86_64" -> "x86_64";
          case "aarch64", "arm64" -> "arm64";
          default -> processor;
        };
    String name = system + "-" + machine;
    return switch (name) {
      case "linux-x86_64", "linux-arm64", "macosx-x86_64", "macosx-arm64" -> Optional.of(name);
      default -> Optional.empty();
    };
  }

  @Override
  public String toString() {
    return os + " on " + processor;
  }
}
