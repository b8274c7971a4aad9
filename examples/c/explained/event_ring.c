/*
 * A ring of events with one producer and one consumer. The producer publishes an event by a store
 * to the index that should be a release: under PSO the consumer may see the index before the event.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define SLOTS 4

struct event {
  int kind;
  union {
    int key;
    struct {
      short x, y;
    } at;
  } data;
};

enum { KEY = 1, CLICK = 2 };

static struct {
  struct event slot[SLOTS];
  atomic_uint written;
  atomic_uint read;
} ring;

static int put(struct event e) {
  unsigned n = atomic_load_explicit(&ring.written, memory_order_relaxed);
  if (n - atomic_load_explicit(&ring.read, memory_order_acquire) == SLOTS)
    return 0;
  ring.slot[n % SLOTS] = e;
  atomic_store_explicit(&ring.written, n + 1, memory_order_relaxed); /* should be release */
  return 1;
}

static int get(struct event *e) {
  unsigned n = atomic_load_explicit(&ring.read, memory_order_relaxed);
  if (n == atomic_load_explicit(&ring.written, memory_order_acquire))
    return 0;
  *e = ring.slot[n % SLOTS];
  atomic_store_explicit(&ring.read, n + 1, memory_order_release);
  return 1;
}

static void *mouse(void *unused) {
  struct event click = {CLICK, {.at = {10, 20}}};
  put(click);
  return NULL;
}

static void *window(void *unused) {
  struct event e;
  if (get(&e))
    assert(e.kind == CLICK || e.kind == KEY);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, mouse, NULL);
  pthread_create(&threads[1], NULL, window, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
