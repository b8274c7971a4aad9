/*
 * N threads store to one variable, another one loads it.
 *
 * The stores have N! orders, and the load has N + 1 places among them: (N + 1)! executions under
 * every model.
 *
 *   executions      SC    TSO   PSO
 *   -DN=3           24    24    24
 *   -DN=4           120   120   120
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

static atomic_int x;

static void *writer(void *argument) {
  atomic_store_explicit(&x, (int)(intptr_t)argument, memory_order_relaxed);
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  (void)atomic_load_explicit(&x, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t writers[N], other;
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&writers[i], NULL, writer, (void *)(i + 1));
  }
  pthread_create(&other, NULL, reader, NULL);
  for (int i = 0; i < N; i++) {
    pthread_join(writers[i], NULL);
  }
  pthread_join(other, NULL);
  return 0;
}
