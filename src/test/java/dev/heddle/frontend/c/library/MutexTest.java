package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.machine.MemoryModel;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Mutexes and spin locks of POSIX. */
class MutexTest {
  private static final String HEAD =
      """
      #include <assert.h>
      #include <errno.h>
      #include <pthread.h>
      #include <stdlib.h>
      #include <string.h>
      pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
      pthread_t a, b;
      int x;
      """;

  /** The orders in which critical sections can be entered, and nothing else. */
  @ParameterizedTest
  @EnumSource(MemoryModel.class)
  void threadsExcludeEachOther(MemoryModel model) {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  pthread_mutex_lock(&m);
                  x++;
                  pthread_mutex_unlock(&m);
                  return 0;
                }
                int main() {
                  pthread_t t[3];
                  for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, run, 0);
                  for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
                  assert(x == 3);
                }
                """,
            model);
    assertEquals(6, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void lockAndUnlockAreOneEventEach() {
    Explored explored =
        Explored.of(HEAD + "int main() { pthread_mutex_lock(&m); pthread_mutex_unlock(&m); }");
    assertEquals(2, explored.longest());
  }

  @Test
  void recursiveMutexesCount() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  pthread_mutexattr_t kind;
                  pthread_mutexattr_init(&kind);
                  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
                  pthread_mutex_init(&m, &kind);
                  assert(pthread_mutex_lock(&m) == 0);
                  assert(pthread_mutex_lock(&m) == 0);
                  assert(pthread_mutex_trylock(&m) == 0);
                  assert(pthread_mutex_unlock(&m) == 0);
                  assert(pthread_mutex_unlock(&m) == 0);
                  assert(pthread_mutex_unlock(&m) == 0);
                  assert(pthread_mutex_unlock(&m) == EPERM);
                }
                """);
    assertEquals(Set.of(), explored.errors());
    assertEquals(2, explored.longest(), "only the outermost lock and unlock are events");
  }

  @Test
  void checkingMutexesTellErrors() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                pthread_mutex_t e = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
                pthread_mutex_t r = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
                int main() {
                  struct timespec end = {0, 0};
                  assert(pthread_mutex_unlock(&e) == EPERM);
                  assert(pthread_mutex_lock(&e) == 0);
                  assert(pthread_mutex_lock(&e) == EDEADLK);
                  assert(pthread_mutex_trylock(&e) == EBUSY);
                  assert(pthread_mutex_timedlock(&e, &end) == EDEADLK);
                  assert(pthread_mutex_unlock(&e) == 0);
                  assert(pthread_mutex_lock(&r) == 0);
                  assert(pthread_mutex_timedlock(&r, &end) == 0);
                  assert(pthread_mutex_unlock(&r) == 0);
                  assert(pthread_mutex_unlock(&r) == 0);
                  assert(pthread_mutex_lock(&m) == 0);
                  assert(pthread_mutex_trylock(&m) == EBUSY);
                  assert(pthread_mutex_timedlock(&m, &end) == ETIMEDOUT);
                  pthread_mutexattr_t kind;
                  int type;
                  assert(pthread_mutexattr_init(&kind) == 0);
                  assert(pthread_mutexattr_settype(&kind, 77) == EINVAL);
                  assert(pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_ERRORCHECK) == 0);
                  assert(pthread_mutexattr_gettype(&kind, &type) == 0);
                  assert(type == PTHREAD_MUTEX_ERRORCHECK);
                }
                """);
    assertEquals(Set.of(), explored.errors());
  }

  /** T1 first, T2 first, or each has one: three ways. */
  @Test
  void locksInOppositeOrderDeadlock() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *one(void *p) {
                  pthread_mutex_lock(&m); pthread_mutex_lock(&n);
                  pthread_mutex_unlock(&n); pthread_mutex_unlock(&m);
                  return 0;
                }
                void *two(void *p) {
                  pthread_mutex_lock(&n); pthread_mutex_lock(&m);
                  pthread_mutex_unlock(&m); pthread_mutex_unlock(&n);
                  return 0;
                }
                int main() {
                  pthread_create(&a, 0, one, 0); pthread_create(&b, 0, two, 0);
                  pthread_join(a, 0); pthread_join(b, 0);
                }
                """);
    assertEquals(3, explored.complete());
    assertEquals(Set.of("deadlock: join, lock"), explored.errors());
  }

  @Test
  void lockingOnesOwnMutexDeadlocks() {
    Explored explored =
        Explored.of(HEAD + "int main() { pthread_mutex_lock(&m); pthread_mutex_lock(&m); }");
    assertEquals(Set.of("deadlock: lock"), explored.errors());
  }

  /** Both get it, in two orders; or one asks while the other has it. */
  @Test
  void tryingMayFail() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  if (pthread_mutex_trylock(&m) == 0) pthread_mutex_unlock(&m);
                  return 0;
                }
                int main() { pthread_create(&a, 0, run, 0); run(0); pthread_join(a, 0); }
                """);
    assertEquals(4, explored.complete());
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void misuseIsFound() {
    String misuse = "mutex misuse: ";
    assertEquals(
        Set.of(misuse + "unlock of a mutex that the thread does not hold"),
        Explored.of(HEAD + "int main() { pthread_mutex_unlock(&m); }").errors());
    assertEquals(
        Set.of(misuse + "destroy of a mutex that is locked"),
        Explored.of(HEAD + "int main() { pthread_mutex_lock(&m); pthread_mutex_destroy(&m); }")
            .errors());
    assertEquals(
        Set.of(misuse + "lock of a mutex that was destroyed"),
        Explored.of(HEAD + "int main() { pthread_mutex_destroy(&m); pthread_mutex_lock(&m); }")
            .errors());
    assertEquals(
        Set.of(misuse + "destroy of a mutex that was destroyed already"),
        Explored.of(HEAD + "int main() { pthread_mutex_destroy(&m); pthread_mutex_destroy(&m); }")
            .errors());
  }

  @Test
  void destroyedMutexesCanBeInitialisedAgain() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                int main() {
                  assert(pthread_mutex_destroy(&m) == 0);
                  assert(pthread_mutex_init(&m, 0) == 0);
                  assert(pthread_mutex_lock(&m) == 0);
                  assert(pthread_mutex_unlock(&m) == 0);
                }
                """);
    assertEquals(Set.of(), explored.errors());
  }

  @Test
  void destructionRacesWithUse() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  pthread_mutex_lock(&m); pthread_mutex_unlock(&m);
                  return 0;
                }
                int main() { pthread_create(&a, 0, run, 0); pthread_mutex_destroy(&m); }
                """);
    assertEquals(Set.of("mutex misuse: lock of a mutex that was destroyed"), explored.errors());
  }

  /** The kind must not be overtaken by older stores to the same place that wait in a buffer. */
  @ParameterizedTest
  @EnumSource(MemoryModel.class)
  void kindIsWrittenInOrder(MemoryModel model) {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  pthread_mutexattr_t kind;
                  pthread_mutexattr_init(&kind);
                  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
                  pthread_mutex_t *own = malloc(sizeof *own);
                  memset(own, 0, sizeof *own);
                  pthread_mutex_init(own, &kind);
                  assert(pthread_mutex_lock(own) == 0 && pthread_mutex_lock(own) == 0);
                  assert(pthread_mutex_unlock(own) == 0 && pthread_mutex_unlock(own) == 0);
                  pthread_mutex_destroy(own);
                  free(own);
                  return 0;
                }
                int main() { pthread_create(&a, 0, run, 0); pthread_join(a, 0); }
                """,
            model);
    assertEquals(Set.of(), explored.errors());
    assertEquals(1, explored.complete());
  }

  @Test
  void useOfAFreedMutexIsFound() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  pthread_mutex_lock(p); pthread_mutex_unlock(p);
                  return 0;
                }
                int main() {
                  pthread_mutex_t *own = malloc(sizeof *own);
                  pthread_mutex_init(own, 0);
                  pthread_create(&a, 0, run, own);
                  free(own);
                }
                """);
    assertEquals(Set.of("use after free"), explored.errors());
  }

  @Test
  void spinLocksExcludeToo() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                pthread_spinlock_t l;
                void *run(void *p) {
                  pthread_spin_lock(&l); x++; pthread_spin_unlock(&l);
                  return 0;
                }
                int main() {
                  pthread_spin_init(&l, PTHREAD_PROCESS_PRIVATE);
                  pthread_create(&a, 0, run, 0); run(0); pthread_join(a, 0);
                  assert(x == 2);
                  assert(pthread_spin_trylock(&l) == 0 && pthread_spin_trylock(&l) == EBUSY);
                  pthread_spin_unlock(&l);
                  pthread_spin_destroy(&l);
                  pthread_spin_unlock(&l);
                }
                """);
    assertEquals(2, explored.complete() + explored.blocked());
    assertEquals(
        Set.of("mutex misuse: unlock of a spin lock that the thread does not hold"),
        explored.errors());
  }

  /** A thread that takes and gives back a lock until something changes does nothing meanwhile. */
  @Test
  void askingAgainAndAgainIsSpinning() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  for (int done = 0; !done;) {
                    pthread_mutex_lock(&m); done = x; pthread_mutex_unlock(&m);
                  }
                  return 0;
                }
                int main() {
                  pthread_create(&a, 0, run, 0);
                  pthread_mutex_lock(&m); x = 1; pthread_mutex_unlock(&m);
                  pthread_join(a, 0);
                }
                """);
    assertEquals(Set.of(), explored.errors());
    assertEquals(1, explored.complete(), "the lock after it; before it is idle");
  }

  private static final String RACING =
      HEAD
          + """
          pthread_mutex_t k, *p;
          void *run(void *q) {
            if (p) {
              pthread_mutex_lock(p); pthread_mutex_lock(p);
              pthread_mutex_unlock(p); pthread_mutex_unlock(p);
            }
            return 0;
          }
          int main() {
            pthread_mutexattr_t attributes;
            pthread_mutexattr_init(&attributes);
            pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
            pthread_create(&a, 0, run, 0);
            pthread_mutex_init(&k, &attributes);
            p = &k;
            pthread_join(a, 0);
          }
          """;

  /** Who comes too early finds another kind; under PSO the pointer may be there first. */
  @ParameterizedTest
  @EnumSource(MemoryModel.class)
  void anInitialisationRacesWithLocks(MemoryModel model) {
    boolean inOrder = model == MemoryModel.SC || model == MemoryModel.TSO;
    Set<String> found = inOrder ? Set.of() : Set.of("deadlock: join, lock");
    assertEquals(found, Explored.of(RACING, model).errors());
    Explored early = Explored.of(RACING.replace("*p;", "*p = &k;"), model);
    assertEquals(Set.of("deadlock: join, lock"), early.errors());
  }

  @ParameterizedTest
  @EnumSource(MemoryModel.class)
  void aMutexOnTheHeapNeedsInitialisation(MemoryModel model) {
    String program =
        HEAD
            + """
            void *run(void *p) {
              pthread_mutex_t *l = p;
              pthread_mutex_lock(l); x++; pthread_mutex_unlock(l);
              return 0;
            }
            int main() {
              pthread_mutex_t *l = malloc(sizeof *l);
              if (MADE) pthread_mutex_init(l, 0);
              pthread_create(&a, 0, run, l);
              run(l);
              pthread_join(a, 0);
            }
            """;
    assertEquals(Set.of(), Explored.of(program.replace("MADE", "1"), model).errors());
    assertEquals(
        Set.of("read of uninitialised memory"),
        Explored.of(program.replace("MADE", "!l"), model).errors());
  }

  /** No mutex of the program is initialised by a call. Zeros will do. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "malloc(sizeof *l); | false",
        "calloc(1, sizeof *l); | true",
        "malloc(sizeof *l); memset(l, 0, sizeof *l); | true",
        "malloc(sizeof *l); *l = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; | true",
        "malloc(sizeof *l); memcpy(l, &m, sizeof *l); | true",
        "&local; | false",
        "&m; | true"
      })
  void memoryThatNobodyWroteIsNoMutex(String made, boolean good) {
    String program =
        HEAD
            + """
            void *run(void *p) {
              pthread_mutex_t *l = p;
              pthread_mutex_lock(l); x++; pthread_mutex_unlock(l);
              return 0;
            }
            int main() {
              pthread_mutex_t local, *l = MADE
              pthread_create(&a, 0, run, l);
              run(l);
              pthread_join(a, 0);
            }
            """;
    Set<String> errors = good ? Set.of() : Set.of("read of uninitialised memory");
    for (MemoryModel model : MemoryModel.values()) {
      Explored explored = Explored.of(program.replace("MADE", made), model);
      assertEquals(errors, explored.errors());
      assertEquals(2, explored.complete() + explored.blocked());
    }
  }
}
