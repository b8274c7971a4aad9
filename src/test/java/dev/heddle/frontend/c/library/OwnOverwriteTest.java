// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.heddle.explore.Exhaustive;
import dev.heddle.explore.SourceDpor;
import dev.heddle.machine.Machine;
import dev.heddle.model.MemoryModel;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A thread writes over a lock that it uses itself. Under TSO the store may still wait in the
 * thread's buffer when the thread uses the lock again, and the answer must not depend on whether it
 * does.
 */
@Tag("slow")
class OwnOverwriteTest {
  private static final String PROGRAM =
      """
      #include <pthread.h>
      #include <semaphore.h>
      #include <string.h>
      #define NORMAL PTHREAD_MUTEX_INITIALIZER
      #define RECURSIVE PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP
      #define CLEAR memset((void *)&l, 0, sizeof l)
      TYPE;
      void *run(void *p) { OTHER; return 0; }
      int main() {
        pthread_t t;
        pthread_create(&t, 0, run, 0);
        OWN;
        pthread_join(t, 0);
      }
      """;

  private static Set<String> errors(String type, String own, String other, MemoryModel model) {
    String program =
        PROGRAM
            .replace("TYPE", type)
            .replace("OWN", own)
            .replace("OTHER", other == null ? "" : other);
    Set<String> errors = Explored.of(program, model).errors();
    assertEquals(errors, Explored.errors(program, model, new SourceDpor()), program);
    assertEquals(errors, Explored.errors(program, model, new Exhaustive()), program);
    return errors;
  }

  @ParameterizedTest
  @CsvSource({
    "pthread_mutex_t l = NORMAL, pthread_mutex_lock(&l); CLEAR; pthread_mutex_unlock(&l),",
    "pthread_mutex_t l = NORMAL, pthread_mutex_lock(&l); CLEAR; pthread_mutex_trylock(&l),",
    "pthread_mutex_t l = NORMAL, pthread_mutex_lock(&l); CLEAR; pthread_mutex_lock(&l),",
    "pthread_mutex_t l = RECURSIVE, pthread_mutex_lock(&l); pthread_mutex_lock(&l); CLEAR;"
        + " pthread_mutex_unlock(&l),",
    "pthread_mutex_t l = RECURSIVE, pthread_mutex_lock(&l); CLEAR; pthread_mutex_lock(&l),",
    "pthread_spinlock_t l, pthread_spin_lock(&l); CLEAR; pthread_spin_unlock(&l),",
    "pthread_spinlock_t l, pthread_spin_lock(&l); l = 1; pthread_spin_unlock(&l),",
    "pthread_rwlock_t l, pthread_rwlock_rdlock(&l); CLEAR; pthread_rwlock_unlock(&l),",
    "pthread_rwlock_t l, pthread_rwlock_wrlock(&l); CLEAR; pthread_rwlock_unlock(&l),",
  })
  void isFound(String type, String own, String other) {
    for (MemoryModel model : Machine.MODELS) {
      Set<String> errors = errors(type, own, other, model);
      assertTrue(errors.stream().anyMatch(e -> e.contains("overwritten")), model + " " + errors);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pthread_mutex_t l, CLEAR; pthread_mutex_lock(&l); pthread_mutex_unlock(&l); CLEAR;"
        + " pthread_mutex_lock(&l); pthread_mutex_unlock(&l),",
    "pthread_spinlock_t l, CLEAR; pthread_spin_lock(&l); pthread_spin_unlock(&l),",
    "pthread_rwlock_t l, CLEAR; pthread_rwlock_wrlock(&l); pthread_rwlock_unlock(&l),",
    "sem_t l, CLEAR; sem_post(&l); sem_wait(&l),",
    "sem_t l, CLEAR; sem_wait(&l), sem_post(&l)",
  })
  void aLockThatIsFreeMayBeCleared(String type, String own, String other) {
    for (MemoryModel model : Machine.MODELS) {
      Set<String> errors = errors(type, own, other, model);
      assertTrue(errors.stream().noneMatch(e -> e.contains("overwritten")), model + " " + errors);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"lock", "trylock"})
  void aSpinLockNeedsInitialisation(String use) {
    for (MemoryModel model : Machine.MODELS) {
      String own = "pthread_spinlock_t s; pthread_spin_" + use + "(&s)";
      assertEquals(Set.of("read of uninitialised memory"), errors("int l", own, null, model));
    }
  }
}
