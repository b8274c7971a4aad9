/*
 * N threads share an object and drop their references; the one that drops the last frees it. With
 * -DLOAD_AGAIN the count is loaded after it was decremented: two threads may free the object, or
 * one may load the count of an object that another has freed.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#ifndef N
#define N 2
#endif

struct object {
  atomic_int references;
  atomic_int value;
};

static struct object *object;

static void *user(void *unused) {
  (void)unused;
  assert(atomic_load_explicit(&object->value, memory_order_relaxed) == 7);
#ifdef LOAD_AGAIN
  atomic_fetch_sub(&object->references, 1);
  if (atomic_load(&object->references) == 0) {
#else
  if (atomic_fetch_sub(&object->references, 1) == 1) {
#endif
    free(object);
  }
  return NULL;
}

int main(void) {
  object = malloc(sizeof *object);
  atomic_init(&object->references, N);
  atomic_init(&object->value, 7);
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, user, NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
