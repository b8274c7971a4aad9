/*
 * A detached thread cannot be joined; a semaphore tells that its work is done. It may still be on
 * its last lines when main() returns and ends the process: that is no error.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

static sem_t done;
static int result;

static void *worker(void *unused) {
  (void)unused;
  result = 42;
  sem_post(&done);
  return NULL;
}

int main(void) {
  sem_init(&done, 0, 0);
  pthread_t thread;
  pthread_create(&thread, NULL, worker, NULL);
  pthread_detach(thread);
  sem_wait(&done);
  assert(result == 42);
  return 0;
}
