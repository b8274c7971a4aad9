// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.model.MemoryModel;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Locks of the heap or a stack that are used before their memory was written. */
@Tag("slow")
class UninitialisedLockTest {
  private static final Set<MemoryModel> MODELS = EnumSet.of(MemoryModel.SC, MemoryModel.PSO);
  private static final String UNINITIALISED = "read of uninitialised memory";

  private static final String PROGRAM =
      """
      #include <pthread.h>
      #include <semaphore.h>
      #include <stdlib.h>
      #include <threads.h>
      pthread_t a;
      pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
      mtx_t n;
      struct timespec end;
      int x;
      void nothing() {}
      void *run(void *p) { TYPE *q = p; USE; return 0; }
      int main() {
        TYPE local, *q = PLACE;
        pthread_create(&a, 0, run, ARGUMENT);
        pthread_join(a, 0);
      }
      """;

  private static void assertErrors(Set<String> expected, String program) {
    for (MemoryModel model : MODELS) {
      assertEquals(expected, Explored.of(program, model).errors(), model + "\n" + program);
    }
  }

  /** Zeros are good. So is what a call initialised, wherever it is. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pthread_mutex_t | pthread_mutex_init(q, 0) | pthread_mutex_destroy(q)",
        "mtx_t | mtx_init(q, mtx_plain) | mtx_destroy(q)",
        "pthread_spinlock_t | pthread_spin_init(q, 0) | pthread_spin_destroy(q)",
        "pthread_rwlock_t | pthread_rwlock_init(q, 0) | pthread_rwlock_rdlock(q);"
            + " pthread_rwlock_unlock(q)",
        "pthread_rwlock_t | pthread_rwlock_init(q, 0) | pthread_rwlock_wrlock(q);"
            + " pthread_rwlock_unlock(q)",
        "pthread_rwlock_t | pthread_rwlock_init(q, 0) | pthread_rwlock_tryrdlock(q)",
        "pthread_rwlock_t | pthread_rwlock_init(q, 0) | pthread_rwlock_trywrlock(q)",
        "pthread_rwlock_t | pthread_rwlock_init(q, 0) | pthread_rwlock_timedwrlock(q, &end)",
        "pthread_rwlock_t | pthread_rwlock_init(q, 0) | pthread_rwlock_destroy(q)",
        "sem_t | sem_init(q, 0, 0) | sem_post(q); sem_wait(q)",
        "sem_t | sem_init(q, 0, 0) | sem_trywait(q)",
        "sem_t | sem_init(q, 0, 0) | sem_timedwait(q, &end)",
        "sem_t | sem_init(q, 0, 0) | sem_getvalue(q, &x)",
        "sem_t | sem_init(q, 0, 0) | sem_destroy(q)",
        "pthread_cond_t | pthread_cond_init(q, 0) | pthread_cond_signal(q)",
        "pthread_cond_t | pthread_cond_init(q, 0) | pthread_cond_broadcast(q)",
        "pthread_cond_t | pthread_cond_init(q, 0) | pthread_cond_destroy(q)",
        "pthread_cond_t | pthread_cond_init(q, 0) | pthread_mutex_lock(&m);"
            + " pthread_cond_timedwait(q, &m, &end); pthread_mutex_unlock(&m)",
        "cnd_t | cnd_init(q) | cnd_signal(q)",
        "cnd_t | cnd_init(q) | cnd_destroy(q)",
        "pthread_once_t | (*q = PTHREAD_ONCE_INIT, 0) | pthread_once(q, nothing)",
        "once_flag | (*q = (once_flag)ONCE_FLAG_INIT, 0) | call_once(q, nothing)",
      })
  void isFound(String type, String init, String use) {
    String program = PROGRAM.replace("TYPE", type).replace("USE", use);
    for (String place : new String[] {"&local", "malloc(sizeof *q)"}) {
      String here = program.replace("PLACE", place);
      assertErrors(Set.of(UNINITIALISED), here.replace("ARGUMENT", "q"));
      assertErrors(Set.of(), here.replace("ARGUMENT", "(" + init + ", q)"));
    }
    String zeros = program.replace("PLACE", "calloc(1, sizeof *q)");
    assertErrors(Set.of(), zeros.replace("ARGUMENT", "q"));
  }

  /** A thread that waits has asked first. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sem_t | sem_wait(q)",
        "pthread_cond_t | pthread_mutex_lock(&m); pthread_cond_wait(q, &m)",
        "cnd_t | mtx_init(&n, mtx_plain); mtx_lock(&n); cnd_wait(q, &n)",
      })
  void isFoundBeforeTheThreadWaits(String type, String use) {
    String program = PROGRAM.replace("TYPE", type).replace("USE", use).replace("ARGUMENT", "q");
    for (MemoryModel model : MODELS) {
      Set<String> errors =
          Explored.of(program.replace("PLACE", "malloc(sizeof *q)"), model).errors();
      assertTrue(errors.contains(UNINITIALISED), model + "\n" + errors);
    }
  }

  /** Another thread uses it before or after the initialisation: both orders are executions. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sem_t | sem_init(q, 0, 1) | sem_trywait(q)",
        "pthread_rwlock_t | pthread_rwlock_init(q, 0) | pthread_rwlock_tryrdlock(q)",
        "pthread_once_t | *q = PTHREAD_ONCE_INIT | pthread_once(q, nothing)",
      })
  void anInitialisationMayComeTooLate(String type, String init, String use) {
    String program =
        PROGRAM
            .replace("USE", use)
            .replace("PLACE", "malloc(sizeof *q)")
            .replace("ARGUMENT", "q); " + init + "; ((void)0")
            .replace("TYPE", type);
    for (MemoryModel model : MODELS) {
      Explored explored = Explored.of(program, model);
      assertTrue(explored.errors().contains(UNINITIALISED), model + "\n" + program);
      assertTrue(explored.complete() > 1, model + "\n" + program);
    }
  }

  /** Attributes that were never initialised, though one of them was set. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pthread_mutex_init(q, &kind)",
        "pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE); pthread_mutex_init(q, &kind)",
        "pthread_mutexattr_setpshared(&kind, PTHREAD_PROCESS_SHARED)",
        "pthread_mutexattr_setprotocol(&kind, PTHREAD_PRIO_NONE)",
        "pthread_mutexattr_setprioceiling(&kind, 1)",
      })
  void attributesNeedInitialisation(String use) {
    String program =
        PROGRAM
            .replace("TYPE", "pthread_mutex_t")
            .replace("USE", "pthread_mutexattr_t kind; MADE; " + use)
            .replace("PLACE", "&local")
            .replace("ARGUMENT", "q");
    assertErrors(Set.of(UNINITIALISED), program.replace("MADE", ""));
    assertErrors(Set.of(), program.replace("MADE", "pthread_mutexattr_init(&kind)"));
  }
}
