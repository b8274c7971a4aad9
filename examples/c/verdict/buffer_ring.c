/*
 * A ring buffer whose N producers reserve a place by compare-exchange, fill it, and wait for
 * those before them to publish; main takes all values out.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif

static atomic_int reserved, published;
static int ring[N];

static void *producer(void *argument) {
  int at = atomic_load(&reserved);
  while (!atomic_compare_exchange_strong(&reserved, &at, at + 1)) {
  }
  ring[at] = (int)(intptr_t)argument + 1;
  while (atomic_load(&published) != at) {
  }
  atomic_store(&published, at + 1);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, producer, (void *)i);
  }
  int sum = 0;
  for (int i = 0; i < N; i++) {
    while (atomic_load(&published) <= i) {
    }
    sum += ring[i];
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(sum == N * (N + 1) / 2);
  return 0;
}
