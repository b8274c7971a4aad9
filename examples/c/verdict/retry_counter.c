/*
 * N threads increment a counter by compare-exchange and try again if another one was faster.
 * With -DGIVE_UP a thread tries only once, and increments get lost.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static atomic_int counter;

static void *thread(void *unused) {
  (void)unused;
  int before = atomic_load(&counter);
  while (!atomic_compare_exchange_strong(&counter, &before, before + 1)) {
#ifdef GIVE_UP
    break;
#endif
  }
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(atomic_load(&counter) == N);
  return 0;
}
