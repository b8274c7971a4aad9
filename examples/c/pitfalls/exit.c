/*
 * A thread ends the whole process by exit(0) while the main thread waits for something that never
 * comes. The process ends, so this is no deadlock; and what follows exit() is not run.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static sem_t never;

static void *quit(void *unused) {
  (void)unused;
  exit(0);
  assert(0);
  return NULL;
}

int main(void) {
  sem_init(&never, 0, 0);
  pthread_t thread;
  pthread_create(&thread, NULL, quit, NULL);
  sem_wait(&never);
  assert(0);
  return 0;
}
