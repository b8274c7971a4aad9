// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** Mutexes and spin locks of POSIX. */
@Tag("slow")
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
  @FieldSource("dev.heddle.machine.Machine#MODELS")
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
    assertEquals(
        Set.of(
            "mutex misuse: lock of a mutex that was destroyed",
            "mutex misuse: destroy of a mutex that is locked"),
        explored.errors());
  }

  private static final String OTHER =
      """
      int started;
      void *run(void *p) {
        LOCK(&m);
        __atomic_store_n(&started, 1, __ATOMIC_RELEASE);
        UNLOCK(&m);
        return 0;
      }
      int main() {
        FIRST(&m);
        pthread_create(&a, 0, run, 0);
        WHEN
        THEN
        pthread_join(a, 0);
      }
      """;

  /** What the first thread does: at any time, or when the other one had the lock at least. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mutex_t | mutex_lock | mutex_unlock | mutex_init(&m, 0) | initialisation of a mutex",
        "mutex_t | mutex_trylock | mutex_unlock | mutex_init(&m, 0) | initialisation of a mutex",
        "mutex_t | mutex_lock | mutex_unlock | mutex_destroy(&m) | destroy of a mutex",
        "spinlock_t | spin_lock | spin_unlock | spin_init(&m, 0) | initialisation of a spin lock",
        "spinlock_t | spin_lock | spin_unlock | spin_destroy(&m) | destroy of a spin lock",
        "rwlock_t | rwlock_rdlock | rwlock_unlock | rwlock_init(&m, 0)"
            + " | initialisation of a read-write lock",
        "rwlock_t | rwlock_wrlock | rwlock_unlock | rwlock_init(&m, 0)"
            + " | initialisation of a read-write lock",
        "rwlock_t | rwlock_wrlock | rwlock_unlock | rwlock_destroy(&m)"
            + " | destroy of a read-write lock",
      })
  void aLockThatIsHeldMustStay(
      String type, String lock, String unlock, String misuse, String error) {
    for (String when : new String[] {"", "if (__atomic_load_n(&started, __ATOMIC_ACQUIRE))"}) {
      for (MemoryModel model : Machine.MODELS) {
        String program =
            "#include <pthread.h>\npthread_t a; pthread_"
                + type
                + " m;\n"
                + OTHER
                    .replace("UNLOCK", "pthread_" + unlock)
                    .replace("LOCK", "pthread_" + lock)
                    .replace("FIRST(&m)", type.startsWith("spin") ? "pthread_spin_init(&m, 0)" : "")
                    .replace("WHEN", when)
                    .replace("THEN", "pthread_" + misuse + ";");
        Set<String> errors = Explored.of(program, model).errors();
        String expected = "mutex misuse: " + error + " that is locked";
        assertTrue(errors.contains(expected), model + when + lock + misuse + errors);
      }
    }
  }

  /** The thread that has it begins it anew; or writes over it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pthread_mutex_init(&m, 0); | initialisation of a mutex that is locked",
        "memset(&m, 0, sizeof m); pthread_mutex_lock(&m);"
            + " | the memory of a mutex was overwritten while it was locked",
        "memset(&m, 0, sizeof m); pthread_mutex_unlock(&m);"
            + " | the memory of a mutex was overwritten while it was locked",
        "m = (pthread_mutex_t)PTHREAD_MUTEX_INITIALIZER; pthread_mutex_unlock(&m);"
            + " | the memory of a mutex was overwritten while it was locked",
      })
  void aLockOfOnesOwnMustStay(String misuse, String error) {
    for (String others : new String[] {"", "pthread_create(&a, 0, none, 0);"}) {
      Explored explored =
          Explored.of(
              HEAD
                  + "void *none(void *p) { return p; } int main() { "
                  + others
                  + "pthread_mutex_lock(&m); "
                  + misuse
                  + " }");
      assertEquals(Set.of("mutex misuse: " + error), explored.errors());
    }
  }

  /** In any order that is possible. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void writingOverAMutexRacesWithItsUse(MemoryModel model) {
    Explored explored =
        Explored.of(
            HEAD
                + """
                void *run(void *p) {
                  pthread_mutex_lock(&m); x++; pthread_mutex_unlock(&m);
                  return 0;
                }
                int main() {
                  pthread_create(&a, 0, run, 0);
                  memset(&m, 0, sizeof m);
                  pthread_join(a, 0);
                }
                """,
            model);
    assertEquals(
        Set.of("mutex misuse: the memory of a mutex was overwritten while it was locked"),
        explored.errors());
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void writingOverASpinLockRacesWithItsUse(MemoryModel model) {
    String program =
        HEAD
            + """
            pthread_spinlock_t l;
            void *run(void *p) {
              pthread_spin_lock(&l); x++; pthread_spin_unlock(&l);
              return 0;
            }
            int main() {
              BEFORE
              pthread_create(&a, 0, run, 0);
              AFTER
              pthread_join(a, 0);
              l = 0;
              run(0);
            }
            """;
    String error = "mutex misuse: the memory of a spin lock was overwritten while it was locked";
    String before = program.replace("BEFORE", "l = 0;").replace("AFTER", "");
    String after = program.replace("BEFORE", "").replace("AFTER", "l = 0;");
    assertEquals(Set.of(), Explored.of(before, model).errors());
    assertEquals(Set.of(error), Explored.of(after, model).errors());
  }

  /** Another thread takes it and gives it back until something changes. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pthread_mutex_init(&m, 0); | initialisation of a mutex that is locked",
        "pthread_mutex_destroy(&m); | destroy of a mutex that is locked",
        "pthread_mutex_destroy(&m); pthread_mutex_init(&m, 0); | destroy of a mutex that is locked",
        "pthread_mutex_destroy(&m); pthread_mutex_init(&m, 0);"
            + " | initialisation of a mutex that is locked",
        "pthread_mutex_destroy(&m); pthread_mutex_init(&m, 0);"
            + " | use of a mutex that was destroyed",
      })
  void aMutexThatAThreadPollsMustStay(String misuse, String error) {
    String program =
        HEAD
            + """
            void *run(void *p) {
              for (int done = 0; !done;) {
                pthread_mutex_lock(&m);
                done = __atomic_load_n(&x, __ATOMIC_SEQ_CST);
                pthread_mutex_unlock(&m);
              }
              return 0;
            }
            int main() {
              pthread_create(&a, 0, run, 0);
              MISUSE
              __atomic_store_n(&x, 1, __ATOMIC_SEQ_CST);
              pthread_join(a, 0);
            }
            """
                .replace("MISUSE", misuse);
    for (MemoryModel model : Machine.MODELS) {
      Set<String> errors = Explored.of(program, model).errors();
      assertTrue(errors.contains("mutex misuse: " + error), model + misuse + errors);
    }
  }

  @Test
  void theClassicRaceOfLazyInitialisation() {
    String program =
        HEAD
            + """
            #include <stdatomic.h>
            pthread_mutex_t k;
            atomic_int made;
            void *run(void *p) {
              if (!made) { pthread_mutex_init(&k, 0); made = 1; }
              pthread_mutex_lock(&k); x++; pthread_mutex_unlock(&k);
              return 0;
            }
            int main() {
              pthread_create(&a, 0, run, 0); run(0); pthread_join(a, 0);
            }
            """;
    for (MemoryModel model : Machine.MODELS) {
      assertEquals(
          Set.of("mutex misuse: initialisation of a mutex that is locked"),
          Explored.of(program, model).errors());
    }
  }

  /** Threads end and leave locks behind; in their places there are new ones. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mutex_t | mutex_lock | mutex_init(&m, 0) | mutex_unlock",
        "spinlock_t | spin_lock | spin_init(&m, 0) | spin_unlock",
        "rwlock_t | rwlock_wrlock | rwlock_init(&m, 0) | rwlock_unlock",
        "rwlock_t | rwlock_rdlock | rwlock_init(&m, 0) | rwlock_unlock",
      })
  void whatAnEndedThreadLeftMayBeginAnew(String type, String lock, String init, String unlock) {
    String program =
        ("#include <pthread.h>\npthread_t a; pthread_TYPE m;"
                + " void *run(void *p) { pthread_LOCK(&m); return 0; }"
                + " void *use(void *p) { pthread_LOCK(&m); pthread_UNLOCK(&m); return 0; }"
                + " int main() { pthread_create(&a, 0, run, 0); JOIN pthread_INIT;"
                + " pthread_create(&a, 0, use, 0); use(0); pthread_join(a, 0); }")
            .replace("TYPE", type)
            .replace("UNLOCK", unlock)
            .replace("LOCK", lock)
            .replace("INIT", init);
    for (MemoryModel model : Machine.MODELS) {
      Explored joined = Explored.of(program.replace("JOIN", "pthread_join(a, 0);"), model);
      assertEquals(Set.of(), joined.errors());
      Explored early = Explored.of(program.replace("JOIN", ""), model);
      assertTrue(
          early.errors().stream().anyMatch(e -> e.startsWith("mutex misuse: ")),
          model + type + early.errors());
    }
  }

  /** Who waits when it is initialised, or comes at the same time. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sem_t | sem_wait(&s); | sem_init(&s, 0, 1)"
            + " | misuse: use of a semaphore that was destroyed or closed",
        "sem_t | sem_wait(&s); | sem_destroy(&s)"
            + " | misuse: use of a semaphore that was destroyed or closed",
        "pthread_cond_t | pthread_mutex_lock(&m); pthread_cond_wait(&s, &m);"
            + " | pthread_cond_init(&s, 0)"
            + " | misuse: initialisation of a condition variable that threads wait for",
        "pthread_cond_t | pthread_mutex_lock(&m); pthread_cond_wait(&s, &m);"
            + " | pthread_cond_destroy(&s)"
            + " | misuse: destroy of a condition variable that threads wait for",
        "pthread_barrier_t | pthread_barrier_wait(&s); | pthread_barrier_init(&s, 0, 3)"
            + " | misuse: initialisation of a barrier that threads wait at",
        "pthread_barrier_t | pthread_barrier_wait(&s); | pthread_barrier_destroy(&s)"
            + " | misuse: destroy of a barrier that threads wait at",
        "mtx_t | mtx_lock(&s); mtx_unlock(&s); | mtx_init(&s, mtx_plain)"
            + " | mutex misuse: initialisation of a mutex that is locked",
        "mtx_t | mtx_lock(&s); mtx_unlock(&s); | mtx_destroy(&s)"
            + " | mutex misuse: destroy of a mutex that is locked",
        "cnd_t | mtx_lock((mtx_t *)&m); cnd_wait(&s, (mtx_t *)&m); | cnd_init(&s)"
            + " | misuse: initialisation of a condition variable that threads wait for",
      })
  void whatThreadsWaitForMustStay(String type, String use, String misuse, String error) {
    String program =
        HEAD
            + "#include <semaphore.h>\n#include <threads.h>\n"
            + type
            + " s; void *run(void *p) { "
            + use
            + " return 0; } int main() { "
            + (type.contains("barrier") ? "pthread_barrier_init(&s, 0, 2); " : "")
            + "pthread_create(&a, 0, run, 0); "
            + misuse
            + "; }";
    for (MemoryModel model : Machine.MODELS) {
      Set<String> errors = Explored.of(program, model).errors();
      assertTrue(errors.contains(error), model + misuse + errors);
    }
  }

  /** It is no fence: what is published may still be seen before what was written. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void anInitialisationIsNoFence(MemoryModel model) {
    String program =
        """
        #include <assert.h>
        #include <pthread.h>
        pthread_t a; pthread_mutex_t m; volatile int x, y, r;
        void *run(void *p) { y = 1; pthread_mutex_t own; r = x; return 0; }
        int main() {
          pthread_create(&a, 0, run, 0);
          x = 1;
          pthread_mutex_init(&m, 0);
          int seen = y;
          pthread_join(a, 0);
          assert(seen || r);
        }
        """;
    boolean weak = model != MemoryModel.SC;
    assertEquals(weak, !Explored.of(program, model).errors().isEmpty());
  }

  /** The kind must not be overtaken by older stores to the same place that wait in a buffer. */
  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
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
  @FieldSource("dev.heddle.machine.Machine#MODELS")
  void anInitialisationRacesWithLocks(MemoryModel model) {
    boolean inOrder = model == MemoryModel.SC || model == MemoryModel.TSO;
    Set<String> found = inOrder ? Set.of() : Set.of("deadlock: join, lock");
    assertEquals(found, Explored.of(RACING, model).errors());
    Explored early = Explored.of(RACING.replace("*p;", "*p = &k;"), model);
    assertEquals(
        Set.of("deadlock: join, lock", "mutex misuse: initialisation of a mutex that is locked"),
        early.errors());
  }

  @ParameterizedTest
  @FieldSource("dev.heddle.machine.Machine#MODELS")
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
    for (MemoryModel model : Machine.MODELS) {
      Explored explored = Explored.of(program.replace("MADE", made), model);
      assertEquals(errors, explored.errors());
      assertEquals(2, explored.complete() + explored.blocked());
    }
  }
}
