/*
 * Szymanski's mutual exclusion (1988): a waiting room with two doors, here for two threads.
 *
 * Every thread has one variable, its place, and announces each move before it looks at the others:
 * with the announcement still in the store buffer (TSO), both threads can find the room empty. A
 * full fence after the first two moves repairs that. On PSO only the way out is left to break: the
 * stores of the critical section may reach memory after "outside".
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

enum place { OUTSIDE, AT_THE_DOOR, WAITING_INSIDE, IN_THE_DOORWAY, DOOR_CLOSED };

static atomic_int place[2];
static atomic_int owner;

static void lock(int me) {
  int other = 1 - me;
  WRITE(place[me], AT_THE_DOOR);
  STORE_LOAD_FENCE();
  while (READ(place[other]) >= IN_THE_DOORWAY) {
  }
  WRITE(place[me], IN_THE_DOORWAY);
  STORE_LOAD_FENCE();
  if (READ(place[other]) == AT_THE_DOOR) { /* it may come in too: wait until it closes the door */
    WRITE(place[me], WAITING_INSIDE);
    while (READ(place[other]) != DOOR_CLOSED) {
    }
  }
  WRITE(place[me], DOOR_CLOSED); /* seen late, it only makes the other one wait longer: no fence */
  while (me == 1 && READ(place[0]) >= WAITING_INSIDE) { /* inside, the lower number goes first */
  }
}

/* One load: with one for each comparison the thread could move in between and be missed. */
static int on_its_way(int thread) {
  int where = READ(place[thread]);
  return where == WAITING_INSIDE || where == IN_THE_DOORWAY;
}

static void unlock(int me) {
  while (me == 0 && on_its_way(1)) { /* it must see that the door is closed before that opens */
  }
  STORE_STORE_FENCE();
  WRITE(place[me], OUTSIDE);
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
