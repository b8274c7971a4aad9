// SPDX-License-Identifier: Apache-2.0
package dev.heddle.frontend.c.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Programs of competitions come preprocessed with the headers of a C library for 32 bits, whose
 * objects are smaller than those of Heddle's headers.
 */
class PreprocessedFor32BitsTest {
  private static final String HEAD =
      """
      typedef unsigned int size_t;
      typedef unsigned long pthread_t;
      typedef struct { char bytes[36]; } pthread_attr_t;
      typedef struct { char bytes[24]; } pthread_mutex_t;
      typedef struct { char bytes[4]; } pthread_mutexattr_t;
      typedef struct { char bytes[48]; } pthread_cond_t;
      typedef struct { char bytes[32]; } pthread_rwlock_t;
      typedef struct { char bytes[20]; } pthread_barrier_t;
      typedef struct { char bytes[16]; } sem_t;
      void *malloc(size_t);
      void free(void *);
      int pthread_attr_init(pthread_attr_t *), pthread_attr_setdetachstate(pthread_attr_t *, int);
      int pthread_attr_setstacksize(pthread_attr_t *, size_t);
      int pthread_attr_setstack(pthread_attr_t *, void *, size_t);
      int pthread_create(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
      int pthread_join(pthread_t, void **);
      int pthread_mutexattr_init(pthread_mutexattr_t *);
      int pthread_mutexattr_settype(pthread_mutexattr_t *, int);
      int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *);
      int pthread_mutex_lock(pthread_mutex_t *), pthread_mutex_unlock(pthread_mutex_t *);
      int pthread_cond_init(pthread_cond_t *, const void *), pthread_cond_signal(pthread_cond_t *);
      int pthread_cond_wait(pthread_cond_t *, pthread_mutex_t *);
      int pthread_rwlock_init(pthread_rwlock_t *, const void *);
      int pthread_rwlock_rdlock(pthread_rwlock_t *), pthread_rwlock_wrlock(pthread_rwlock_t *);
      int pthread_rwlock_unlock(pthread_rwlock_t *);
      int pthread_barrier_init(pthread_barrier_t *, const void *, unsigned);
      int pthread_barrier_wait(pthread_barrier_t *);
      int sem_init(sem_t *, int, unsigned), sem_wait(sem_t *), sem_post(sem_t *);
      """;

  /** Each object is an object of the heap of its own, so any access beyond it is found. */
  @Test
  void objectsAreNotAccessedBeyondTheirEnds() {
    Explored explored =
        Explored.of(
            HEAD
                + """
                pthread_mutex_t *m;
                pthread_cond_t *c;
                pthread_rwlock_t *l;
                pthread_barrier_t *b;
                sem_t *s;
                int ready;
                void *run(void *p) {
                  pthread_mutex_lock(m);
                  pthread_mutex_lock(m);
                  ready = 1;
                  pthread_cond_signal(c);
                  pthread_mutex_unlock(m);
                  pthread_mutex_unlock(m);
                  pthread_rwlock_rdlock(l);
                  pthread_rwlock_unlock(l);
                  sem_post(s);
                  pthread_barrier_wait(b);
                  return p;
                }
                int main() {
                  pthread_t t;
                  pthread_attr_t *a = malloc(sizeof *a);
                  pthread_mutexattr_t *k = malloc(sizeof *k);
                  m = malloc(sizeof *m);
                  c = malloc(sizeof *c);
                  l = malloc(sizeof *l);
                  b = malloc(sizeof *b);
                  s = malloc(sizeof *s);
                  pthread_attr_init(a);
                  pthread_attr_setdetachstate(a, 0);
                  pthread_attr_setstack(a, malloc(65536), 65536);
                  pthread_attr_setstacksize(a, 1 << 20);
                  pthread_mutexattr_init(k);
                  pthread_mutexattr_settype(k, 1);
                  pthread_mutex_init(m, k);
                  pthread_cond_init(c, 0);
                  pthread_rwlock_init(l, 0);
                  pthread_barrier_init(b, 0, 2);
                  sem_init(s, 0, 0);
                  pthread_create(&t, a, run, 0);
                  pthread_mutex_lock(m);
                  while (!ready) pthread_cond_wait(c, m);
                  pthread_mutex_unlock(m);
                  sem_wait(s);
                  pthread_rwlock_wrlock(l);
                  pthread_rwlock_unlock(l);
                  pthread_barrier_wait(b);
                  pthread_join(t, 0);
                }
                """);
    assertEquals(Set.of(), explored.errors());
  }
}
