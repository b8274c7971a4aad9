/*
 * Treiber's lock-free stack: one compare-exchange on the top to push, one to pop.
 *
 * Popped nodes are kept until all threads are done: without that, a slow pop() reads `next` of a
 * node that another thread has freed already (-DFREE_AT_ONCE; hazard pointers, epochs or RCU are
 * the usual cure). The compare-exchanges are full fences on the machine: the models agree.
 *
 *                    SC    TSO   PSO
 *   (no flags)       PASS  PASS  PASS
 *   -DFREE_AT_ONCE   FAIL  FAIL  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef THREADS
#define THREADS 2
#endif

struct node {
  int value;
  struct node *next;
};

static struct node *_Atomic top;

static void push(struct node *node) {
  struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
  do {
    node->next = old;
  } while (!atomic_compare_exchange_weak_explicit(&top, &old, node, memory_order_release,
                                                  memory_order_relaxed));
}

static struct node *pop(void) {
  struct node *old = atomic_load_explicit(&top, memory_order_acquire);
  while (old != NULL && !atomic_compare_exchange_weak_explicit(
                            &top, &old, old->next, memory_order_acquire, memory_order_acquire)) {
  }
  return old;
}

static void *thread(void *argument) {
  struct node *mine = malloc(sizeof *mine);
  mine->value = (int)(intptr_t)argument;
  push(mine);
  struct node *popped = pop(); /* mine or another's, but there is one */
  assert(popped != NULL);
#ifdef FREE_AT_ONCE
  free(popped);
  return NULL;
#else
  return popped;
#endif
}

int main(void) {
  pthread_t threads[THREADS];
  for (intptr_t i = 0; i < THREADS; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)(i + 1));
  }
  void *popped[THREADS];
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], &popped[i]);
  }
#ifndef FREE_AT_ONCE
  int sum = 0;
  for (int i = 0; i < THREADS; i++) {
    struct node *node = popped[i];
    sum += node->value;
    free(node);
  }
  assert(sum == THREADS * (THREADS + 1) / 2); /* each exactly once */
#endif
  assert(pop() == NULL);
  return 0;
}
