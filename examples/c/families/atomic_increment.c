/*
 * N threads increment one variable atomically: N! orders, each an execution, under every model.
 *
 *   executions      SC     TSO    PSO
 *   -DN=4           24     24     24
 *   -DN=6           720    720    720
 *   -DN=8           40320  40320  40320
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

static atomic_int x;

static void *increment(void *unused) {
  (void)unused;
  atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, increment, NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
