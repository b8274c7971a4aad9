/*
 * Two threads race 8 times; then all threads together store, or with -DMUTEX take a mutex, until
 * an execution has about EVENTS events. Nobody else sees these.
 *
 * Loads come in the order of the stores, so each of them reads 0 or 1 whatever the others read:
 * 256 executions under every model.
 *
 *   executions                    SC    TSO   PSO
 *   -DTHREADS=2 -DEVENTS=20       256   256   256
 *   -DTHREADS=4 -DEVENTS=50       256   256   256
 *   -DMUTEX                       256   256   256
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef EVENTS
#define EVENTS 20
#endif
#define RACES 8

static atomic_int raced[RACES], own[THREADS];
static pthread_mutex_t mutex[THREADS];

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument;
  for (int i = 0; i < RACES && me < 2; i++) {
    if (me == 0) {
      atomic_store_explicit(&raced[i], 1, memory_order_relaxed);
    } else {
      (void)atomic_load_explicit(&raced[i], memory_order_relaxed);
    }
  }
#ifdef MUTEX
  for (int i = 0; i < (EVENTS - 2 * RACES) / THREADS / 3; i++) {
    pthread_mutex_lock(&mutex[me]);
    atomic_store_explicit(&own[me], i, memory_order_relaxed);
    pthread_mutex_unlock(&mutex[me]);
  }
#else
  for (int i = 0; i < (EVENTS - 2 * RACES) / THREADS; i++) {
    atomic_store_explicit(&own[me], i, memory_order_relaxed);
  }
#endif
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) {
    pthread_mutex_init(&mutex[i], NULL);
  }
  for (intptr_t i = 0; i < THREADS; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
