// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildTest {
  @TempDir private Path folder;

  private String identity(String content, String comment) throws IOException {
    Path jar = folder.resolve("a.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      ZipEntry entry = new ZipEntry("a.class");
      entry.setTime(0);
      out.putNextEntry(entry);
      out.write(content.getBytes(StandardCharsets.UTF_8));
      out.closeEntry();
      out.setComment(comment);
    }
    return Build.identity(jar.toFile());
  }

  @Test
  void whatIsInTheJarCounts() throws IOException {
    assertEquals(identity("abc", ""), identity("abc", ""));
    assertNotEquals(identity("abc", ""), identity("abd", ""));
  }

  /** With a comment the directory is not where it is looked for. */
  @Test
  void soDoesWhatIsNoPlainJar() throws IOException {
    assertNotEquals(identity("abc", "a comment"), identity("abd", "a comment"));
    Path file = Files.writeString(folder.resolve("b"), "x");
    String before = Build.identity(file.toFile());
    Files.writeString(file, "y");
    assertNotEquals(before, Build.identity(file.toFile()));
    Files.writeString(file, "");
    Build.identity(file.toFile());
  }
}
