/*
 * N threads compute for long between their accesses to one variable.
 *
 * The time of a check goes into local code.
 *
 *   executions      SC    TSO   PSO
 *   -DN=2           12    12    12
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#define ROUNDS 2000

static atomic_uint x;

static unsigned scramble(unsigned seed) {
  for (int i = 0; i < ROUNDS; i++) {
    seed = seed * 1664525u + 1013904223u + (seed >> 7);
  }
  return seed;
}

static void *work(void *own) {
  unsigned seed = scramble((unsigned)(size_t)own);
  atomic_fetch_add(&x, seed & 1);
  unsigned seen = atomic_load(&x);
  atomic_store(&x, seen + (scramble(seen) & 3));
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (size_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, work, (void *)i);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
