/*
 * A thread that did not get the mutex unlocks it all the same: it opens the critical section of
 * the one who holds it. C libraries do not notice.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    mutex misuse
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int visits;

static void *visit(void *unused) {
  (void)unused;
  if (pthread_mutex_trylock(&mutex) == 0) {
    visits++;
  }
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, visit, NULL);
  pthread_create(&threads[1], NULL, visit, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
