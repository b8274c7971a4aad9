/*
 * The queue lock of Mellor-Crummey and Scott (1991): each thread waits at a variable of its own,
 * here one on its stack.
 *
 * The thread in front hands the lock over by a store to the variable of the next one. That must be
 * a release store: with a relaxed one (-DRELAXED) the lock may arrive under PSO before the stores
 * of the critical section, and an increment gets lost.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DRELAXED       PASS  PASS  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef RELAXED
#define RELEASE memory_order_relaxed
#else
#define RELEASE memory_order_release
#endif
#ifndef THREADS
#define THREADS 2
#endif

struct waiter {
  struct waiter *_Atomic next;
  atomic_bool waiting;
};

static struct waiter *_Atomic last; /* of the queue; NULL: the lock is free */
static int counter;                 /* protected by the lock */

static void lock(struct waiter *me) {
  atomic_init(&me->next, NULL);
  atomic_init(&me->waiting, true);
  struct waiter *before = atomic_exchange_explicit(&last, me, memory_order_acq_rel);
  if (before != NULL) {
    atomic_store_explicit(&before->next, me, memory_order_release);
    while (atomic_load_explicit(&me->waiting, memory_order_acquire)) {
    }
  }
}

static void unlock(struct waiter *me) {
  struct waiter *next = atomic_load_explicit(&me->next, memory_order_acquire);
  if (next == NULL) {
    struct waiter *expected = me;
    if (atomic_compare_exchange_strong_explicit(&last, &expected, NULL, memory_order_release,
                                                memory_order_relaxed)) {
      return;
    }
    do { /* somebody is between the exchange and the store to our `next` */
      next = atomic_load_explicit(&me->next, memory_order_acquire);
    } while (next == NULL);
  }
  atomic_store_explicit(&next->waiting, false, RELEASE);
}

static void *thread(void *unused) {
  (void)unused;
  struct waiter me;
  lock(&me);
  counter++;
  unlock(&me);
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
