// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheFolderTest {
  private static final Platform LINUX = new Platform("Linux", "amd64");
  private static final Platform MAC = new Platform("Mac OS X", "aarch64");

  private static Path of(Map<String, String> environment, Platform platform) throws ClangException {
    return CacheFolder.of(environment, "/home/ada", platform);
  }

  @Test
  void userDecidesThenTheSystem() throws ClangException {
    Map<String, String> both = Map.of("HEDDLE_CACHE", "/own", "XDG_CACHE_HOME", "/xdg");
    assertEquals(Path.of("/own"), of(both, LINUX));
    Map<String, String> home = Map.of("HOME", "/home/bob", "XDG_CACHE_HOME", "/xdg");
    assertEquals(Path.of("/home/bob/.cache/heddle"), of(home, LINUX));
    assertEquals(Path.of("/home/bob/Library/Caches/heddle"), of(home, MAC));
    Map<String, String> relative = Map.of("HOME", "bob", "XDG_CACHE_HOME", "/xdg");
    assertEquals(Path.of("/xdg/heddle"), of(relative, LINUX));
    assertEquals(Path.of("/xdg/heddle"), of(Map.of("XDG_CACHE_HOME", "/xdg"), LINUX));
    assertEquals(Path.of("/home/ada/.cache/heddle"), of(Map.of(), LINUX));
    assertEquals(Path.of("/home/ada/Library/Caches/heddle"), of(Map.of(), MAC));
  }

  @Test
  void ownFolderMayBeRelativeTheSharedOneMayNot() throws ClangException {
    assertEquals(Path.of("own").toAbsolutePath(), of(Map.of("HEDDLE_CACHE", "own"), LINUX));
    assertEquals(
        Path.of("/home/ada/.cache/heddle"), of(Map.of("XDG_CACHE_HOME", "relative"), LINUX));
    assertEquals(Path.of("/home/ada/.cache/heddle"), of(Map.of("HEDDLE_CACHE", ""), LINUX));
  }

  @Test
  void withoutAHomeTheUserIsAsked() {
    ClangException e =
        assertThrows(ClangException.class, () -> CacheFolder.of(Map.of(), "?", LINUX));
    assertEquals("no home folder to unpack clang into; set HEDDLE_CACHE", e.getMessage());
  }
}
