/*
 * The queue lock of Craig, Landin and Hagersten (1993): each thread waits at the node of the one
 * before it, and takes that node along when it leaves, for its next time.
 *
 * Giving the lock up is a release store to the own node. With a relaxed one (-DRELAXED) the node
 * may be free under PSO before the stores of the critical section are in memory.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DRELAXED       PASS  PASS  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#ifdef RELAXED
#define RELEASE memory_order_relaxed
#else
#define RELEASE memory_order_release
#endif
#ifndef THREADS
#define THREADS 2
#endif
#define ROUNDS 2

struct node {
  atomic_bool locked;
};

static struct node nodes[THREADS + 1]; /* one for each thread, and a free one in front */
static struct node *_Atomic last = &nodes[THREADS];
static int counter; /* protected by the lock */

/* The node to use next time; the lock is held with `mine`. */
static struct node *lock(struct node *mine) {
  atomic_store_explicit(&mine->locked, true, memory_order_relaxed);
  struct node *before = atomic_exchange_explicit(&last, mine, memory_order_acq_rel);
  while (atomic_load_explicit(&before->locked, memory_order_acquire)) {
  }
  return before;
}

static void unlock(struct node *mine) {
  atomic_store_explicit(&mine->locked, false, RELEASE);
}

static void *thread(void *argument) {
  struct node *mine = &nodes[(intptr_t)argument];
  for (int round = 0; round < ROUNDS; round++) {
    struct node *next = lock(mine);
    counter++;
    unlock(mine);
    mine = next;
  }
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (intptr_t i = 0; i < THREADS; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(counter == THREADS * ROUNDS);
  return 0;
}
