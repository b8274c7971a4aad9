/*
 * A pointer that all threads share. Two readers use what it points to N times each, while main
 * moves it on from one object to the next.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif

static int objects[2] = {1, 2};
static int *_Atomic shared = &objects[0];

static void *reader(void *unused) {
  (void)unused;
  int before = 1;
  for (int i = 0; i < N; i++) {
    int value = *atomic_load_explicit(&shared, memory_order_acquire);
    assert(before <= value);
    before = value;
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) {
    pthread_create(&threads[i], NULL, reader, NULL);
  }
  atomic_store_explicit(&shared, &objects[1], memory_order_release);
  for (int i = 0; i < 2; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
