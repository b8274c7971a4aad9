/*
 * A readers-writer lock: the reader never sees half of what the writer does. A tool in which the
 * lock does nothing reports an error that is not there.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#define _XOPEN_SOURCE 700
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int low, high;

static void *writer(void *unused) {
  (void)unused;
  pthread_rwlock_wrlock(&lock);
  low++;
  high++;
  pthread_rwlock_unlock(&lock);
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  pthread_rwlock_rdlock(&lock);
  assert(low == high);
  pthread_rwlock_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, writer, NULL);
  pthread_create(&threads[1], NULL, writer, NULL);
  pthread_create(&threads[2], NULL, reader, NULL);
  for (int i = 0; i < 3; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(low == 2 && high == 2);
  return 0;
}
