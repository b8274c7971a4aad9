/*
 * The spin lock of pthreads. If it did nothing, an increment could get lost.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#define _XOPEN_SOURCE 700
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_spinlock_t lock;
static int counter;

static void *increment(void *unused) {
  (void)unused;
  pthread_spin_lock(&lock);
  counter++;
  pthread_spin_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_spin_init(&lock, PTHREAD_PROCESS_PRIVATE);
  pthread_t threads[3];
  for (int i = 0; i < 3; i++) {
    pthread_create(&threads[i], NULL, increment, NULL);
  }
  for (int i = 0; i < 3; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(counter == 3);
  pthread_spin_destroy(&lock);
  return 0;
}
