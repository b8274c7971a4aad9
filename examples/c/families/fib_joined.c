/*
 * Two threads: one adds j to i, the other i to j, N times each; the main thread waits for both,
 * then reads i and j. Compare ../fib_true_join.c.
 *
 *   executions      SC      TSO     PSO
 *   -DN=3           141     175     175
 *   -DN=4           1107    1764    1764
 *   -DN=5           8953    19404   19404
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)

static atomic_int i = 1, j = 1;

static void *add_j_to_i(void *unused) {
  (void)unused;
  for (int k = 0; k < N; k++) {
    WRITE(i, READ(i) + READ(j));
  }
  return NULL;
}

static void *add_i_to_j(void *unused) {
  (void)unused;
  for (int k = 0; k < N; k++) {
    WRITE(j, READ(j) + READ(i));
  }
  return NULL;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, add_j_to_i, NULL);
  pthread_create(&second, NULL, add_i_to_j, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  (void)READ(i);
  (void)READ(j);
  return 0;
}
