/*
 * N threads pass a semaphore that lets PERMITS of them in; at most so many are inside.
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif
#ifndef PERMITS
#define PERMITS 2
#endif

static sem_t permits;
static atomic_int inside;

static void *thread(void *unused) {
  (void)unused;
  sem_wait(&permits);
  int others = atomic_fetch_add(&inside, 1);
  assert(others < PERMITS);
  atomic_fetch_sub(&inside, 1);
  sem_post(&permits);
  return NULL;
}

int main(void) {
  sem_init(&permits, 0, PERMITS);
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
