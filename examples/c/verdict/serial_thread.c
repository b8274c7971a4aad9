/*
 * N threads meet at a barrier; the one that is told to be the serial thread counts the meeting.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

static pthread_barrier_t barrier;
static atomic_int serial;

static void *thread(void *unused) {
  (void)unused;
  if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) {
    atomic_fetch_add(&serial, 1);
  }
  return NULL;
}

int main(void) {
  pthread_barrier_init(&barrier, NULL, N);
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(atomic_load(&serial) == 1);
  return 0;
}
