/*
 * Two threads take two locks in opposite order: each can hold one and wait for the other.
 *
 * The verdict must be a deadlock that says who waits for what, not "no errors": no assertion is
 * ever reached in that execution. If all threads keep to one order (-DSAME_ORDER) it cannot
 * happen.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    deadlock
 *   -DSAME_ORDER    PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t from = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t to = PTHREAD_MUTEX_INITIALIZER;
static int balance_from = 10, balance_to = 10;

static void transfer(pthread_mutex_t *first, pthread_mutex_t *second, int amount) {
  pthread_mutex_lock(first);
  pthread_mutex_lock(second);
  balance_from -= amount;
  balance_to += amount;
  pthread_mutex_unlock(second);
  pthread_mutex_unlock(first);
}

static void *pay(void *unused) {
  (void)unused;
  transfer(&from, &to, 3);
  return NULL;
}

static void *pay_back(void *unused) {
  (void)unused;
#ifdef SAME_ORDER
  transfer(&from, &to, -3);
#else
  transfer(&to, &from, -3);
#endif
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, pay, NULL);
  pthread_create(&threads[1], NULL, pay_back, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  assert(balance_from == 10 && balance_to == 10);
  return 0;
}
