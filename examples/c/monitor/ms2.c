/*
 * The two-lock queue of Michael and Scott (1996): one lock for each end.
 *
 * The two ends meet in the link of the last node, which is written under one lock and read under
 * the other. On PSO it may reach memory before the fields of the node that it leads to.
 */
#include "shared.h"

struct node {
  _Atomic(struct node *) next;
  atomic_int value;
};

static struct node first;
static _Atomic(struct node *) head = &first;
static _Atomic(struct node *) tail = &first;
static pthread_mutex_t head_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t tail_lock = PTHREAD_MUTEX_INITIALIZER;

static void enqueue(int value) {
  struct node *node = malloc(sizeof *node);
  pthread_mutex_lock(&tail_lock);
  WRITE(node->value, value);
  WRITE(node->next, NULL);
  STORE_STORE_FENCE();
  struct node *last = READ(tail);
  WRITE(last->next, node);
  WRITE(tail, node);
  pthread_mutex_unlock(&tail_lock);
}

static int dequeue(void) {
  int value = 0;
  pthread_mutex_lock(&head_lock);
  struct node *front = READ(head);
  struct node *next = READ(front->next);
  if (next != NULL) {
    value = READ(next->value);
    WRITE(head, next);
  }
  pthread_mutex_unlock(&head_lock);
  return value;
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
  void *(*functions[])(void *) = {producer, consumer};
  run(2, functions);
  return 0;
}
