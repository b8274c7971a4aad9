/*
 * Two threads lock two mutexes in different orders, and main returns without waiting for them. The
 * process ends, so nobody waits for ever; but the work may not be done. --liveness all asks whether
 * every thread could end if the process went on.
 *
 *                     SC    TSO   PSO
 *   (no flags)        PASS  PASS  PASS
 *   --liveness all    FAIL  FAIL  FAIL    deadlock
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t from = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t to = PTHREAD_MUTEX_INITIALIZER;

static void *pay(void *unused) {
  (void)unused;
  pthread_mutex_lock(&from);
  pthread_mutex_lock(&to);
  pthread_mutex_unlock(&to);
  pthread_mutex_unlock(&from);
  return NULL;
}

static void *refund(void *unused) {
  (void)unused;
  pthread_mutex_lock(&to);
  pthread_mutex_lock(&from);
  pthread_mutex_unlock(&from);
  pthread_mutex_unlock(&to);
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, pay, NULL);
  pthread_create(&thread, NULL, refund, NULL);
  return 0;
}
