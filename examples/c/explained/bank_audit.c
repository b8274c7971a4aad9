/* The audit of bank.c, with the wrong lock. */
#include "bank.h"
#include <assert.h>
#include <stddef.h>

static long sum;

static void add(const struct account *a, pthread_mutex_t *lock) {
  pthread_mutex_lock(lock);
  sum += a->balance;
  pthread_mutex_unlock(lock);
}

void *audit(void *unused) {
  for (int i = 0; i < 2; i++)
    add(&accounts[i], &accounts[1].lock); /* should be accounts[i].lock */
  assert(sum == 150);
  return NULL;
}
