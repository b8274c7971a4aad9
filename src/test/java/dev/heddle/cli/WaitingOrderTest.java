// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Data races and cycles that need a step of a round that leaves the state of its thread as it was,
 * and what the thread does behind the loop: found in a loop as without one.
 */
class WaitingOrderTest {
  private static final String HEAD =
      """
      #include <pthread.h>
      #include <stdatomic.h>
      #define R(x) atomic_load_explicit(&(x), memory_order_relaxed)
      #define W(x, v) atomic_store_explicit(&(x), v, memory_order_relaxed)
      static atomic_int go, flag, y, z;
      static volatile int plain;
      """;

  private static final String MAIN =
      """
      int main(void) {
        pthread_t t[3];
        pthread_create(&t[0], 0, t1, 0);
        pthread_create(&t[1], 0, t2, 0);
        pthread_create(&t[2], 0, t3, 0);
        W(go, 1);
        for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
      }
      """;

  private static final String RACE =
      """
      static void *t1(void *u) { %s (!R(go)) (void)plain; W(flag, 1); return u; }
      static void *t2(void *u) { if (R(flag)) plain = 1; return u; }
      static void *t3(void *u) { return u; }
      """;

  private static final String CYCLE =
      """
      static void *t1(void *u) { %s (!R(go)) (void)R(z); (void)R(y); return u; }
      static void *t2(void *u) { W(y, 1); (void)R(z); return u; }
      static void *t3(void *u) { W(z, 1); return u; }
      """;

  /** The round stores what is there; the store can be delayed past the load behind the loop. */
  private static final String STORE =
      """
      static void *t1(void *u) { %s (!R(go)) W(z, 1); (void)R(y); return u; }
      static void *t2(void *u) { W(y, 1); atomic_thread_fence(memory_order_seq_cst); (void)R(z); return u; }
      static void *t3(void *u) { return u; }
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "RACE, check --races",
    "CYCLE, check --robust --model tso",
    "CYCLE, robust --model tso",
    "CYCLE, monitor --all --model tso",
    "STORE, check --robust --model tso --unroll 4",
    "STORE, monitor --all --model tso --unroll 4"
  })
  void areFound(String name, String command) throws IOException {
    String threads =
        switch (name) {
          case "RACE" -> RACE;
          case "CYCLE" -> CYCLE;
          default -> STORE;
        };
    assertFails(HEAD + threads.formatted("if") + MAIN, command);
    assertFails(HEAD + threads.formatted("while") + MAIN, command);
  }

  private void assertFails(String program, String command) throws IOException {
    Path file = Files.writeString(folder.resolve("x.c"), program);
    Object[] words =
        Arrays.copyOf(command.split(" "), command.split(" ").length + 1, Object[].class);
    words[words.length - 1] = file;
    Session session = Session.of(words);
    assumeFalse(session.err().startsWith("no clang for "), session.err());
    assertTrue(session.out().startsWith("FAIL "), program + session.out() + session.err());
  }
}
