/*
 * The MCS lock, for ever: a thread waits in a variable of its own, and passes the lock on through a
 * pointer to that of the next one.
 *
 *                   SC    TSO
 *   (no flags)      PASS  PASS
 *   -DIMPATIENT     FAIL  FAIL     it does not wait for the next one to say who it is
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

struct node {
  _Atomic(struct node *) next;
  atomic_bool waits;
};

static _Atomic(struct node *) last;
static atomic_int inside;

static void lock(struct node *me) {
  atomic_store_explicit(&me->next, NULL, memory_order_relaxed);
  atomic_store_explicit(&me->waits, true, memory_order_relaxed);
  struct node *before = atomic_exchange(&last, me);
  if (before) {
    atomic_store_explicit(&before->next, me, memory_order_release);
    while (atomic_load_explicit(&me->waits, memory_order_acquire)) {
    }
  }
}

static void unlock(struct node *me) {
  struct node *next = atomic_load_explicit(&me->next, memory_order_acquire);
  if (!next) {
    struct node *expected = me;
    if (atomic_compare_exchange_strong(&last, &expected, NULL)) {
      return;
    }
#ifndef IMPATIENT
    while (!(next = atomic_load_explicit(&me->next, memory_order_acquire))) {
    }
#else
    next = atomic_load_explicit(&me->next, memory_order_acquire);
#endif
  }
  atomic_store_explicit(&next->waits, false, memory_order_release);
}

static void *thread(void *unused) {
  (void)unused;
  while (1) {
    struct node me;
    lock(&me);
    assert(atomic_load_explicit(&inside, memory_order_relaxed) == 0);
    atomic_store_explicit(&inside, 1, memory_order_relaxed);
    atomic_store_explicit(&inside, 0, memory_order_relaxed);
    unlock(&me);
  }
  return NULL;
}

int main(void) {
  pthread_t first, second;
  pthread_create(&first, NULL, thread, NULL);
  pthread_create(&second, NULL, thread, NULL);
  pthread_join(first, NULL);
  pthread_join(second, NULL);
  return 0;
}
