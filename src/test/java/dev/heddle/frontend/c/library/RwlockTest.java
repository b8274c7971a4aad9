// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** Read-write locks of POSIX. */
class RwlockTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <errno.h>
      #include <pthread.h>
      pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER, k = PTHREAD_RWLOCK_INITIALIZER;
      pthread_t a, b;
      int x, y;
      struct timespec end;
      void *reader(void *p) {
        pthread_rwlock_rdlock(&l);
        assert(x == y);
        pthread_rwlock_unlock(&l);
        return 0;
      }
      void *writer(void *p) {
        pthread_rwlock_wrlock(&l);
        x++;
        y++;
        pthread_rwlock_unlock(&l);
        return 0;
      }
      """;

  @Test
  void writersExcludeEachOther() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  pthread_create(&a, 0, writer, 0); pthread_create(&b, 0, writer, 0);
                  pthread_join(a, 0); pthread_join(b, 0);
                  assert(x == 2 && y == 2);
                }
                """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void writersExcludeReaders() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  pthread_create(&a, 0, writer, 0); pthread_create(&b, 0, reader, 0);
                  pthread_join(a, 0); pthread_join(b, 0);
                }
                """);
    assertEquals(2, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  /** They come and go in any order: two events of each, all of them seen by the other. */
  @Test
  void readersDoNotExcludeEachOther() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  pthread_create(&a, 0, reader, 0); pthread_create(&b, 0, reader, 0);
                  pthread_join(a, 0); pthread_join(b, 0);
                }
                """);
    assertEquals(6, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void errorsAreTold() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *ask(void *p) {
                  assert(pthread_rwlock_tryrdlock(&l) == EBUSY);
                  assert(pthread_rwlock_trywrlock(&l) == EBUSY);
                  assert(pthread_rwlock_timedrdlock(&l, &end) == ETIMEDOUT);
                  assert(pthread_rwlock_trywrlock(&k) == EBUSY);
                  assert(pthread_rwlock_timedwrlock(&k, &end) == ETIMEDOUT);
                  assert(pthread_rwlock_tryrdlock(&k) == 0);
                  assert(pthread_rwlock_unlock(&k) == 0);
                  return 0;
                }
                int main() {
                  assert(pthread_rwlock_init(&l, 0) == 0);
                  assert(pthread_rwlock_wrlock(&l) == 0);
                  assert(pthread_rwlock_rdlock(&k) == 0);
                  pthread_create(&a, 0, ask, 0);
                  pthread_join(a, 0);
                  assert(pthread_rwlock_unlock(&k) == 0);
                  assert(pthread_rwlock_unlock(&l) == 0);
                  assert(pthread_rwlock_destroy(&l) == 0);
                }
                """);
    assertEquals(1, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void misuseIsFound() {
    String misuse = "mutex misuse: ";
    assertEquals(
        Set.of(misuse + "unlock of a read-write lock that the thread does not hold"),
        Explored.of(HEAD + "int main() { pthread_rwlock_unlock(&l); }").errors());
    assertEquals(
        Set.of(misuse + "destroy of a read-write lock that is locked"),
        Explored.of(HEAD + "int main() { pthread_rwlock_rdlock(&l); pthread_rwlock_destroy(&l); }")
            .errors());
    assertEquals(
        Set.of(misuse + "lock of a read-write lock that was destroyed"),
        Explored.of(HEAD + "int main() { pthread_rwlock_destroy(&l); pthread_rwlock_wrlock(&l); }")
            .errors());
    assertEquals(
        Set.of(misuse + "unlock of a read-write lock that the thread does not hold"),
        Explored.of(
                HEAD
                    + """
                    void *run(void *p) { pthread_rwlock_unlock(&l); return 0; }
                    int main() {
                      pthread_rwlock_wrlock(&l);
                      pthread_create(&a, 0, run, 0);
                      pthread_join(a, 0);
                    }
                    """)
            .errors());
  }

  @Test
  void lockingOnesOwnLockDeadlocks() {
    assertEquals(
        Set.of("deadlock: write lock"),
        Explored.of(HEAD + "int main() { pthread_rwlock_rdlock(&l); pthread_rwlock_wrlock(&l); }")
            .errors());
    assertEquals(
        Set.of("deadlock: read lock"),
        Explored.of(HEAD + "int main() { pthread_rwlock_wrlock(&l); pthread_rwlock_rdlock(&l); }")
            .errors());
  }

  @Test
  void askingAgainAndAgainIsSpinning() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  for (int done = 0; !done;) {
                    pthread_rwlock_rdlock(&l); done = x; pthread_rwlock_unlock(&l);
                  }
                  return 0;
                }
                int main() {
                  pthread_create(&a, 0, run, 0);
                  writer(0);
                  pthread_join(a, 0);
                }
                """);
    assertEquals(Set.of(), explored.errors());
    assertEquals(1, explored.complete());
    assertEquals(1, explored.blocked());
  }
}
