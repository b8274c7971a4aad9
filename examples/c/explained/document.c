/*
 * A document with a reference count. Whoever drops the last reference frees it; but the count is
 * read again after it was decremented, so both threads may see 0: freed twice.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct document {
  atomic_int references;
  int pages;
  char title[12];
};

static struct document *open_document(const char *title) {
  struct document *d = malloc(sizeof *d);
  atomic_init(&d->references, 2);
  d->pages = 10;
  strcpy(d->title, title);
  return d;
}

static void drop(struct document *d) {
  atomic_fetch_sub(&d->references, 1);
  if (atomic_load(&d->references) == 0) /* should be the value that fetch_sub returned */
    free(d);
}

static void *print(void *argument) {
  struct document *d = argument;
  int pages = d->pages;
  while (pages > 0)
    pages -= 5;
  drop(d);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  struct document *d = open_document("thesis");
  pthread_create(&threads[0], NULL, print, d);
  pthread_create(&threads[1], NULL, print, d);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
