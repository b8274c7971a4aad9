/*
 * Thread i of 1 .. N sets a[i] to a[i - 1] + 1; thread 0 looks for the last zero, from the end.
 *
 * Which elements thread 0 reads depends on what it has read: a search that guesses conflicts from
 * the program text explores too much here.
 *
 *   executions      SC    TSO   PSO
 *   -DN=7           320   320   320
 *   -DN=9           1536  1536  1536
 *   -DN=10          3328  3328  3328
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 7
#endif

static atomic_int a[N + 1];

static void *increment(void *argument) {
  int me = (int)(intptr_t)argument;
  int before = atomic_load_explicit(&a[me - 1], memory_order_relaxed);
  atomic_store_explicit(&a[me], before + 1, memory_order_relaxed);
  return NULL;
}

static void *find_last_zero(void *unused) {
  (void)unused;
  int i = N;
  while (atomic_load_explicit(&a[i], memory_order_relaxed) != 0) {
    i--; /* ends: a[0] is never written */
  }
  return NULL;
}

int main(void) {
  pthread_t threads[N + 1];
  pthread_create(&threads[0], NULL, find_last_zero, NULL);
  for (intptr_t i = 1; i <= N; i++) {
    pthread_create(&threads[i], NULL, increment, (void *)i);
  }
  for (int i = 0; i <= N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
