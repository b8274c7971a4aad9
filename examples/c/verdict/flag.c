/*
 * N threads wait for a flag that main sets; each then finds what main stored before.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 4
#endif

static atomic_int data, ready;

static void *waiter(void *unused) {
  (void)unused;
  while (!atomic_load_explicit(&ready, memory_order_acquire)) {
  }
  assert(atomic_load_explicit(&data, memory_order_relaxed) == 1);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, waiter, NULL);
  }
  atomic_store_explicit(&data, 1, memory_order_relaxed);
#ifdef RELAXED /* the flag may reach memory before the data, under PSO */
  atomic_store_explicit(&ready, 1, memory_order_relaxed);
#else
  atomic_store_explicit(&ready, 1, memory_order_release);
#endif
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
