// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import java.nio.file.Path;
import java.util.Map;

/** The folder of files that later runs reuse. */
public final class CacheFolder {
  /** The variable by which a user moves it. */
  static final String VARIABLE = "HEDDLE_CACHE";

  private CacheFolder() {}

  public static Path current() throws ClangException {
    return of(System.getenv(), System.getProperty("user.home"), Platform.current());
  }

  /**
   * The folder that {@code HEDDLE_CACHE} names; else the one for caches in {@code HOME}; without
   * that, the one in {@code XDG_CACHE_HOME}; else the one in the user's home.
   *
   * @param home of the user according to the system, which is not always {@code HOME}
   */
  static Path of(Map<String, String> environment, String home, Platform platform)
      throws ClangException {
    String own = environment.getOrDefault(VARIABLE, "");
    if (!own.isEmpty()) {
      return Path.of(own).toAbsolutePath();
    }
    // A relative one counts as none, as in the XDG specification.
    Path named = Path.of(environment.getOrDefault("HOME", ""));
    if (named.isAbsolute()) {
      return below(named, platform);
    }
    Path shared = Path.of(environment.getOrDefault("XDG_CACHE_HOME", ""));
    if (shared.isAbsolute()) {
      return shared.resolve("heddle");
    }
    Path user = Path.of(home);
    if (!user.isAbsolute()) {
      throw new ClangException("no home folder to unpack clang into; set " + VARIABLE);
    }
    return below(user, platform);
  }

  private static Path below(Path home, Platform platform) {
    return home.resolve(platform.isMac() ? "Library/Caches" : ".cache").resolve("heddle");
  }
}
