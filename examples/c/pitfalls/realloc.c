/*
 * Two threads append to an array that grows by realloc(), inside a mutex. The old elements move
 * along. Whoever keeps a pointer to an element while others may append (-DSTALE) points to memory
 * that is gone.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DSTALE         FAIL  FAIL  FAIL    use after free
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

static int *items;
static size_t size;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static size_t append(int value) {
  items = realloc(items, (size + 1) * sizeof *items);
  items[size] = value;
  return size++;
}

static void *thread(void *argument) {
  int value = (int)(intptr_t)argument;
  pthread_mutex_lock(&mutex);
  size_t index = append(value);
  int *element = &items[index];
  pthread_mutex_unlock(&mutex);

  pthread_mutex_lock(&mutex);
#ifndef STALE
  element = &items[index];
#endif
  assert(*element == value);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, thread, (void *)1);
  pthread_create(&threads[1], NULL, thread, (void *)2);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  assert(size == 2 && items[0] + items[1] == 1 + 2);
  free(items);
  return 0;
}
