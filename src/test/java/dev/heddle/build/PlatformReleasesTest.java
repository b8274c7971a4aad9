// SPDX-License-Identifier: Apache-2.0
package dev.heddle.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The releases of other platforms are this one's with another clang. */
class PlatformReleasesTest {
  private static final Map<String, String> POSIX = Map.of("enablePosixFileAttributes", "true");
  private static final String LLVM = "llvm-1.2-3.4-";

  @TempDir private Path folder;

  private Path release() throws IOException {
    Path zip = folder.resolve("heddle.zip");
    try (FileSystem contents = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
      write(contents.getPath("heddle-9/bin/heddle"), "launcher");
      write(contents.getPath("heddle-9/lib/" + LLVM + "linux-arm64.jar"), "linux");
    }
    try (FileSystem contents = FileSystems.newFileSystem(zip, POSIX)) {
      Files.setPosixFilePermissions(
          contents.getPath("heddle-9/bin/heddle"), PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    return zip;
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void onlyTheClangDiffers() throws Exception {
    Path jars = Files.createDirectories(folder.resolve("platforms"));
    write(jars.resolve(LLVM + "linux-arm64.jar"), "linux");
    write(jars.resolve(LLVM + "macosx-x86_64.jar"), "mac");
    Path target = folder.resolve("releases");
    PlatformReleases.main(
        new String[] {release().toString(), jars.toString(), "9", target.toString()});
    List<String> sums = Files.readAllLines(target.resolve("SHA256SUMS"));
    assertEquals(2, sums.size());
    for (String sum : sums) {
      byte[] bytes = Files.readAllBytes(target.resolve(sum.substring(66)));
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      assertEquals(HexFormat.of().formatHex(digest), sum.substring(0, 64));
    }
    Path mac = target.resolve("heddle-9-macosx-x86_64.zip");
    try (FileSystem contents = FileSystems.newFileSystem(mac, POSIX)) {
      Path launcher = contents.getPath("heddle-9/bin/heddle");
      assertEquals("launcher", Files.readString(launcher));
      String mode = PosixFilePermissions.toString(Files.getPosixFilePermissions(launcher));
      assertEquals("rwxr-xr-x", mode);
      Path lib = contents.getPath("heddle-9/lib");
      assertEquals("mac", Files.readString(lib.resolve(LLVM + "macosx-x86_64.jar")));
      assertTrue(Files.notExists(lib.resolve(LLVM + "linux-arm64.jar")));
    }
  }

  @Test
  void withoutJarsThereIsNoRelease() throws IOException {
    Path jars = Files.createDirectories(folder.resolve("none"));
    String[] arguments = {
      release().toString(), jars.toString(), "9", folder.resolve("releases").toString()
    };
    assertThrows(IOException.class, () -> PlatformReleases.main(arguments));
  }
}
