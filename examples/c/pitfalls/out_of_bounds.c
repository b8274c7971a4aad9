/*
 * Two threads add to a list with room for one more. Both find the room, then both take an index:
 * the second one writes behind the end. Whatever lies there in memory would be overwritten
 * silently.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    out of bounds
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#define ROOM 1

static int *list;
static atomic_int size;

static void *add(void *argument) {
  if (atomic_load(&size) < ROOM) {
    int index = atomic_fetch_add(&size, 1);
    list[index] = (int)(intptr_t)argument;
  }
  return NULL;
}

int main(void) {
  list = malloc(ROOM * sizeof *list);
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, add, (void *)1);
  pthread_create(&threads[1], NULL, add, (void *)2);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  free(list);
  return 0;
}
