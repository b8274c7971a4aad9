/*
 * A thread is joined by two others. After the first join its handle means nothing any more.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    join misuse
 */
#include <pthread.h>
#include <stddef.h>

static pthread_t worker;

static void *work(void *unused) {
  (void)unused;
  return NULL;
}

static void *wait_for_it(void *unused) {
  (void)unused;
  pthread_join(worker, NULL);
  return NULL;
}

int main(void) {
  pthread_t waiter;
  pthread_create(&worker, NULL, work, NULL);
  pthread_create(&waiter, NULL, wait_for_it, NULL);
  pthread_join(waiter, NULL);
  pthread_join(worker, NULL);
  return 0;
}
