/*
 * Dekker's mutual exclusion (1965): the first with nothing but loads and stores.
 *
 * Each thread raises its flag, then looks at the other's. On TSO the store of the flag may still
 * wait in the store buffer when the other flag is read: both see "down", both enter. A full fence
 * between the store and the load repairs that. On PSO the stores of the critical section may also
 * reach memory after the flag is down again, when the other thread is inside: a store-store fence
 * keeps them before it. It also keeps the turn before the flag: given away late, the turn may
 * overwrite what the other thread gave back, and in a second round one could wait for ever.
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

static atomic_int flag[2];
static atomic_int turn;
static atomic_int owner;

static void lock(int me) {
  int other = 1 - me;
  WRITE(flag[me], 1);
  STORE_LOAD_FENCE();
  while (READ(flag[other])) {
    if (READ(turn) != me) {
      WRITE(flag[me], 0);
      while (READ(turn) != me) {
      }
      WRITE(flag[me], 1);
      STORE_LOAD_FENCE();
    }
  }
}

static void unlock(int me) {
  WRITE(turn, 1 - me);
  STORE_STORE_FENCE();
  WRITE(flag[me], 0);
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
  pthread_t threads[2];
  for (intptr_t i = 0; i < 2; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  for (int i = 0; i < 2; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
