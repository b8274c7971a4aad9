/*
 * One thread writes x then y, N times; the other y then x. No thread reads them.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static atomic_int x, y;

static void *x_first(void *unused) {
  (void)unused;
  for (int i = 1; i <= N; i++) {
    atomic_store_explicit(&x, i, memory_order_relaxed);
    atomic_store_explicit(&y, i, memory_order_relaxed);
  }
  return NULL;
}

static void *y_first(void *unused) {
  (void)unused;
  for (int i = 1; i <= N; i++) {
    atomic_store_explicit(&y, -i, memory_order_relaxed);
    atomic_store_explicit(&x, -i, memory_order_relaxed);
  }
  return NULL;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, x_first, NULL);
  pthread_create(&second, NULL, y_first, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 0;
}
