/*
 * N threads post a semaphore once; main waits N times.
 */
#include <pthread.h>
#include <semaphore.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static sem_t done;

static void *thread(void *unused) {
  (void)unused;
  sem_post(&done);
  return NULL;
}

int main(void) {
  sem_init(&done, 0, 0);
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < N; i++) {
    sem_wait(&done);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
