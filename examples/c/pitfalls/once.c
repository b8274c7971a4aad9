/*
 * pthread_once: the function runs once, and whoever comes back from the call sees what it did,
 * also those who only waited for it.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int calls, answer;

static void initialise(void) {
  calls++;
  answer = 42;
}

static void *thread(void *unused) {
  (void)unused;
  pthread_once(&once, initialise);
  assert(answer == 42);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, thread, NULL);
  pthread_create(&threads[1], NULL, thread, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  assert(calls == 1);
  return 0;
}
