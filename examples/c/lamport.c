/*
 * Lamport's fast mutual exclusion (1987): seven memory accesses if nobody else wants in.
 *
 * Two stores must be seen by the others before the load behind them: x before y is read, y before
 * x is read. TSO breaks both without full fences. PSO breaks more when the lock is given back: the
 * stores of the critical section may come after y is free, and y may become free only after `busy`
 * is down. The latter hurts when the other thread has taken over y's role meanwhile: our late `y =
 * 0` opens its critical section to our own second round.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  FAIL  FAIL
 *   -DTSO_FENCES    PASS  PASS  FAIL
 *   -DPSO_FENCES    PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#if defined(TSO_FENCES) || defined(PSO_FENCES)
#define STORE_LOAD_FENCE() atomic_thread_fence(memory_order_seq_cst)
#else
#define STORE_LOAD_FENCE() ((void)0)
#endif
#ifdef PSO_FENCES
#define STORE_STORE_FENCE() atomic_thread_fence(memory_order_release)
#else
#define STORE_STORE_FENCE() ((void)0)
#endif
#ifndef ROUNDS /* how often each thread enters */
#define ROUNDS 1
#endif

/* Relaxed atomics are the plain loads and stores of the machine, without undefined behaviour. */
#define READ(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit(&(x), (value), memory_order_relaxed)

static atomic_int x, y; /* numbers of threads, 1 and 2; y = 0: the lock is free */
static atomic_int busy[3];
static atomic_int owner;

static void lock(int me) {
  for (;;) {
    WRITE(busy[me], 1);
    WRITE(x, me);
    STORE_LOAD_FENCE();
    if (READ(y) != 0) {
      WRITE(busy[me], 0);
      while (READ(y) != 0) {
      }
      continue;
    }
    WRITE(y, me);
    STORE_LOAD_FENCE();
    if (READ(x) == me) {
      return;
    }
    WRITE(busy[me], 0);
    while (READ(busy[3 - me])) {
    }
    if (READ(y) == me) {
      return;
    }
    while (READ(y) != 0) {
    }
  }
}

static void unlock(int me) {
  STORE_STORE_FENCE();
  WRITE(y, 0);
  STORE_STORE_FENCE();
  WRITE(busy[me], 0);
}

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument;
  for (int round = 0; round < ROUNDS; round++) {
    lock(me);
    WRITE(owner, me);
    assert(READ(owner) == me);
    unlock(me);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  for (intptr_t i = 1; i <= 2; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  for (int i = 1; i <= 2; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
