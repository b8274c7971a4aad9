// SPDX-License-Identifier: Apache-2.0
package dev.heddle.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.cli.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("slow")
class ReachSourcesTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <pthread.h>
      #include <stdatomic.h>
      #include <stdlib.h>
      int x; atomic_int y; int *p; pthread_t t;
      """;

  @TempDir Path folder;

  private Session reach(String code, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("a.c"), HEAD + code + "\n");
    Object[] words = new Object[more.length + 2];
    words[0] = "reach";
    words[1] = file;
    System.arraycopy(more, 0, words, 2, more.length);
    return Session.of(words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "memory that is reserved when threads run"
            + "| void *f(void *a) { p = malloc(4); return a; }",
        "recursion|  int g(int n) { return n + g(n + y); } void *f(void *a) { g(1); return a; }",
        "threads"
            + "| void *g(void *a) { return a; }"
            + " void *f(void *a) { while (1) pthread_create(&t, 0, g, 0); return a; }",
        "accesses of different sizes" + "| void *f(void *a) { x = 1; *(char *)&x = 2; return a; }",
      })
  void whatAutomataDoNotHaveIsRefusedAtItsPlace(String why, String code) throws IOException {
    Session session =
        reach(code + " int main(void) { pthread_create(&t, 0, f, 0); f(0); return 0; }");
    assertEquals(ExitCode.WRONG_INPUT, session.code(), session.out());
    assertEquals("", session.out());
    assertTrue(session.err().matches("(?s).*a\\.c:6:\\d+: .*"), session.err());
    assertTrue(session.err().contains(why), session.err());
  }

  @Test
  void aLitmusTestHasNoGoal() {
    Session.assertRefused(
        "heddle: a litmus test has no goal to reach: see `heddle outcomes`",
        "reach",
        "examples/litmus/SB.litmus");
  }

  @Test
  void numbersAreThoseOfC() throws IOException {
    Session session =
        reach(
            "unsigned char c; void *f(void *a) { while (1) { c++; assert(c != 0); } return a; }"
                + " int main(void) { pthread_create(&t, 0, f, 0); return 0; }");
    assertEquals(ExitCode.FAIL, session.code(), session.out());
    assertTrue(session.out().contains("assertion failed: c != 0"), session.out());
  }

  /** What fails: an assertion, a division, an unlock, a library call; and where in the section. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x++; assert(x < 2); | FAIL",
        "x++; __VERIFIER_atomic_begin(); assert(x < 2); __VERIFIER_atomic_end(); | FAIL",
        "x++; y = 1 / (2 - x); | FAIL",
        "x++; if (x == 2) pthread_mutex_unlock(&m); | FAIL",
        "pthread_mutex_lock(&m); x++; assert(x < 2); pthread_mutex_unlock(&m); | FAIL",
        "x++; assert(x < 3); | PASS",
      })
  void aSectionMayFail(String section, String answer) throws IOException {
    String code =
        "pthread_mutex_t m; void __VERIFIER_atomic_begin(void); void __VERIFIER_atomic_end(void);"
            + "void *f(void *a) { __VERIFIER_atomic_begin(); "
            + section
            + " __VERIFIER_atomic_end(); return a; }"
            + "int main(void) { pthread_create(&t, 0, f, 0); f(0); return 0; }";
    for (String model : new String[] {"sc", "tso"}) {
      Session states = reach(code, "--model", model);
      assertTrue(states.out().startsWith(answer), model + states.out() + states.err());
      Session executions = Session.of("check", folder.resolve("a.c"), "--model", model);
      assertTrue(executions.out().startsWith(answer), model + executions.out());
    }
  }

  /** Of locks that begin anew or end, against {@code check}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pthread_mutex_init(&m, 0); | pthread_mutex_lock(&m); pthread_mutex_unlock(&m); | FAIL",
        "pthread_mutex_destroy(&m); | pthread_mutex_lock(&m); pthread_mutex_unlock(&m); | FAIL",
        "pthread_join(t, 0); pthread_mutex_destroy(&m);"
            + "| pthread_mutex_lock(&m); pthread_mutex_unlock(&m); | PASS",
        "pthread_join(t, 0); pthread_mutex_destroy(&m); | pthread_mutex_lock(&m); | FAIL",
        "pthread_join(t, 0); pthread_mutex_init(&m, 0); pthread_mutex_lock(&m); assert(x);"
            + "| pthread_mutex_lock(&m); x = 1; | PASS",
        "pthread_join(t, 0); pthread_mutex_init(&m, 0); pthread_mutex_lock(&m); assert(!x);"
            + "| pthread_mutex_lock(&m); x = 1; | FAIL",
        "pthread_spin_destroy(&s); | pthread_spin_lock(&s); pthread_spin_unlock(&s); | FAIL",
        "pthread_rwlock_init(&w, 0); | pthread_rwlock_wrlock(&w); pthread_rwlock_unlock(&w);"
            + "| FAIL",
        "pthread_join(t, 0); pthread_rwlock_init(&w, 0); pthread_rwlock_wrlock(&w); assert(!x);"
            + "| pthread_rwlock_wrlock(&w); x = 1; | FAIL",
        "pthread_join(t, 0); pthread_rwlock_init(&w, 0); pthread_rwlock_wrlock(&w); assert(x);"
            + "| pthread_rwlock_wrlock(&w); x = 1; | PASS",
      })
  void locksBeginAnew(String first, String second, String answer) throws IOException {
    String code =
        "pthread_mutex_t m; pthread_spinlock_t s; pthread_rwlock_t w;"
            + " void *f(void *a) { "
            + second
            + " return a; }"
            + " int main(void) { pthread_spin_init(&s, 0); pthread_create(&t, 0, f, 0); "
            + first
            + " return 0; }";
    for (String model : new String[] {"sc", "tso"}) {
      Session states = reach(code, "--model", model);
      assertTrue(states.out().startsWith(answer), model + states.out() + states.err());
      Session executions = Session.of("check", folder.resolve("a.c"), "--model", model);
      assertTrue(executions.out().startsWith(answer), model + executions.out());
    }
  }

  @Test
  void jsonNamesTheError() throws IOException {
    Session session =
        reach(
            "void *f(void *a) { while (1) { y = 1 - y; } return a; }"
                + " int main(void) { pthread_create(&t, 0, f, 0); assert(y == 0); return 0; }",
            "--format",
            "json");
    assertEquals(ExitCode.FAIL, session.code(), session.out());
    assertTrue(session.out().contains("\"error\":{\"message\":\"y == 0\""), session.out());
    assertTrue(session.out().contains("\"fences\":null,\"minimal\":null"), session.out());
  }
}
