// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.heddle.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --unroll}: which loops it bounds, one by one or all, and what it says of them. */
@Tag("slow")
class LoopBoundsTest {
  private static final String RACING =
      """
      #include <pthread.h>
      #include <stdatomic.h>
      atomic_int more, other;
      void *writer(void *unused) { more = 1; other = 1; return unused; }
      int main(void) {
        pthread_t t;
        pthread_create(&t, 0, writer, 0);
        int n = more ? 3 : 1;
        for (int i = 0; i < n; i++) { (void)other; }
        pthread_join(t, 0);
      }
      """;

  @TempDir private Path folder;

  @BeforeEach
  void needClang() throws IOException {
    Session session = Session.of("check", write("int main(void) { return 0; }"));
    assumeFalse(session.err().startsWith("no clang for "), session.err());
  }

  private Path write(String text) throws IOException {
    return Files.writeString(folder.resolve("a.c"), text);
  }

  private Path main(String body) throws IOException {
    return write("volatile int x, n = 5;\nint main(void) {\n" + body + "\n}\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (int i = 0; i < 10; i++) x++;",
        "for (int i = 10; i > 0; i -= 2) x++;",
        "for (unsigned i = 7; i != 0; i--) x++;",
        "for (int i = 0; i < 9; i++) { if (x == 3) continue; x++; }",
        "for (int i = 0; i < 9; i++) { if (x == 3) break; x++; }",
        "for (int i = 0; i < 4; i++) for (int j = 3; j < 9; j += 3) x++;",
        "int i = 1; do { x++; i++; } while (i != 6);",
        "for (long i = 0; 8 >= i; i++) x++;",
      })
  void loopsThatAreCountedNeedNoBound(String body) throws IOException {
    assertEquals(ExitCode.PASS, Session.of("check", main(body), "--unroll", 1).code());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (int i = 0; i < n; i++) x++;",
        "for (int i = n; i < 9; i++) x++;",
        "for (int i = 0; i < 9; i++) { if (x == 2) i++; x++; }",
        "for (int i = 0; i < 9; ) { x++; if (x != 2) i++; }",
        "for (int i = 0; i < 9; i += n) x++;",
        "int i = 0; while (x < 5) { x++; i++; }",
      })
  void otherLoopsAreCut(String body) throws IOException {
    Path file = main(body);
    Session session = Session.of("check", file, "--unroll", 1);
    String cut = "UNKNOWN " + file + " sc: loop bound of 1 reached (" + file + ":3:";
    assertTrue(session.out().startsWith(cut), session.out());
  }

  /** {@code x != 9} is left out by steps of two. */
  @Test
  void aCounterThatMissesItsLimitIsNoCounter() throws IOException {
    Path file = main("for (unsigned i = 0; i != 9; i += 2) x = 0;");
    assertEquals(ExitCode.UNKNOWN, Session.of("check", file, "--unroll", 2).code());
  }

  private Path twoLoops() throws IOException {
    return main("for (int i = 0; i < n; i++) x++;\nfor (int i = 0; i < n; i++) x++;");
  }

  @Test
  void aSingleLoopHasItsOwnBound() throws IOException {
    Path file = twoLoops();
    assertEquals(ExitCode.PASS, Session.of("check", file, "--unroll", "5").code());
    assertEquals(ExitCode.PASS, Session.of("check", file, "--unroll", "a.c:3=5").code());
    assertEquals(ExitCode.PASS, Session.of("check", file, "--unroll", file + ":4=5").code());
    assertEquals(ExitCode.PASS, Session.of("check", file, "--unroll", "2,a.c:3=5,a.c:4=6").code());
    Session second = Session.of("check", file, "--unroll", "a.c:4=2,7");
    assertTrue(
        second.out().contains("loop bound of 2 reached (" + file + ":4:1), in 1 execution\n"),
        second.out());
    Session first = Session.of("check", file, "--unroll", "3,a.c:4=9");
    assertTrue(first.out().contains("loop bound of 3 reached (" + file + ":3:1)"), first.out());
  }

  @Test
  void aBoundOfOneLoopAlsoHoldsIfItIsCounted() throws IOException {
    Path file = main("for (int i = 0; i < 10; i++) x++;");
    assertEquals(ExitCode.UNKNOWN, Session.of("check", file, "--unroll", "a.c:3=4").code());
  }

  @Test
  void theProgramMayBoundItsLoopsAndTheCommandDecides() throws IOException {
    Path file = main("__VERIFIER_loop_bound(2);\nfor (int i = 0; i < n; i++) x++;");
    Files.writeString(file, "void __VERIFIER_loop_bound(int);\n" + Files.readString(file));
    Session source = Session.of("check", file, "--unroll", 9);
    assertTrue(source.out().contains("loop bound of 2 reached (" + file + ":5:1)"), source.out());
    assertEquals(ExitCode.PASS, Session.of("check", file, "--unroll", "a.c:5=5").code());
  }

  /** The loop is cut after two loads of {@code other}, which read 0 0, 0 1 or 1 1. */
  @Test
  void cutsAreCountedByExecution() throws IOException {
    Path file = write(RACING);
    String json = Session.of("check", file, "--unroll", 1, "--format", "json").out();
    String cut =
        "\"cuts\":[{\"file\":\""
            + file
            + "\",\"line\":9,\"column\":3,\"rounds\":1,"
            + "\"executions\":3}]";
    assertTrue(json.contains(cut), json);
    Session jobs = Session.of("check", file, "--unroll", 1, "--jobs", 2);
    assertTrue(jobs.out().contains(":9:3), in 3 executions\n"), jobs.out());
  }

  @Test
  void anotherBoundIsAnotherQuestion() throws IOException {
    Path file = write(RACING);
    Path checkpoint = folder.resolve("search");
    Session.of(
        "check", file, "--unroll", "a.c:9=1", "--checkpoint", checkpoint, "--max-executions", 1);
    assertTrue(Files.exists(checkpoint));
    Session same = Session.of("check", file, "--unroll", "a.c:9=1", "--resume", checkpoint);
    assertEquals(ExitCode.UNKNOWN, same.code(), same.err());
    Session other = Session.of("check", file, "--unroll", "a.c:9=2", "--resume", checkpoint);
    assertEquals(ExitCode.WRONG_INPUT, other.code(), other.out());
  }

  @Test
  void wrongBoundsGetOneLine() throws IOException {
    Path file = twoLoops();
    Session.assertRefused(
        "b.c:3: --unroll: the program has no loop in this file",
        "check",
        file,
        "--unroll",
        "b.c:3=2");
    Session.assertRefused(
        "a.c:2: --unroll: no loop begins here; the loops of this file begin at 3, 4",
        "check",
        file,
        "--unroll",
        "a.c:2=2");
    for (String wrong : new String[] {"0", "a.c:3", "a.c:3=0", "2,3", "", "3,"}) {
      Session.assertRefused(
          "heddle: --unroll takes a number, FILE:LINE=N, or both as in 3,queue.c:40=10, not '"
              + wrong
              + "'",
          "check",
          file,
          "--unroll",
          wrong);
    }
  }
}
