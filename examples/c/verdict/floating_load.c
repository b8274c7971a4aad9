/*
 * N threads store their number to x; main loads x while they run.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *writer(void *argument) {
  atomic_store_explicit(&x, (int)(intptr_t)argument + 1, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, writer, (void *)i);
  }
  int seen = atomic_load_explicit(&x, memory_order_relaxed);
  assert(0 <= seen && seen <= N);
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
