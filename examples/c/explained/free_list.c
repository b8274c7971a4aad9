/*
 * A lock-free stack of buffers. A thread reads the top and what is below it, and exchanges the top
 * if it is still the same; but it may have been taken and put back since, on top of something else
 * (ABA). Then a buffer that is in use is on the stack again.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct buffer {
  atomic_int users;
  _Atomic(struct buffer *) below;
};

static struct buffer buf[3];
static _Atomic(struct buffer *) top;

static void put(struct buffer *b) {
  struct buffer *old = top;
  do {
    b->below = old;
  } while (!atomic_compare_exchange_strong(&top, &old, b));
}

static struct buffer *take(void) {
  struct buffer *old = top;
  while (old != NULL) {
    struct buffer *next = old->below;
    if (atomic_compare_exchange_strong(&top, &old, next)) /* the same top, but not the same stack */
      return old;
  }
  return NULL;
}

static void use(struct buffer *b) {
  if (b != NULL)
    assert(atomic_fetch_add(&b->users, 1) == 0);
}

static void *slow(void *unused) {
  use(take());
  use(take());
  return NULL;
}

static void *quick(void *unused) {
  struct buffer *first = take();
  use(take());
  if (first != NULL)
    put(first);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 3; i++)
    put(&buf[i]);
  pthread_create(&threads[0], NULL, slow, NULL);
  pthread_create(&threads[1], NULL, quick, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
