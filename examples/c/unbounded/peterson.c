/*
 * Peterson's mutual exclusion, for ever. One fence in each thread is enough under TSO.
 *
 *                   SC    TSO
 *   (no flags)      PASS  FAIL
 *   -DFENCES        PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#ifdef FENCES
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define FENCE() ((void)0)
#endif

#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)

static atomic_bool interested[2];
static atomic_int turn;
static atomic_int inside;

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument;
  int other = 1 - me;
  for (;;) {
    WRITE(interested[me], true);
    WRITE(turn, other);
    FENCE();
    while (READ(interested[other]) && READ(turn) == other) {
    }
    assert(READ(inside) == 0);
    WRITE(inside, 1);
    WRITE(inside, 0);
    WRITE(interested[me], false);
  }
  return NULL;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, thread, (void *)0);
  pthread_create(&second, NULL, thread, (void *)1);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 0;
}
