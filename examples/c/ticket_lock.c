/*
 * A ticket lock: draw a number, wait until it is called. First come, first served.
 *
 * Unlocking is a store, and it must be a release store: with a relaxed one (-DRELAXED) the next
 * number may be called under PSO before the stores of the critical section are in memory, and an
 * increment gets lost. TSO keeps stores in order by itself.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DRELAXED       PASS  PASS  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifdef RELAXED
#define RELEASE memory_order_relaxed
#else
#define RELEASE memory_order_release
#endif
#ifndef THREADS
#define THREADS 3
#endif

static atomic_uint next_ticket, now_serving;
static int counter; /* protected by the lock */

static void lock(void) {
  unsigned ticket = atomic_fetch_add_explicit(&next_ticket, 1, memory_order_relaxed);
  while (atomic_load_explicit(&now_serving, memory_order_acquire) != ticket) {
  }
}

static void unlock(void) {
  unsigned ticket = atomic_load_explicit(&now_serving, memory_order_relaxed);
  atomic_store_explicit(&now_serving, ticket + 1, RELEASE);
}

static void *thread(void *unused) {
  (void)unused;
  lock();
  counter++;
  unlock();
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(counter == THREADS);
  return 0;
}
