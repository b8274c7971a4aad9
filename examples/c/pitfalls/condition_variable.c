/*
 * Two threads wait at a condition variable; a broadcast lets both go on. A signal (-DSIGNAL) wakes
 * only one of them if both wait already: the other one sleeps for ever.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DSIGNAL        FAIL  FAIL  FAIL    deadlock
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t opened = PTHREAD_COND_INITIALIZER;
static int is_open, passed;

static void *visitor(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  while (!is_open) {
    pthread_cond_wait(&opened, &mutex);
  }
  passed++;
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t visitors[2];
  pthread_create(&visitors[0], NULL, visitor, NULL);
  pthread_create(&visitors[1], NULL, visitor, NULL);
  pthread_mutex_lock(&mutex);
  is_open = 1;
#ifdef SIGNAL
  pthread_cond_signal(&opened);
#else
  pthread_cond_broadcast(&opened);
#endif
  pthread_mutex_unlock(&mutex);
  pthread_join(visitors[0], NULL);
  pthread_join(visitors[1], NULL);
  assert(passed == 2);
  return 0;
}
