/*
 * N threads initialise a value by pthread_once and use it.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static pthread_once_t once = PTHREAD_ONCE_INIT;
static atomic_int calls;
static int value;

static void initialise(void) {
  atomic_fetch_add(&calls, 1);
  value = 7;
}

static void *thread(void *unused) {
  (void)unused;
  pthread_once(&once, initialise);
  assert(value == 7);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(atomic_load(&calls) == 1);
  return 0;
}
