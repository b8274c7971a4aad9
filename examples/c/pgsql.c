/*
 * Two workers of a database that hand work to each other, each with a flag ("there is work") and a
 * latch ("wake up").
 *
 * The latch is set after the flag, so whoever is woken must find work. TSO keeps that order. PSO
 * may let the latch overtake the flag, or overtake the worker's own "my latch is down", which then
 * wipes out the answer. One store-store fence before the latch is set keeps all three stores
 * before it.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  FAIL
 *   -DPSO_FENCES    PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifdef PSO_FENCES
#define STORE_STORE_FENCE() atomic_thread_fence(memory_order_release)
#else
#define STORE_STORE_FENCE() ((void)0)
#endif
#define ROUNDS 3

/* Relaxed atomics are the plain loads and stores of the machine, without undefined behaviour. */
#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)

static atomic_int latch[2] = {1, 0};
static atomic_int flag[2] = {1, 0};

static void *worker(void *argument) {
  int me = (int)(intptr_t)argument;
  int other = 1 - me;
  for (int round = 0; round < ROUNDS; round++) {
    while (!READ(latch[me])) {
    }
    assert(READ(flag[me]));
    WRITE(latch[me], 0);
    WRITE(flag[me], 0);
    WRITE(flag[other], 1);
    STORE_STORE_FENCE();
    WRITE(latch[other], 1);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (intptr_t i = 0; i < 2; i++) {
    pthread_create(&threads[i], NULL, worker, (void *)i);
  }
  for (int i = 0; i < 2; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
