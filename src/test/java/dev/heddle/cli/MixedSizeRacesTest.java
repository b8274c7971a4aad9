// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A release sequence and an acquire whose accesses have different sizes. */
@Tag("slow")
class MixedSizeRacesTest {
  private static final String PROGRAM =
      """
      #include <pthread.h>
      #include <stdatomic.h>
      union { _Atomic unsigned long whole; _Atomic unsigned half[2]; } f;
      int data;
      #define SET(x, value, order) atomic_store_explicit(&f.x, value, memory_order_##order)
      #define GET(x, order) atomic_load_explicit(&f.x, memory_order_##order)
      #define ADD(x, value) atomic_fetch_add_explicit(&f.x, value, memory_order_relaxed)
      void *say(void *p) { data = 1; SAY; return 0; }
      void *pass(void *p) { PASS; return 0; }
      void *hear(void *p) { return (void *)(long)(HEAR ? data : 0); }
      int main() {
        pthread_t a, b, c;
        pthread_create(&a, 0, say, 0);
        pthread_create(&b, 0, pass, 0);
        pthread_create(&c, 0, hear, 0);
        pthread_join(a, 0);
        pthread_join(b, 0);
        pthread_join(c, 0);
      }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "SET(whole, 1, release) | | GET(half[0], acquire) | PASS",
        "SET(half[0], 1, release) | | GET(whole, acquire) | PASS",
        "SET(half[0], 1, relaxed) | | GET(whole, acquire) | FAIL",
        "SET(whole, 1, release) | | GET(half[0], relaxed) | FAIL",
        // updates of any size continue it
        "SET(whole, 1, release) | if (GET(whole, relaxed)) ADD(half[0], 1)"
            + " | GET(whole, acquire) == 2 | PASS",
        "SET(half[0], 1, release) | if (GET(whole, relaxed)) ADD(whole, 1)"
            + " | GET(half[0], acquire) == 2 | PASS",
        // stores of another thread end it for the bytes that they write
        "SET(whole, 1, release) | if (GET(whole, relaxed)) SET(half[1], 5, relaxed)"
            + " | GET(whole, acquire) == 0x500000001 | PASS",
        "SET(whole, 1, release) | if (GET(whole, relaxed)) SET(half[1], 5, relaxed)"
            + " | GET(half[1], acquire) == 5 | FAIL",
        "SET(whole, 1, release) | if (GET(whole, relaxed)) {"
            + " SET(half[0], 5, relaxed); SET(half[1], 5, relaxed); }"
            + " | GET(whole, acquire) == 0x500000005 | FAIL",
        "SET(half[0], 1, release) | if (GET(half[0], relaxed)) SET(whole, 5, relaxed)"
            + " | GET(half[0], acquire) == 5 | FAIL",
      })
  void isJudgedByByte(String say, String pass, String hear, String verdict, @TempDir Path folder)
      throws IOException {
    String program =
        PROGRAM.replace("SAY", say).replace("PASS", pass == null ? "" : pass).replace("HEAR", hear);
    Path file = Files.writeString(folder.resolve("t.c"), program);
    Session session =
        Session.of(
            "check", "--races", "--model", "all", "--format", "tsv", "--no-cache", file.toString());
    long rows = session.out().lines().filter(l -> l.contains("\t" + verdict + "\t")).count();
    assertEquals(3, rows, program + session.out() + session.err());
    boolean passes = verdict.equals("PASS");
    assertEquals(passes ? ExitCode.PASS : ExitCode.FAIL, session.code());
    assertTrue(passes || session.out().contains("data race@8"), session.out());
  }
}
