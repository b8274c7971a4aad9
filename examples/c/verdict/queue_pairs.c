/*
 * The queue of Michael and Scott (see ../michael_scott_queue.c): each of N threads enqueues a
 * value, then dequeues one. Nodes that left the queue are freed at the end.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef N
#define N 2
#endif

struct node {
  int value;
  struct node *_Atomic next;
};

static struct node *_Atomic head, *_Atomic tail;

static struct node *new_node(int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  atomic_init(&node->next, NULL);
  return node;
}

static void enqueue(int value) {
  struct node *node = new_node(value);
  for (;;) {
    struct node *last = atomic_load(&tail);
    struct node *next = NULL;
    if (atomic_compare_exchange_strong(&last->next, &next, node)) {
      atomic_compare_exchange_strong(&tail, &last, node);
      return;
    }
    atomic_compare_exchange_strong(&tail, &last, next); /* help, and try again */
  }
}

/* The oldest value, or 0 if there is none. */
static int dequeue(void) {
  for (;;) {
    struct node *first = atomic_load(&head);
    struct node *last = atomic_load(&tail);
    struct node *next = atomic_load(&first->next);
    if (next == NULL) {
      return 0;
    }
    if (first == last) {
      atomic_compare_exchange_strong(&tail, &last, next); /* help, and try again */
    } else if (atomic_compare_exchange_strong(&head, &first, next)) {
      return next->value;
    }
  }
}

static void *thread(void *argument) {
  enqueue((int)(intptr_t)argument + 1);
  return (void *)(intptr_t)dequeue();
}

int main(void) {
  struct node *all = new_node(0); /* the dummy, and later all that was ever linked */
  atomic_store(&head, all);
  atomic_store(&tail, all);
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  int seen = 0;
  for (int i = 0; i < N; i++) {
    void *value;
    pthread_join(threads[i], &value);
    assert(value != NULL); /* one's own value is in the queue, or an older one */
    seen |= 1 << (intptr_t)value;
  }
  assert(seen == (1 << (N + 1)) - 2); /* each value once */
  while (all != NULL) {
    struct node *next = atomic_load(&all->next);
    free(all);
    all = next;
  }
  return 0;
}
