/*
 * The workers of pgsql.c, but a worker that waits counts how often it looks, and gives up in the
 * end. So each look is different from the one before and the loop is no spin: every number of
 * looks is an execution of its own. The verdicts are those of pgsql.c, for more work.
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
#define TRIES 4

/* Relaxed atomics are the plain loads and stores of the machine, without undefined behaviour. */
#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)

static atomic_int latch[2] = {1, 0};
static atomic_int flag[2] = {1, 0};

static void *worker(void *argument) {
  int me = (int)(intptr_t)argument;
  int other = 1 - me;
  for (int round = 0; round < ROUNDS; round++) {
    int tries = 0;
    while (!READ(latch[me])) {
      if (++tries == TRIES) {
        return NULL;
      }
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
