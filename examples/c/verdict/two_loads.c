/*
 * N threads store to x once, their number; a reader loads x twice and never sees the initial
 * value after another one.
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

static void *reader(void *unused) {
  (void)unused;
  int first = atomic_load_explicit(&x, memory_order_relaxed);
  int second = atomic_load_explicit(&x, memory_order_relaxed);
  assert(first == 0 || second != 0);
  return NULL;
}

int main(void) {
  pthread_t other;
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, writer, (void *)i);
  }
  pthread_create(&other, NULL, reader, NULL);
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  pthread_join(other, NULL);
  return 0;
}
