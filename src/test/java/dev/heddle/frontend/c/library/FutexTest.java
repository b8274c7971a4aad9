// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The futex system call. */
class FutexTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <errno.h>
      #include <limits.h>
      #include <linux/futex.h>
      #include <pthread.h>
      #include <stdatomic.h>
      #include <sys/syscall.h>
      #include <time.h>
      #include <unistd.h>
      atomic_uint w, v, done;
      pthread_t a, b;
      struct timespec second = {1, 0};
      long wait(atomic_uint *word, unsigned value) {
        return syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, NULL);
      }
      long wake(atomic_uint *word, int most) { return syscall(SYS_futex, word, FUTEX_WAKE, most); }
      void *waiter(void *p) { while (w == 0) wait(&w, 0); done++; return 0; }
      void start(void *(*f)(void *)) { pthread_create(&a, 0, f, 0); pthread_create(&b, 0, f, 0); }
      void finish(void) { pthread_join(a, 0); pthread_join(b, 0); }
      """;

  private static Set<String> errors(String code) {
    return Explored.of(HEAD + code).errors();
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void whoIsWokenGoesOn(MemoryModel model) {
    Explored explored =
        Explored.of(
            HEAD + "int main() { start(waiter); w = 1; wake(&w, 2); finish(); assert(done == 2); }",
            model);
    assertEquals(Set.of(), explored.errors());
    assertTrue(explored.complete() > 0);
  }

  @Test
  void whoIsForgottenWaitsForEver() {
    assertEquals(
        Set.of("deadlock: futex, join"),
        errors("int main() { start(waiter); w = 1; wake(&w, 1); finish(); }"));
  }

  @Test
  void aWakeWithoutWaitersIsLost() {
    assertEquals(
        Set.of("deadlock: futex, join"),
        errors(
            """
            void *once(void *p) { wait(&w, 0); return 0; }
            int main() { pthread_create(&a, 0, once, 0); assert(wake(&w, 1) < 2); pthread_join(a, 0); }
            """));
  }

  @Test
  void anotherValueIsNotWaitedFor() {
    assertEquals(
        Set.of(), errors("int main() { w = 1; assert(wait(&w, 0) == -1 && errno == EAGAIN); }"));
  }

  /** Linux allows a wait to return though nobody woke it. */
  @Test
  void aWaitMayEndByItself() {
    assertEquals(
        Set.of("assertion: w", "deadlock: futex"),
        errors("int main() { assert(wait(&w, 0) == 0); assert(w); }"));
  }

  @Test
  void timeMayBeUp() {
    assertEquals(
        Set.of("assertion: r == 0", "deadlock: futex"),
        errors(
            """
            int main() {
              int r = syscall(SYS_futex, &w, FUTEX_WAIT, 0, &second);
              assert(r == 0 || errno == ETIMEDOUT);
              assert(r == 0);
            }
            """));
  }

  @Test
  void wrongArgumentsAreRefused() {
    assertEquals(
        Set.of(),
        errors(
            """
            int main() {
              struct timespec bad = {0, 1000000000}, early = {-1, 0};
              assert(syscall(SYS_futex, &w, FUTEX_WAIT, 0, &bad) == -1 && errno == EINVAL);
              errno = 0;
              assert(syscall(SYS_futex, &w, FUTEX_WAIT, 0, &early) == -1 && errno == EINVAL);
              errno = 0;
              assert(syscall(SYS_futex, &w, FUTEX_WAIT_BITSET, 0, 0, 0, 0) == -1 && errno == EINVAL);
              errno = 0;
              assert(syscall(SYS_futex, &w, FUTEX_WAKE_BITSET, 1, 0, 0, 0) == -1 && errno == EINVAL);
              errno = 0;
              assert(syscall(SYS_futex, (char *)&w + 1, FUTEX_WAKE, 1) == -1 && errno == EINVAL);
              errno = 0;
              assert(syscall(SYS_futex, &w, FUTEX_REQUEUE, -1, 1, &v) == -1 && errno == EINVAL);
              assert(syscall(SYS_futex, &w, FUTEX_WAKE | FUTEX_CLOCK_REALTIME, 1) == -1);
              assert(errno == ENOSYS);
              assert(syscall(SYS_futex, &w, FUTEX_CMP_REQUEUE, 1, 1, &v, 7) == -1);
              assert(errno == EAGAIN);
            }
            """));
    assertEquals(
        Set.of("cut: an operation of futex that is not modelled"),
        errors("int main() { syscall(SYS_futex, &w, FUTEX_LOCK_PI, 0, 0, 0, 0); }"));
  }

  /** Each of the two can be the one that is woken, and none or both may have come. */
  @Test
  void whoIsWokenIsAChoice() {
    assertEquals(
        Set.of("assertion: first != 1", "assertion: first != 2"),
        errors(
            """
            atomic_int first;
            void *run(void *p) {
              while (v == 0) wait(&v, 0);
              int none = 0;
              atomic_compare_exchange_strong(&first, &none, p ? 1 : 2);
              return 0;
            }
            int main() {
              pthread_create(&a, 0, run, &w);
              pthread_create(&b, 0, run, 0);
              v = 1;
              long n = wake(&v, 1);
              n += wake(&v, INT_MAX);
              assert(n >= 0 && n <= 2);
              finish();
              assert(first != 1);
              assert(first != 2);
            }
            """));
  }

  @Test
  void bitsTellWhoIsMeant() {
    assertEquals(
        Set.of("deadlock: futex, join"),
        errors(
            """
            void *run(void *p) { syscall(SYS_futex, &w, FUTEX_WAIT_BITSET, 0, 0, 0, 1); return 0; }
            int main() {
              pthread_create(&a, 0, run, 0);
              assert(syscall(SYS_futex, &w, FUTEX_WAKE_BITSET, 1, 0, 0, 2) == 0);
              pthread_join(a, 0);
            }
            """));
    assertEquals(
        Set.of(),
        errors(
            """
            void *run(void *p) {
              while (w == 0) syscall(SYS_futex, &w, FUTEX_WAIT_BITSET_PRIVATE, 0, &second, 0, 3);
              return 0;
            }
            int main() {
              pthread_create(&a, 0, run, 0);
              w = 1;
              syscall(SYS_futex, &w, FUTEX_WAKE_BITSET_PRIVATE, 1, 0, 0, 2);
              pthread_join(a, 0);
            }
            """));
  }

  /** Who was moved to another word is woken there, and not where it went to sleep. */
  @Test
  void waitersCanBeMoved() {
    String run =
        """
        void *run(void *p) { while (w == 0) wait(&w, 0); done = 1; return 0; }
        int main() {
          pthread_create(&a, 0, run, 0);
          w = 1;
          long n = syscall(SYS_futex, &w, FUTEX_CMP_REQUEUE, 0, INT_MAX, &v, 1);
          assert(n == 0 || n == 1);
          assert(wake(&w, 1) == 0);
          %s
          pthread_join(a, 0);
          assert(done);
        }
        """;
    assertEquals(Set.of(), errors(run.formatted("assert(wake(&v, 1) <= n);")));
    assertEquals(Set.of("deadlock: futex, join"), errors(run.formatted("")));
  }

  private static final String SLEEPERS =
      """
      atomic_int late;
      void *timed(void *p) {
        if (syscall(SYS_futex, &w, FUTEX_WAIT, 0, &second) == -1 && errno == ETIMEDOUT) late = 1;
        return 0;
      }
      void *plain(void *p) { wait(&w, 0); return 0; }
      long move(atomic_uint *from, int most, atomic_uint *to) {
        return syscall(SYS_futex, from, FUTEX_REQUEUE, 0, most, to);
      }
      """;

  /** Who is moved may be the one whose time is up later. The other one sleeps where it was. */
  @Test
  void aSleeperWhoseTimeIsUpCanBeMoved() {
    assertEquals(
        Set.of("assertion: n == 0 || wake(&v, 1) == 1 || !late", "deadlock: futex, join"),
        errors(
            SLEEPERS
                + """
                int main() {
                  pthread_create(&a, 0, timed, 0);
                  pthread_create(&b, 0, plain, 0);
                  long n = move(&w, 1, &v);
                  assert(n == 0 || wake(&v, 1) == 1 || !late);
                  w = 1;
                  if (n == 1 && late) pthread_join(b, 0);
                }
                """));
  }

  /** Who has returned, or would have been woken, is no longer in the list. */
  @Test
  void onlySleepersAreMoved() {
    assertEquals(
        Set.of(),
        errors(
            SLEEPERS
                + """
                int main() {
                  pthread_create(&a, 0, timed, 0);
                  if (late) assert(move(&w, 1, &v) == 0);
                }
                """));
    assertEquals(
        Set.of(),
        errors(
            SLEEPERS
                + """
                int main() {
                  pthread_create(&a, 0, timed, 0);
                  w = 1;
                  long n = wake(&w, INT_MAX);
                  assert(n <= 1 && move(&w, 1, &v) == 0);
                }
                """));
    assertEquals(
        Set.of(),
        errors(
            SLEEPERS
                + """
                int main() {
                  pthread_create(&a, 0, timed, 0);
                  long n = move(&w, 1, &v);
                  assert(wake(&v, 2) <= n);
                  assert(move(&v, 1, &w) == 0);
                }
                """));
  }

  /** The model of a wait depends on whether the program mentions the operation. */
  @Test
  void aComputedOperationIsNotFollowed() {
    assertEquals(
        Set.of("cut: FUTEX_REQUEUE as an operation that the program computes"),
        errors("int two = 2; int main() { syscall(SYS_futex, &w, two + 1, 0, 1, &v); }"));
    assertEquals(
        Set.of(),
        errors(
            "int private = 128; int main() {"
                + " assert(!syscall(SYS_futex, &w, FUTEX_REQUEUE | private, 0, 1, &v)); }"));
  }
}
