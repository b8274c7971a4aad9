/*
 * The lock-free queue of Michael and Scott (1996): a linked list with a dummy in front.
 *
 * An enqueue takes two steps: link the new node behind the last one, then move `tail`. Whoever
 * finds `tail` lagging helps to move it, so nobody waits for anybody, and `head` never overtakes
 * `tail`. Nodes are freed at the end only (treiber_stack.c shows why). The compare-exchanges that
 * publish a node are full fences on the machine: the models agree.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

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
    struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
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
    struct node *first = atomic_load_explicit(&head, memory_order_acquire);
    struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
    struct node *next = atomic_load_explicit(&first->next, memory_order_acquire);
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

static void *producer(void *argument) {
  enqueue((int)(intptr_t)argument);
  return NULL;
}

static void *consumer(void *unused) {
  (void)unused;
  return (void *)(intptr_t)dequeue();
}

int main(void) {
  struct node *all = new_node(0); /* the dummy, and later all that was ever linked */
  atomic_store(&head, all);
  atomic_store(&tail, all);
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, producer, (void *)1);
  pthread_create(&threads[1], NULL, producer, (void *)2);
  pthread_create(&threads[2], NULL, consumer, NULL);
  void *taken;
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  pthread_join(threads[2], &taken);
  int sum = (int)(intptr_t)taken;
  for (int value = dequeue(); value != 0; value = dequeue()) {
    sum += value;
  }
  assert(sum == 1 + 2); /* each exactly once */
  while (all != NULL) {
    struct node *next = atomic_load(&all->next);
    free(all);
    all = next;
  }
  return 0;
}
