/*
 * A relay of N threads: each waits for the flag of the one before it, then sets its own.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif

static atomic_int flags[N + 1];

static void *runner(void *argument) {
  int me = (int)(intptr_t)argument;
  while (!atomic_load_explicit(&flags[me], memory_order_acquire)) {
  }
  atomic_store_explicit(&flags[me + 1], 1, memory_order_release);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, runner, (void *)i);
  }
  atomic_store_explicit(&flags[0], 1, memory_order_release);
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(atomic_load(&flags[N]) == 1);
  return 0;
}
