/*
 * A recursive mutex: its holder may lock it again, and nobody else gets in before the last unlock.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#define _XOPEN_SOURCE 700
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t mutex;
static int count;

static void add(int n) {
  pthread_mutex_lock(&mutex);
  count += n;
  pthread_mutex_unlock(&mutex);
}

static void *add_two_ones(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  int before = count;
  add(1);
  add(1);
  assert(count == before + 2);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&mutex, &attributes);
  pthread_mutexattr_destroy(&attributes);
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, add_two_ones, NULL);
  pthread_create(&threads[1], NULL, add_two_ones, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  assert(count == 4);
  pthread_mutex_destroy(&mutex);
  return 0;
}
