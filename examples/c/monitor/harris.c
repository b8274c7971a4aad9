/*
 * Harris's nonblocking list (2001): a sorted set; a node is marked in the lowest bit of its link
 * before it is unlinked, both by compare-and-swap.
 *
 * As in msn.c: a node may be linked before its fields are in memory if a compare-and-swap waits
 * only for stores of its own location.
 */
#include "shared.h"

struct node {
  atomic_uintptr_t next;
  atomic_int key;
};

static struct node last = {0, 100};
static struct node five = {(uintptr_t)&last, 5};
static struct node first = {(uintptr_t)&five, 0};

#define MARK ((uintptr_t)1)
#define NODE(link) ((struct node *)((link) & ~MARK))

/* The first node whose key is not smaller, and the one before it; unlinks marked ones. */
static struct node *find(int key, struct node **before) {
again:
  *before = &first;
  uintptr_t link = READ(first.next);
  while (1) {
    struct node *at = NODE(link);
    uintptr_t next = READ(at->next);
    if (next & MARK) {
      if (!CAS((*before)->next, (uintptr_t)at, next & ~MARK)) {
        goto again;
      }
      link = next & ~MARK;
    } else if (READ(at->key) >= key) {
      return at;
    } else {
      *before = at;
      link = next;
    }
  }
}

static int add(int key) {
  struct node *node = malloc(sizeof *node);
  WRITE(node->key, key);
  while (1) {
    struct node *before;
    struct node *at = find(key, &before);
    if (READ(at->key) == key) {
      return 0;
    }
    WRITE(node->next, (uintptr_t)at);
    STORE_STORE_FENCE();
    if (CAS(before->next, (uintptr_t)at, (uintptr_t)node)) {
      return 1;
    }
  }
}

static int drop(int key) {
  while (1) {
    struct node *before;
    struct node *at = find(key, &before);
    if (READ(at->key) != key) {
      return 0;
    }
    uintptr_t next = READ(at->next);
    if (!(next & MARK) && CAS(at->next, next, next | MARK)) {
      CAS(before->next, (uintptr_t)at, next);
      return 1;
    }
  }
}

static void *adding(void *argument) {
  for (int round = 0; round < ROUNDS; round++) {
    add(3);
    add(5);
  }
  return argument;
}

static void *dropping(void *argument) {
  for (int round = 0; round < ROUNDS; round++) {
    drop(3);
    drop(5);
  }
  return argument;
}

int main(void) {
  void *(*functions[])(void *) = {adding, dropping};
  run(2, functions);
  return 0;
}
