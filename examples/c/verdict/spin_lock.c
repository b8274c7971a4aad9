/*
 * N threads increment a counter under a test-and-set lock, or with -DTEST a test-and-test-and-
 * set lock. With -DRELAXED the lock may be free in memory before the counter is stored, under
 * PSO.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#ifdef RELAXED
#define RELEASE memory_order_relaxed
#else
#define RELEASE memory_order_release
#endif

static atomic_int locked;
static int counter; /* protected by the lock */

static void lock(void) {
#ifdef TEST
  do {
    while (atomic_load_explicit(&locked, memory_order_relaxed)) {
    }
  } while (atomic_exchange_explicit(&locked, 1, memory_order_acquire));
#else
  while (atomic_exchange_explicit(&locked, 1, memory_order_acquire)) {
  }
#endif
}

static void unlock(void) { atomic_store_explicit(&locked, 0, RELEASE); }

static void *thread(void *unused) {
  (void)unused;
  lock();
  counter++;
  unlock();
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
  assert(counter == N);
  return 0;
}
