/*
 * The Snark deque of Detlefs et al. (2000): a doubly linked list with a hat at each end, changed by
 * double compare-and-swap. (It is wrong even under SC, as Doherty et al. found in 2004; here only
 * the order of its stores is of interest.)
 *
 * As in msn.c: a node may be linked before its fields are in memory if an interlocked operation
 * waits only for stores of its own location. What a popper leaves behind in a node is also seen.
 */
#include "shared.h"

struct node {
  _Atomic(struct node *) left;
  _Atomic(struct node *) right;
  atomic_int value;
};

static struct node dummy = {&dummy, &dummy, 0};
static _Atomic(struct node *) left_hat = &dummy;
static _Atomic(struct node *) right_hat = &dummy;
static atomic_int busy;

/* Of two locations at once. Every access is interlocked, so it is no fence for others. */
static int dcas(_Atomic(struct node *) *a, _Atomic(struct node *) *b, struct node *old_a,
                struct node *old_b, struct node *new_a, struct node *new_b) {
  while (!CAS(busy, 0, 1)) {
  }
  int same = READ(*a) == old_a && READ(*b) == old_b;
  if (same) {
    atomic_exchange_explicit(a, new_a, memory_order_relaxed);
    atomic_exchange_explicit(b, new_b, memory_order_relaxed);
  }
  atomic_exchange_explicit(&busy, 0, memory_order_relaxed);
  return same;
}

static void push_right(int value) {
  struct node *node = malloc(sizeof *node);
  WRITE(node->right, &dummy);
  WRITE(node->value, value);
  while (1) {
    struct node *hat = READ(right_hat);
    struct node *beyond = READ(hat->right);
    if (beyond == hat) {
      WRITE(node->left, &dummy);
      struct node *other = READ(left_hat);
      STORE_STORE_FENCE();
      if (dcas(&right_hat, &left_hat, hat, other, node, node)) {
        return;
      }
    } else {
      WRITE(node->left, hat);
      STORE_STORE_FENCE();
      if (dcas(&right_hat, &hat->right, hat, beyond, node, node)) {
        return;
      }
    }
  }
}

static int pop_left(void) {
  while (1) {
    struct node *hat = READ(left_hat);
    struct node *next = READ(hat->right);
    if (READ(hat->left) == hat) {
      if (READ(left_hat) == hat) {
        return 0;
      }
    } else if (hat == READ(right_hat)) {
      if (dcas(&left_hat, &right_hat, hat, hat, &dummy, &dummy)) {
        return READ(hat->value);
      }
    } else if (dcas(&left_hat, &hat->right, hat, next, next, hat)) {
      int value = READ(hat->value);
      WRITE(hat->left, &dummy);
      WRITE(hat->value, 0);
      return value;
    }
  }
}

static void *pushing(void *argument) {
  for (int round = 0; round < ROUNDS; round++) {
    push_right(round);
  }
  return argument;
}

static void *popping(void *argument) {
  for (int round = 0; round < 2 * ROUNDS; round++) {
    pop_left();
  }
  return argument;
}

int main(void) {
  void *(*functions[])(void *) = {pushing, popping};
  run(2, functions);
  return 0;
}
