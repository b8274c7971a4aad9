/*
 * A thread locks a mutex that it holds already, through a function that locks for itself. It waits
 * for itself for ever. (recursive_mutex.c is the mutex that allows it.)
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    deadlock
 */
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void add(int n) {
  pthread_mutex_lock(&mutex);
  count += n;
  pthread_mutex_unlock(&mutex);
}

static void *add_if_empty(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  if (count == 0) {
    add(1);
  }
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, add_if_empty, NULL);
  pthread_create(&threads[1], NULL, add_if_empty, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
