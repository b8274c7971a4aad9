// SPDX-License-Identifier: Apache-2.0
package dev.heddle.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
  private static final byte[] NEW = "new".getBytes(UTF_8);

  /** More than the process below may write into a file: blocks of 512 or 1,024 bytes. */
  private static final int MUCH = 100_000;

  @TempDir private Path folder;

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aFileIsMadeOrReplaced() throws IOException {
    Path place = folder.resolve("r");
    WholeFile.write(place, new byte[5]);
    WholeFile.write(place, NEW);
    assertEquals("new", Files.readString(place));
    WholeFile.replace(place, "newer".getBytes(UTF_8));
    assertEquals("newer", Files.readString(place));
    assertEquals(List.of("r"), names());
  }

  @Test
  void theLongestNameWillDo() throws IOException {
    Path place = folder.resolve("r".repeat(255));
    WholeFile.write(place, NEW);
    assertEquals("new", Files.readString(place));
  }

  @Test
  void permissionsStay() throws IOException {
    Path place = Files.createFile(folder.resolve("r"));
    for (String permissions : List.of("rw-rw-r--", "rw-------")) {
      Files.setPosixFilePermissions(place, PosixFilePermissions.fromString(permissions));
      WholeFile.write(place, NEW);
      assertEquals(
          permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(place)));
    }
  }

  @Test
  void aNewFileIsAsReadableAsAnyOther() throws IOException {
    WholeFile.write(folder.resolve("r"), NEW);
    Files.write(folder.resolve("s"), NEW);
    assertEquals(
        Files.getPosixFilePermissions(folder.resolve("s")),
        Files.getPosixFilePermissions(folder.resolve("r")));
  }

  @Test
  void aLinkIsFollowedOnlyIfTheUserChoseThePlace() throws IOException {
    Path target = Files.createFile(folder.resolve("target"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), target);
    WholeFile.write(link, NEW);
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(target));
    WholeFile.replace(link, "newer".getBytes(UTF_8));
    assertTrue(Files.isRegularFile(link));
    assertEquals("newer", Files.readString(link));
    assertEquals("new", Files.readString(target));
  }

  @Test
  void devicesStayWhatTheyAre() throws IOException {
    Path nothing = Path.of("/dev/null");
    assumeTrue(Files.exists(nothing));
    WholeFile.write(nothing, NEW);
    assertTrue(!Files.isRegularFile(nothing));
  }

  /** As on a full disk: the process may not write that much. */
  @Test
  void whatDoesNotFitLeavesWhatWasThere() throws Exception {
    Path place = Files.writeString(folder.resolve("r"), "old");
    assertTrue(run("ulimit -f 8; exec \"$@\"", place).contains("refused"));
    assertEquals("old", Files.readString(place));
    assertEquals(List.of("r"), names());
    assertEquals("", run("exec \"$@\"", place));
    assertEquals(MUCH, Files.size(place));
  }

  private static String run(String script, Path place) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                "sh",
                "-c",
                script,
                "sh",
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                Writer.class.getName(),
                place.toString())
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    process.waitFor();
    return out;
  }

  /** The other process. */
  static final class Writer {
    private Writer() {}

    public static void main(String[] args) {
      try {
        WholeFile.write(Path.of(args[0]), new byte[MUCH]);
      } catch (IOException e) {
        System.out.println("refused: " + e.getMessage());
      }
    }
  }

  @Test
  void nothingIsLeftBesideAPlaceThatCannotBe() throws IOException {
    Path place = Files.createDirectory(folder.resolve("r"));
    Files.createFile(place.resolve("inside"));
    assertThrows(IOException.class, () -> WholeFile.write(place, NEW));
    assertThrows(IOException.class, () -> WholeFile.replace(place, NEW));
    assertEquals(List.of("r"), names());
  }
}
