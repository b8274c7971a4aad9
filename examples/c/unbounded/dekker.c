/*
 * Dekker's mutual exclusion, for ever: each thread enters again and again.
 *
 * `heddle check` goes round a loop as often as it is told (`--unroll`) and says UNKNOWN. `heddle
 * reach` searches states, of which there are finitely many, and decides.
 *
 *                   SC    TSO
 *   (no flags)      PASS  FAIL
 *   -DFENCES        PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifdef FENCES
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE() ((void)0)
#endif

#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)

static atomic_int flag[2];
static atomic_int turn;
static atomic_int inside;

static void lock(int me) {
  WRITE(flag[me], 1);
  FENCE();
  while (READ(flag[1 - me])) {
    if (READ(turn) != me) {
      WRITE(flag[me], 0);
      while (READ(turn) != me) {
      }
      WRITE(flag[me], 1);
      FENCE();
    }
  }
}

static void unlock(int me) {
  WRITE(turn, 1 - me);
  WRITE(flag[me], 0);
}

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument;
  while (1) {
    lock(me);
    assert(READ(inside) == 0);
    WRITE(inside, 1);
    WRITE(inside, 0);
    unlock(me);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (intptr_t i = 0; i < 2; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  for (int i = 0; i < 2; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
