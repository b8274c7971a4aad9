// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Where threads meet: barriers, semaphores, and what is done once. */
class MeetingTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <errno.h>
      #include <pthread.h>
      #include <semaphore.h>
      pthread_barrier_t b;
      pthread_once_t once = PTHREAD_ONCE_INIT;
      sem_t s;
      pthread_t t[4];
      int x[4], last[4], done;
      """;

  /** Arrivals in all orders, each time; what was written before is read behind. */
  @ParameterizedTest
  @CsvSource({"2,1", "3,1", "2,2"})
  void barriersLetAllThroughTogether(int threads, int rounds) {
    Explored explored =
        Explored.of(
            "#define N "
                + threads
                + "\n#define ROUNDS "
                + rounds
                + "\n"
                + HEAD
                + """
                void *run(void *p) {
                  long me = (long)p;
                  for (int round = 1; round <= ROUNDS; round++) {
                    x[me] = round;
                    if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD) last[me]++;
                    for (int i = 0; i < N; i++) assert(x[i] == round);
                    if (round < ROUNDS) pthread_barrier_wait(&b);
                  }
                  return 0;
                }
                int main() {
                  assert(pthread_barrier_init(&b, 0, N) == 0);
                  for (long i = 1; i < N; i++) pthread_create(&t[i], 0, run, (void *)i);
                  run(0);
                  for (int i = 1; i < N; i++) pthread_join(t[i], 0);
                  assert(last[0] + last[1] + last[2] == ROUNDS);
                  assert(pthread_barrier_destroy(&b) == 0);
                }
                """);
    int meetings = 2 * rounds - 1;
    int orders = threads == 2 ? 2 : 6;
    assertEquals((int) Math.pow(orders, meetings), explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  /** Any two of them meet; a later pair may be let through before an earlier one. */
  @Test
  void moreThreadsMayComeThanAreCounted() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) { pthread_barrier_wait(&b); return 0; }
                int main() {
                  pthread_barrier_init(&b, 0, 2);
                  for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, run, 0);
                  run(0);
                  for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
                }
                """);
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void barriersWaitForEnough() {
    assertEquals(
        Set.of("deadlock: barrier"),
        Explored.of(
                HEAD + "int main() { pthread_barrier_init(&b, 0, 2); pthread_barrier_wait(&b); }")
            .errors());
  }

  @Test
  void misuseOfBarriersIsFound() {
    assertEquals(
        Set.of("misuse: use of a barrier that is destroyed or was not initialised"),
        Explored.of(
                HEAD
                    + """
                    int main() {
                      assert(pthread_barrier_init(&b, 0, 0) == EINVAL);
                      pthread_barrier_wait(&b);
                    }
                    """)
            .errors());
    assertEquals(
        Set.of(
            "misuse: destroy of a barrier that threads wait at",
            "misuse: use of a barrier that is destroyed or was not initialised"),
        Explored.of(
                HEAD
                    + """
                    void *run(void *p) { pthread_barrier_wait(&b); return 0; }
                    int main() {
                      pthread_barrier_init(&b, 0, 2);
                      pthread_create(&t[0], 0, run, 0);
                      pthread_barrier_destroy(&b);
                    }
                    """)
            .errors());
  }

  /** The one who is told to may destroy it at once, and the others need not have left. */
  @Test
  void barriersCanBeDestroyedAndMadeAgain() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD) {
                    pthread_barrier_destroy(&b);
                    pthread_barrier_init(&b, 0, 1);
                    assert(pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD);
                  }
                  return 0;
                }
                int main() {
                  pthread_barrier_init(&b, 0, 2);
                  pthread_create(&t[0], 0, run, 0);
                  run(0);
                  pthread_join(t[0], 0);
                }
                """);
    assertEquals(Set.of(), explored.errors());
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void semaphoresAnnounce(MemoryModel model) {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) { x[0] = 1; sem_post(&s); return 0; }
                int main() {
                  sem_init(&s, 0, 0);
                  pthread_create(&t[0], 0, run, 0);
                  sem_wait(&s);
                  assert(x[0] == 1);
                  pthread_join(t[0], 0);
                  assert(sem_destroy(&s) == 0);
                }
                """,
            model);
    assertEquals(1, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void semaphoresExclude() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) { sem_wait(&s); x[0]++; sem_post(&s); return 0; }
                int main() {
                  sem_init(&s, 0, 1);
                  pthread_create(&t[0], 0, run, 0);
                  pthread_create(&t[1], 0, run, 0);
                  pthread_join(t[0], 0);
                  pthread_join(t[1], 0);
                  assert(x[0] == 2);
                }
                """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  /** The value is there when asked for, or not yet. */
  @Test
  void askingASemaphoreMayFail() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) { sem_post(&s); return 0; }
                int main() {
                  int value;
                  pthread_create(&t[0], 0, run, 0);
                  int failed = sem_trywait(&s);
                  assert(!failed || errno == EAGAIN);
                  pthread_join(t[0], 0);
                  sem_getvalue(&s, &value);
                  assert(failed ? value == 1 : value == 0);
                }
                """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void semaphoresHaveALargestValue() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  int value;
                  struct timespec never = {0, -1};
                  assert(sem_init(&s, 0, -1) == -1 && errno == EINVAL);
                  sem_init(&s, 0, SEM_VALUE_MAX);
                  assert(sem_post(&s) == -1 && errno == EOVERFLOW);
                  assert(sem_getvalue(&s, &value) == 0 && value == SEM_VALUE_MAX);
                  sem_init(&s, 0, 0);
                  assert(sem_timedwait(&s, &never) == -1 && errno == EINVAL);
                }
                """);
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void semaphoresBlock() {
    assertEquals(
        Set.of("deadlock: semaphore"),
        Explored.of(HEAD + "int main() { sem_init(&s, 0, 1); sem_wait(&s); sem_wait(&s); }")
            .errors());
    assertEquals(
        Set.of("misuse: use of a semaphore that was destroyed or closed"),
        Explored.of(HEAD + "int main() { sem_init(&s, 0, 1); sem_destroy(&s); sem_wait(&s); }")
            .errors());
  }

  /** One of them does it, and the other finds it done. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void onceIsOnce(MemoryModel model) {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void init(void) { done++; }
                void *run(void *p) {
                  pthread_once(&once, init);
                  assert(done == 1);
                  return 0;
                }
                int main() {
                  pthread_create(&t[0], 0, run, 0);
                  run(0);
                  pthread_join(t[0], 0);
                }
                """,
            model);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  /** A program may write over the control to have it done again, and it is done once. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void onceMayBeginAnew(MemoryModel model) {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void init(void) { done++; }
                void *run(void *p) { pthread_once(&once, init); return 0; }
                int main() {
                  run(0);
                  once = PTHREAD_ONCE_INIT;
                  pthread_create(&t[0], 0, run, 0);
                  pthread_create(&t[1], 0, run, 0);
                  pthread_join(t[0], 0);
                  pthread_join(t[1], 0);
                  assert(done == 2);
                  once = PTHREAD_ONCE_INIT;
                  run(0);
                  run(0);
                  assert(done == 3);
                }
                """,
            model);
    assertTrue(explored.complete() > 1);
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void onceInsideItselfDeadlocks() {
    assertEquals(
        Set.of("deadlock: once"),
        Explored.of(
                HEAD
                    + """
                    void init(void) { pthread_once(&once, init); }
                    int main() { init(); }
                    """)
            .errors());
  }
}
