/*
 * Store buffering in a ring: thread i stores to its own variable, then loads the next one's.
 *
 * Under SC not everybody can read 0; under TSO and PSO all 2^N outcomes are possible, and each is
 * one execution.
 *
 *   executions      SC    TSO   PSO
 *   -DN=2           3     4     4
 *   -DN=3           7     8     8
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static atomic_int x[N];

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument;
  atomic_store_explicit(&x[me], 1, memory_order_relaxed);
  (void)atomic_load_explicit(&x[(me + 1) % N], memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
