// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.model.MemoryModel;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Condition variables of POSIX. */
class ConditionTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <errno.h>
      #include <pthread.h>
      pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
      pthread_cond_t c = PTHREAD_COND_INITIALIZER;
      pthread_t a, b;
      int ready, count;
      struct timespec end;
      """;

  /** The waiter comes first and waits, or second and does not. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void waitingForAFlag(MemoryModel model) {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  pthread_mutex_lock(&m);
                  while (!ready) pthread_cond_wait(&c, &m);
                  pthread_mutex_unlock(&m);
                  return 0;
                }
                int main() {
                  pthread_create(&a, 0, run, 0);
                  pthread_mutex_lock(&m);
                  ready = 1;
                  pthread_cond_signal(&c);
                  pthread_mutex_unlock(&m);
                  pthread_join(a, 0);
                  assert(pthread_cond_destroy(&c) == 0);
                }
                """,
            model);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void signalsAreLostIfNobodyWaits() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  pthread_mutex_lock(&m);
                  pthread_cond_wait(&c, &m);
                  pthread_mutex_unlock(&m);
                  return 0;
                }
                int main() {
                  pthread_create(&a, 0, run, 0);
                  pthread_cond_signal(&c);
                  pthread_join(a, 0);
                }
                """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of("deadlock: condition variable, join"), explored.errors());
  }

  /** Nobody waits: signals do not see each other. */
  @Test
  void signalsToNobodyCommute() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) { pthread_cond_signal(&c); return 0; }
                int main() {
                  pthread_create(&a, 0, run, 0);
                  pthread_cond_broadcast(&c);
                  pthread_join(a, 0);
                }
                """);
    assertEquals(1, explored.complete());
  }

  private static final String TWO_WAITERS =
      HEAD
          + """
          int woken;
          void *run(void *p) {
            pthread_mutex_lock(&m);
            count++;
            pthread_cond_wait(&c, &m);
            if (!woken) woken = p ? 2 : 1;
            pthread_mutex_unlock(&m);
            return 0;
          }
          int main() {
            pthread_create(&a, 0, run, 0);
            pthread_create(&b, 0, run, &b);
            pthread_mutex_lock(&m);
            __VERIFIER_assume(count == 2);
            pthread_mutex_unlock(&m);
            WAKE;
            pthread_join(a, 0);
            pthread_join(b, 0);
          }
          """;

  /** Two orders to wait in, two choices whom to wake, and then the other waits for ever. */
  @Test
  void signalWakesAnyOne() {
    Explored explored = Explored.of("#define WAKE pthread_cond_signal(&c)\n" + TWO_WAITERS);
    assertEquals(4, explored.complete());
    assertEquals(Set.of("deadlock: condition variable, join"), explored.errors());
    String whom = "#define WAKE pthread_cond_signal(&c); pthread_cond_signal(&c)\n";
    assertEquals(Set.of(), Explored.of(whom + TWO_WAITERS).errors());
  }

  /** Two orders to wait in, and two to get the mutex again. */
  @Test
  void broadcastWakesAll() {
    Explored explored = Explored.of("#define WAKE pthread_cond_broadcast(&c)\n" + TWO_WAITERS);
    assertEquals(4, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void everyWaiterCanBeWoken() {
    String signal =
        """
        #define WAKE \\
          pthread_cond_signal(&c); pthread_join(LUCKY, 0); pthread_cond_signal(&c)
        """;
    for (String lucky : new String[] {"a", "b"}) {
      Explored explored = Explored.of("#define LUCKY " + lucky + "\n" + signal + TWO_WAITERS);
      assertEquals(Set.of("deadlock: condition variable, join"), unluckyErrors(explored));
    }
  }

  /** The second join of the lucky one is a misuse of the test; what counts is the deadlock. */
  private static Set<String> unluckyErrors(Explored explored) {
    explored.errors().remove("join of a thread that was joined already");
    return explored.errors();
  }

  /** In time or not: alone, nobody signals, so the first is given up, and is no deadlock. */
  @Test
  void timedWaitEndsAlone() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  pthread_mutex_lock(&m);
                  assert(pthread_cond_timedwait(&c, &m, &end) == ETIMEDOUT);
                  pthread_mutex_unlock(&m);
                }
                """);
    assertEquals(1, explored.complete());
    assertEquals(1, explored.blocked());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void timedWaitsInALoopEnd() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  pthread_mutex_lock(&m);
                  while (!ready) pthread_cond_timedwait(&c, &m, &end);
                  pthread_mutex_unlock(&m);
                  return 0;
                }
                int main() {
                  pthread_create(&a, 0, run, 0);
                  pthread_mutex_lock(&m);
                  ready = 1;
                  pthread_cond_signal(&c);
                  pthread_mutex_unlock(&m);
                  pthread_join(a, 0);
                }
                """);
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void misuseIsFound() {
    assertEquals(
        Set.of("mutex misuse: wait for a condition variable without holding the mutex"),
        Explored.of(HEAD + "int main() { pthread_cond_wait(&c, &m); }").errors());
    assertEquals(
        Set.of("misuse: use of a condition variable that was destroyed"),
        Explored.of(HEAD + "int main() { pthread_cond_destroy(&c); pthread_cond_signal(&c); }")
            .errors());
    assertEquals(
        Set.of("misuse: destroy of a condition variable that was destroyed already"),
        Explored.of(HEAD + "int main() { pthread_cond_destroy(&c); pthread_cond_destroy(&c); }")
            .errors());
  }

  @Test
  void mutexesThatCheckTellThatTheyAreNotHeld() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                pthread_mutex_t e = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
                int main() { assert(pthread_cond_wait(&c, &e) == EPERM); }
                """);
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void destructionWhileSomeoneWaitsIsFound() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  pthread_mutex_lock(&m);
                  pthread_cond_wait(&c, &m);
                  pthread_mutex_unlock(&m);
                  return 0;
                }
                int main() { pthread_create(&a, 0, run, 0); pthread_cond_destroy(&c); }
                """);
    assertEquals(
        Set.of(
            "misuse: destroy of a condition variable that threads wait for",
            "misuse: use of a condition variable that was destroyed"),
        explored.errors());
  }

  @Test
  void waitingWithTwoMutexesIsFound() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  pthread_mutex_lock(p); pthread_cond_wait(&c, p); pthread_mutex_unlock(p);
                  return 0;
                }
                int main() {
                  pthread_create(&a, 0, run, &m); pthread_create(&b, 0, run, &n);
                  pthread_exit(0);
                }
                """);
    assertEquals(
        Set.of("misuse: threads wait for a condition variable with different mutexes"),
        explored.errors());
  }
}
