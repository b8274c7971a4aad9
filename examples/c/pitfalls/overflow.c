/*
 * Two threads add to a number that has room for one of them. Signed overflow has no meaning in C;
 * machines wrap around. --overflow asks for it.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   --overflow      FAIL  FAIL  FAIL    signed overflow
 */
#include <limits.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int total = INT_MAX - 1;

static void *add(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  total = total + 1;
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, add, NULL);
  pthread_create(&threads[1], NULL, add, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
