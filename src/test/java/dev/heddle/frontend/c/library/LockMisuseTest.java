// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Locks that are initialised, written over or freed while threads hold them or wait for them. */
class LockMisuseTest {
  private static final String HEAD =
      """
      #include <pthread.h>
      #include <semaphore.h>
      #include <stdlib.h>
      #include <string.h>
      #include <threads.h>
      pthread_t a, b, c;
      pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
      volatile int x, f, g;
      """;

  /** Kinds of locks: their type, how they are made before threads and later, lock, unlock. */
  private enum Lock {
    STATIC(
        "pthread_mutex_t l = PTHREAD_MUTEX_INITIALIZER",
        "",
        "pthread_mutex_init(&l, 0)",
        "pthread_mutex_lock(&l)",
        "pthread_mutex_unlock(&l)"),
    MUTEX(
        "pthread_mutex_t l",
        "pthread_mutex_init(&l, 0)",
        "pthread_mutex_init(&l, 0)",
        "pthread_mutex_lock(&l)",
        "pthread_mutex_unlock(&l)"),
    CHECKING(
        "pthread_mutex_t l = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP",
        "",
        "pthread_mutex_init(&l, 0)",
        "pthread_mutex_lock(&l)",
        "pthread_mutex_unlock(&l)"),
    RECURSIVE(
        "mtx_t l",
        "mtx_init(&l, mtx_plain | mtx_recursive)",
        "mtx_init(&l, mtx_plain | mtx_recursive)",
        "mtx_lock(&l)",
        "mtx_unlock(&l)"),
    SPIN(
        "pthread_spinlock_t l",
        "pthread_spin_init(&l, 0)",
        "pthread_spin_init(&l, 0)",
        "pthread_spin_lock(&l)",
        "pthread_spin_unlock(&l)"),
    READ(
        "pthread_rwlock_t l",
        "",
        "pthread_rwlock_init(&l, 0)",
        "pthread_rwlock_rdlock(&l)",
        "pthread_rwlock_unlock(&l)"),
    WRITE(
        "pthread_rwlock_t l",
        "",
        "pthread_rwlock_init(&l, 0)",
        "pthread_rwlock_wrlock(&l)",
        "pthread_rwlock_unlock(&l)");

    private final String type;
    private final String made;
    private final String init;
    private final String lock;
    private final String unlock;

    Lock(String type, String made, String init, String lock, String unlock) {
      this.type = type;
      this.made = made;
      this.init = init;
      this.lock = lock;
      this.unlock = unlock;
    }

    /** A program with this kind of lock. */
    String in(String program) {
      return HEAD
          + type
          + ";\n"
          + program
              .replace("MADE", made)
              .replace("INIT", init)
              .replace("UNLOCK", unlock)
              .replace("LOCK", lock)
              .replace("WRITE", "memset((void *)&l, 0, sizeof l)");
    }
  }

  private static void assertMisused(String program) {
    for (MemoryModel model : Machine.MODELS) {
      Set<String> errors = Explored.of(program, model).errors();
      assertTrue(
          errors.stream().anyMatch(e -> e.contains("misuse: ")), model + "\n" + program + errors);
    }
  }

  private static void assertGood(String program) {
    for (MemoryModel model : Machine.MODELS) {
      assertEquals(Set.of(), Explored.of(program, model).errors(), model + "\n" + program);
    }
  }

  private static final String USERS =
      """
      void *leave(void *p) { LOCK; return 0; }
      void *use(void *p) { LOCK; UNLOCK; return 0; }
      """;

  /** A thread has ended and left it locked, another waits for it. */
  @ParameterizedTest
  @ValueSource(strings = {"STATIC", "MUTEX", "CHECKING", "RECURSIVE", "SPIN", "READ", "WRITE"})
  void whoWaitsMayNotGetANewLock(Lock lock) {
    assertMisused(
        lock.in(
            USERS
                + """
                int main() {
                  MADE;
                  pthread_create(&a, 0, leave, 0);
                  pthread_join(a, 0);
                  pthread_create(&b, 0, use, 0);
                  INIT;
                  pthread_join(b, 0);
                }
                """));
  }

  /** The thread that holds it waits for the end of another: it has not ended, whoever is first. */
  @ParameterizedTest
  @ValueSource(strings = {"STATIC", "MUTEX", "SPIN", "WRITE"})
  void whoJoinsLastHasNotEnded(Lock lock) {
    assertMisused(
        lock.in(
            """
            void *other(void *p) { f = 1; return 0; }
            void *hold(void *p) { LOCK; g = 1; pthread_join(c, 0); return 0; }
            int main() {
              MADE;
              pthread_create(&c, 0, other, 0);
              pthread_create(&a, 0, hold, 0);
              if (g) INIT;
            }
            """));
  }

  /** As long as another thread holds it, or is about to take it. */
  @ParameterizedTest
  @ValueSource(strings = {"STATIC", "MUTEX", "CHECKING", "RECURSIVE", "SPIN", "READ", "WRITE"})
  void whatIsHeldMustNotBeWrittenOver(Lock lock) {
    assertMisused(
        lock.in(
            """
            void *hold(void *p) { LOCK; f = 1; while (!g) ; UNLOCK; return 0; }
            int main() {
              MADE;
              pthread_create(&a, 0, hold, 0);
              while (!f) ;
              WRITE;
              g = 1;
              pthread_join(a, 0);
            }
            """));
    assertMisused(
        lock.in(
            USERS
                + """
                int main() {
                  MADE;
                  pthread_create(&a, 0, use, 0);
                  WRITE;
                  pthread_join(a, 0);
                }
                """));
  }

  /** Where there are several readers, each one notices it. */
  @ParameterizedTest
  @ValueSource(strings = {"READ"})
  void otherReadersHideNothing(Lock lock) {
    assertMisused(
        lock.in(
            """
            void *late(void *p) { LOCK; UNLOCK; return 0; }
            void *early(void *p) { LOCK; f = 1; while (!g) ; UNLOCK; return 0; }
            int main() {
              pthread_create(&a, 0, early, 0);
              while (!f) ;
              WRITE;
              pthread_create(&b, 0, late, 0);
              pthread_join(b, 0);
              g = 1;
              pthread_join(a, 0);
            }
            """));
  }

  /** Nobody uses it when it is written over; then it is a new one. */
  @ParameterizedTest
  @ValueSource(strings = {"STATIC", "MUTEX", "CHECKING", "RECURSIVE", "SPIN", "READ", "WRITE"})
  void whatNobodyUsesMayBeWrittenOver(Lock lock) {
    assertGood(
        lock.in(
            USERS
                + """
                int main() {
                  MADE;
                  pthread_create(&a, 0, use, 0);
                  pthread_join(a, 0);
                  WRITE;
                  MADE;
                  pthread_create(&a, 0, use, 0);
                  use(0);
                  pthread_join(a, 0);
                }
                """));
  }

  /** The initialisation finds it, also behind a write; without one the next lock waits for ever. */
  @ParameterizedTest
  @ValueSource(strings = {"STATIC", "MUTEX", "CHECKING", "RECURSIVE", "SPIN", "WRITE"})
  void whatAnEndedThreadLeftMayBeInitialised(Lock lock) {
    assertGood(
        lock.in(
            USERS
                + """
                int main() {
                  MADE;
                  pthread_create(&a, 0, leave, 0);
                  pthread_join(a, 0);
                  WRITE;
                  INIT;
                  pthread_create(&a, 0, use, 0);
                  use(0);
                  pthread_join(a, 0);
                }
                """));
  }

  /** Memory that was never written has no marks that anybody could mistake. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pthread_mutex_t | pthread_mutex_init(q, 0) | pthread_mutex_lock(q);"
            + " pthread_mutex_unlock(q)",
        "pthread_rwlock_t | pthread_rwlock_init(q, 0) | pthread_rwlock_rdlock(q);"
            + " pthread_rwlock_unlock(q); pthread_rwlock_wrlock(q); pthread_rwlock_unlock(q)",
        "pthread_spinlock_t | pthread_spin_init(q, 0) | pthread_spin_lock(q);"
            + " pthread_spin_unlock(q)",
        "sem_t | sem_init(q, 0, 1) | sem_wait(q); sem_post(q)",
        "pthread_barrier_t | pthread_barrier_init(q, 0, 2) | pthread_barrier_wait(q)",
        "pthread_cond_t | pthread_cond_init(q, 0) | pthread_mutex_lock(&m);"
            + " if (x++ == 0) pthread_cond_wait(q, &m); else pthread_cond_signal(q);"
            + " pthread_mutex_unlock(&m)",
      })
  void initialisedMemoryOfTheHeapIsGood(String type, String init, String use) {
    assertGood(
        HEAD
            + """
            char other[64];
            void *use(void *p) { TYPE *q = p; USE; return 0; }
            int main() {
              TYPE *q = malloc(sizeof *q);
              memset(other, 0, sizeof other);
              INIT;
              pthread_create(&a, 0, use, q);
              use(q);
              pthread_join(a, 0);
              free(q);
            }
            """
                .replace("TYPE", type)
                .replace("INIT", init)
                .replace("USE", use));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sem_t | sem_init(&l, 0, 0) | sem_wait(&l) | sem_post(&l)",
        "sem_t | sem_init(&l, 0, 0) | sem_wait(&l) | sem_init(&l, 0, 1)",
        "pthread_barrier_t | pthread_barrier_init(&l, 0, 2) | pthread_barrier_wait(&l)"
            + " | pthread_barrier_wait(&l)",
        "pthread_cond_t | | wait() | notify(pthread_cond_signal)",
        "pthread_cond_t | | wait() | notify(pthread_cond_broadcast)",
      })
  void whatThreadsWaitForMustNotBeWrittenOver(String type, String made, String wait, String then) {
    String program =
        HEAD
            + type
            + " l;\n"
            + (type.contains("cond") ? CONDITION : "")
            + "void *run(void *p) { "
            + wait
            + "; return 0; }\nint main() { "
            + (made == null ? "" : made)
            + "; FIRST pthread_create(&a, 0, run, 0); WRITE "
            + then
            + "; pthread_join(a, 0); }\n";
    String write = "memset(&l, 0, sizeof l); ";
    assertMisused(program.replace("FIRST", "").replace("WRITE", write));
    if (!then.contains("init")) {
      String again = write + (made == null ? "" : made) + ";";
      assertGood(program.replace("FIRST", again).replace("WRITE", ""));
    }
  }

  private static final String CONDITION =
      """
      void wait() {
        pthread_mutex_lock(&m);
        while (!x) pthread_cond_wait(&l, &m);
        pthread_mutex_unlock(&m);
      }
      void notify(int (*how)(pthread_cond_t *)) {
        pthread_mutex_lock(&m);
        x = 1;
        how(&l);
        pthread_mutex_unlock(&m);
      }
      """;

  /** Inside an object of the heap. */
  @ParameterizedTest
  @CsvSource({"pthread_mutex, lock", "pthread_rwlock, wrlock", "pthread_rwlock, rdlock"})
  void theMemoryOfALockIsFreedBehindItsUse(String kind, String lock) {
    String program =
        HEAD
            + """
            struct object { int k; KIND_t l; } *o;
            void *use(void *p) {
              struct object *q = p;
              KIND_LOCK(&q->l); KIND_unlock(&q->l);
              return 0;
            }
            int main() {
              for (int i = 0; i < 2; i++) {
                struct object *o = calloc(1, sizeof *o);
                pthread_create(&a, 0, use, o);
                EARLY
                use(o);
                pthread_join(a, 0);
                LATE
              }
            }
            """
                .replace("KIND", kind)
                .replace("LOCK", lock);
    assertGood(program.replace("EARLY", "").replace("LATE", "free(o);"));
    String early =
        program.replace("EARLY", "free(o); pthread_join(a, 0); return 0;").replace("LATE", "");
    for (MemoryModel model : Machine.MODELS) {
      assertTrue(Explored.of(early, model).errors().contains("use after free"), early);
    }
  }
}
