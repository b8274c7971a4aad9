/*
 * Peterson's mutual exclusion (1981) for two threads.
 *
 * "I want to enter, but you go first." On TSO both stores may still be in the buffer when the
 * other flag is read, so both threads see "not interested" and enter: a full fence is needed
 * before the loads. On PSO two more orders break, and each needs a store-store fence: "you go
 * first" may reach memory before "I want to enter" (the other thread misses the flag and enters,
 * and its own, later "you go first" lets us in too); and the flag may go down before the stores of
 * the critical section are done.
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

static atomic_int interested[2];
static atomic_int turn;
static atomic_int owner;

static void lock(int me) {
  int other = 1 - me;
  WRITE(interested[me], 1);
  STORE_STORE_FENCE();
  WRITE(turn, other);
  STORE_LOAD_FENCE();
  while (READ(interested[other]) && READ(turn) == other) {
  }
}

static void unlock(int me) {
  STORE_STORE_FENCE();
  WRITE(interested[me], 0);
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
