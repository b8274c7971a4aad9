/*
 * Settings that are loaded when they are first needed, by double-checked locking. The pointer is
 * published by a relaxed store, which under PSO may overtake the stores to what it points to.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct settings {
  int version;
  struct {
    int width;
    int height;
  } window;
};

static _Atomic(struct settings *) current;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct settings *load(void) {
  struct settings *fresh = malloc(sizeof *fresh);
  fresh->version = 3;
  fresh->window.width = 640;
  fresh->window.height = 480;
  return fresh;
}

static struct settings *settings(void) {
  struct settings *known = atomic_load_explicit(&current, memory_order_acquire);
  if (known == NULL) {
    pthread_mutex_lock(&lock);
    known = atomic_load_explicit(&current, memory_order_relaxed);
    if (known == NULL) {
      known = load();
      atomic_store_explicit(&current, known, memory_order_relaxed); /* should be release */
    }
    pthread_mutex_unlock(&lock);
  }
  return known;
}

static void *draw(void *unused) {
  struct settings *mine = settings();
  assert(mine->window.width == 640);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, draw, NULL);
  pthread_create(&threads[1], NULL, draw, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
