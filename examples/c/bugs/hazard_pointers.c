/*
 * A lock-free stack whose nodes are freed with hazard pointers (Michael, 2004). Before a thread
 * looks into a node, it publishes the node's address, and must then look whether the node is still
 * the top: else somebody may have freed it before the address was there to be seen.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL   (use after free)
 *   -DFIXED         PASS  PASS  PASS   (not finished by a search of all executions)
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#define THREADS 3

struct node {
  int value;
  struct node *next;
};

static struct node *_Atomic top;
static struct node *_Atomic hazards[THREADS];
static atomic_int popped;

static void push(int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  node->next = atomic_load(&top);
  while (!atomic_compare_exchange_weak(&top, &node->next, node)) {
  }
}

/* The top of the stack, protected from being freed. */
static struct node *protect(int me) {
  struct node *node = atomic_load(&top);
#ifdef FIXED
  struct node *seen;
  do {
    seen = node;
    atomic_store(&hazards[me], seen);
    node = atomic_load(&top);
  } while (node != seen);
#else
  atomic_store(&hazards[me], node);
#endif
  return node;
}

static int is_hazard(struct node *node) {
  for (int i = 0; i < THREADS; i++) {
    if (atomic_load(&hazards[i]) == node) {
      return 1;
    }
  }
  return 0;
}

static void pop(int me) {
  struct node *node = protect(me);
  while (node != NULL && !atomic_compare_exchange_strong(&top, &node, node->next)) {
    node = protect(me);
  }
  atomic_store(&hazards[me], NULL);
  if (node != NULL) {
    atomic_fetch_add(&popped, node->value);
    if (!is_hazard(node)) { /* a real one would keep the others for later */
      free(node);
    }
  }
}

static void *worker(void *argument) {
  int me = (int)(intptr_t)argument;
  push(1);
  pop(me);
  pop(me);
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  push(1);
  push(1);
  for (int i = 0; i < THREADS; i++) {
    pthread_create(&threads[i], NULL, worker, (void *)(intptr_t)i);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(atomic_load(&popped) <= 2 + THREADS);
  return 0;
}
