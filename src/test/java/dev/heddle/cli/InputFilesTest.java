// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.heddle.frontend.c.clang.Clang;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of other kinds and sizes, and a place for clang where there is no room, by commands. */
class InputFilesTest {
  private static final String FAILING =
      """
      #include <assert.h>
      #include <pthread.h>
      int grid[2][3];
      pthread_mutex_t m[2];
      pthread_cond_t c = PTHREAD_COND_INITIALIZER;
      void *run(void *p) {
        pthread_mutex_lock(&m[1]);
        grid[1][2] = 5;
        pthread_cond_wait(&c, &m[1]);
        return 0;
      }
      int main(void) {
        pthread_t a;
        pthread_create(&a, 0, run, 0);
        pthread_join(a, 0);
      }
      """;

  @TempDir private Path folder;

  private Session checked(Path file) {
    Session session = Session.of("check", file, "--model", "pso", "--steps", "all");
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    return session;
  }

  @Test
  void whoNamesACProgramIsToldWhatReadsIt() {
    String c = "examples/c/dekker.c";
    String hint =
        ":1:1: expected an architecture: X86, X86_64 or C (heddle check reads C programs)";
    Session.assertRefused(c + hint, "outcomes", c);
    Session.assertRefused(c + hint, "show", c);
  }

  @Test
  void whatPeopleAreToldHasTheirNames() throws IOException {
    Session session = checked(Files.writeString(folder.resolve("cond.c"), FAILING));
    assertEquals(1, session.code(), session.err());
    assertTrue(session.out().contains("waits for condition variable c at line 9"), session.out());
    assertTrue(session.out().contains("locks m[1]"), session.out());
    assertTrue(session.out().contains("~> grid[1][2] = 5 reaches memory"), session.out());
    assertTrue(session.out().contains(" 0.0!grid[1][2]:4 "), session.out());
  }

  @Test
  void bitcodeIsCheckedAsItsSource() throws Exception {
    Path source = Files.writeString(folder.resolve("cond.c"), FAILING);
    Session expected = checked(source);
    Path text = folder.resolve("cond.ll");
    Files.write(text, Clang.bundled().compile(source, java.util.List.of()));
    Path bitcode = folder.resolve("cond.bc");
    Process clang =
        new ProcessBuilder(
                Clang.bundled().program().toString(),
                "-c",
                "-emit-llvm",
                "-o",
                "" + bitcode,
                "" + text)
            .inheritIO()
            .start();
    assertEquals(0, clang.waitFor());
    Session session = checked(bitcode);
    assertEquals(1, session.code(), session.err());
    assertEquals(
        expected.out().lines().findFirst().orElseThrow().replace("cond.c pso", "cond.bc pso"),
        session.out().lines().findFirst().orElseThrow());
  }

  @Test
  void hundredMegabytesAreTooMuch() throws IOException {
    checked(Files.writeString(folder.resolve("small.c"), "int main(void) { return 0; }\n"));
    Path large = folder.resolve("large.c");
    try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength(100L << 20);
    }
    Session session = Session.of("check", large);
    assertEquals(new Session(2, "", large + ": 100 MB of C are too much; at most 16\n"), session);
  }

  /** As on a disk that is full: the folder for clang cannot be made. */
  @Test
  void noRoomForClangIsToldInOneLine() throws Exception {
    Path program = Files.writeString(folder.resolve("a.c"), "int main(void) { return 0; }\n");
    checked(program);
    Path blocked = Files.writeString(folder.resolve("file"), "");
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "check",
            program.toString());
    builder.environment().put("HEDDLE_CACHE", blocked.toString());
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(2, process.waitFor(), err);
    assertEquals("", out);
    assertEquals(1, err.lines().count(), err);
    assertTrue(err.startsWith("cannot unpack clang into " + blocked), err);
  }
}
