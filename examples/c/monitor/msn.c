/*
 * The nonblocking queue of Michael and Scott (1996): nodes are linked by compare-and-swap.
 *
 * TSO needs nothing. If a compare-and-swap waits only for stores of its own location, as on SPARC
 * under PSO, a node may be linked before its fields are in memory: they need a store-store fence.
 */
#include "shared.h"

struct node {
  _Atomic(struct node *) next;
  atomic_int value;
};

static struct node first;
static _Atomic(struct node *) head = &first;
static _Atomic(struct node *) tail = &first;

static void enqueue(int value) {
  struct node *node = malloc(sizeof *node);
  WRITE(node->value, value);
  WRITE(node->next, NULL);
  STORE_STORE_FENCE();
  while (1) {
    struct node *last = READ(tail);
    struct node *next = READ(last->next);
    if (last == READ(tail)) {
      if (next != NULL) {
        CAS(tail, last, next);
      } else if (CAS(last->next, next, node)) {
        CAS(tail, last, node);
        return;
      }
    }
  }
}

static int dequeue(void) {
  while (1) {
    struct node *front = READ(head);
    struct node *last = READ(tail);
    struct node *next = READ(front->next);
    if (front == READ(head)) {
      if (front == last) {
        if (next == NULL) {
          return 0;
        }
        CAS(tail, last, next);
      } else {
        int value = READ(next->value);
        if (CAS(head, front, next)) {
          return value;
        }
      }
    }
  }
}

static void *producer(void *argument) {
  for (int round = 0; round < ROUNDS; round++) {
    enqueue(round);
  }
  return argument;
}

static void *consumer(void *argument) {
  for (int round = 0; round < ROUNDS; round++) {
    dequeue();
  }
  return argument;
}

int main(void) {
  void *(*functions[])(void *) = {producer, consumer, consumer};
  run(3, functions);
  return 0;
}
