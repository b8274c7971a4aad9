// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.clang;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfinementTest {
  @TempDir private Path folder;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  /** Our clang, and one of the user. */
  private static List<Clang> confined() throws ClangException {
    return List.of(Clang.bundled().confined(), Clang.at(Clang.bundled().program()).confined());
  }

  @Test
  void headersOfOursAndOfClangAreSeen() throws Exception {
    Path source = write("a \"b\".c", "#include <pthread.h>\n#include <stdatomic.h>\natomic_int x;");
    for (Clang clang : confined()) {
      String text = new String(clang.compile(source, List.of()), StandardCharsets.UTF_8);
      assertTrue(text.contains("@x = "), text);
      assertTrue(text.contains("a \\22b\\22.c\""), text);
    }
  }

  @Test
  void otherFilesAreNot() throws Exception {
    Path header = write("secret.h", "int secret;\n");
    for (Clang clang : confined()) {
      for (String name : List.of("secret.h", header.toString(), headers() + "/../" + header)) {
        Path source = write("a.c", "#include \"" + name + "\"\n");
        ClangException e =
            assertThrows(ClangException.class, () -> clang.compile(source, List.of()));
        assertTrue(e.getMessage().startsWith(source + ":1:10: fatal error: "), e.getMessage());
        assertTrue(e.getMessage().contains("file not found"), e.getMessage());
        assertFalse(e.getMessage().contains("int secret"), e.getMessage());
      }
    }
  }

  /** Nor do folders of this machine show in what a crash leaves. */
  @Test
  void aCrashTellsNothing() throws Exception {
    Path source = write("a.c", "#pragma clang __debug crash\n");
    ClangException e =
        assertThrows(
            ClangException.class, () -> Clang.bundled().confined().compile(source, List.of()));
    assertTrue(e.getMessage().startsWith("the compiler crashed, with code "), e.getMessage());
    assertEquals(1, e.getMessage().lines().count(), e.getMessage());
  }

  private static String headers() {
    return Clang.headers() + "/..".repeat(Clang.headers().getNameCount());
  }

  @Test
  void whatClangNamesIsChecked() throws Exception {
    Path source = write("a.c", "");
    try (Confinement confinement = new Confinement(source, List.of(folder.resolve("include")))) {
      assertDoesNotThrow(() -> confinement.check(List.of(source, folder.resolve("include/x/y.h"))));
      for (String other : List.of("b.h", "include/../b.h", "includes/b.h", "/etc/passwd")) {
        ClangException e =
            assertThrows(
                ClangException.class,
                () -> confinement.check(List.of(source, folder.resolve(other))));
        assertEquals("a.c: reads another file, " + folder.resolve(other), e.getMessage());
      }
    }
  }
}
