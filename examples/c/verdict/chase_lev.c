/*
 * The work-stealing deque of Chase and Lev: the owner pushes and takes at the bottom without a
 * read-modify-write, thieves steal at the top. Each of ITEMS values is taken once, by the owner
 * or by one of THIEVES thieves. Without the fence in take (-DNO_FENCE) the owner may miss,
 * under TSO, that a thief has taken the last value.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THIEVES
#define THIEVES 2
#endif
#ifndef ITEMS
#define ITEMS 2
#endif

static atomic_int values[ITEMS], taken[ITEMS];
static atomic_int top, bottom;

static void push(int value) {
  int b = atomic_load_explicit(&bottom, memory_order_relaxed);
  atomic_store_explicit(&values[b], value, memory_order_relaxed);
  atomic_store_explicit(&bottom, b + 1, memory_order_release);
}

/* A value, or -1. */
static int take(void) {
  int b = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;
  atomic_store_explicit(&bottom, b, memory_order_relaxed);
#ifndef NO_FENCE
  atomic_thread_fence(memory_order_seq_cst);
#endif
  int t = atomic_load_explicit(&top, memory_order_relaxed);
  int value = t <= b ? atomic_load_explicit(&values[b], memory_order_relaxed) : -1;
  if (t < b) {
    return value;
  }
  if (t == b && !atomic_compare_exchange_strong(&top, &t, t + 1)) {
    value = -1; /* a thief was faster */
  }
  atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
  return value;
}

/* A value, or -1. */
static int steal(void) {
  int t = atomic_load_explicit(&top, memory_order_acquire);
  atomic_thread_fence(memory_order_seq_cst);
  int b = atomic_load_explicit(&bottom, memory_order_acquire);
  if (t >= b) {
    return -1;
  }
  int value = atomic_load_explicit(&values[t], memory_order_relaxed);
  return atomic_compare_exchange_strong(&top, &t, t + 1) ? value : -1;
}

static void use(int value) {
  if (value >= 0) {
    int before = atomic_fetch_add(&taken[value], 1);
    assert(before == 0);
  }
}

static void *thief(void *unused) {
  (void)unused;
  use(steal());
  return NULL;
}

int main(void) {
  pthread_t threads[THIEVES];
  for (int i = 0; i < THIEVES; i++) {
    pthread_create(&threads[i], NULL, thief, NULL);
  }
  for (int i = 0; i < ITEMS; i++) {
    push(i);
  }
  for (int i = 0; i < ITEMS; i++) {
    use(take());
  }
  for (int i = 0; i < THIEVES; i++) {
    pthread_join(threads[i], NULL);
  }
  for (int i = 0; i < ITEMS; i++) {
    assert(atomic_load(&taken[i]) == 1);
  }
  return 0;
}
