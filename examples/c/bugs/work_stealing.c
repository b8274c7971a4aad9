/*
 * The deque of Chase and Lev (2005): its owner pushes and takes at the bottom, others steal at the
 * top. The owner announces a take by moving `bottom`, then looks at `top`. Without a fence between
 * the two a thief can steal the same task, as the new `bottom` still waits in the store buffer.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  FAIL  FAIL
 *   -DFIXED         PASS  PASS  PASS   (not finished by a search of all executions)
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define TASKS 4
#define THIEVES 2
#define EMPTY (-1)

static atomic_int top, bottom;
static atomic_int tasks[8];
static atomic_int done[TASKS];

static void push(int task) {
  int b = atomic_load_explicit(&bottom, memory_order_relaxed);
  atomic_store_explicit(&tasks[b % 8], task, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
}

static int take(void) {
  int b = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;
  atomic_store_explicit(&bottom, b, memory_order_relaxed);
#ifdef FIXED
  atomic_thread_fence(memory_order_seq_cst);
#endif
  int t = atomic_load_explicit(&top, memory_order_relaxed);
  if (t > b) {
    atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
    return EMPTY;
  }
  int task = atomic_load_explicit(&tasks[b % 8], memory_order_relaxed);
  if (t == b) { /* the last one */
    if (!atomic_compare_exchange_strong(&top, &t, t + 1)) {
      task = EMPTY;
    }
    atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
  }
  return task;
}

static int steal(void) {
  int t = atomic_load(&top);
  atomic_thread_fence(memory_order_seq_cst);
  int b = atomic_load(&bottom);
  if (t >= b) {
    return EMPTY;
  }
  int task = atomic_load_explicit(&tasks[t % 8], memory_order_relaxed);
  return atomic_compare_exchange_strong(&top, &t, t + 1) ? task : EMPTY;
}

static void run(int task) {
  if (task != EMPTY) {
    assert(atomic_fetch_add(&done[task], 1) == 0); /* each task once */
  }
}

static void *thief(void *unused) {
  (void)unused;
  run(steal());
  run(steal());
  return NULL;
}

int main(void) {
  pthread_t thieves[THIEVES];
  for (int i = 0; i < THIEVES; i++) {
    pthread_create(&thieves[i], NULL, thief, NULL);
  }
  push(0);
  push(1);
  run(take());
  push(2);
  push(3);
  run(take());
  run(take());
  run(take());
  for (int i = 0; i < THIEVES; i++) {
    pthread_join(thieves[i], NULL);
  }
  return 0;
}
