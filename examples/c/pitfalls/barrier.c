/*
 * A barrier between two phases: everybody writes, then everybody reads what the neighbour wrote.
 * One of the threads, and only one, is told that it was the last.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#define _XOPEN_SOURCE 700
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#define THREADS 2

static pthread_barrier_t barrier;
static int cell[THREADS];
static atomic_int serial;

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument;
  cell[me] = me + 1;
  if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) {
    atomic_fetch_add(&serial, 1);
  }
  int neighbour = (me + 1) % THREADS;
  assert(cell[neighbour] == neighbour + 1);
  return NULL;
}

int main(void) {
  pthread_barrier_init(&barrier, NULL, THREADS);
  pthread_t threads[THREADS];
  for (intptr_t i = 0; i < THREADS; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(atomic_load(&serial) == 1);
  pthread_barrier_destroy(&barrier);
  return 0;
}
