/*
 * The lazy list of Heller et al. (2005): a sorted set whose nodes have locks; a node is marked
 * before it is unlinked, and whoever only looks takes no lock.
 *
 * On PSO a node may be linked before its fields are in memory, and unlinked before it is marked.
 */
#include "shared.h"

struct node {
  pthread_mutex_t lock;
  _Atomic(struct node *) next;
  atomic_int key;
  atomic_int marked;
};

static struct node last = {PTHREAD_MUTEX_INITIALIZER, NULL, 100, 0};
static struct node five = {PTHREAD_MUTEX_INITIALIZER, &last, 5, 0};
static struct node first = {PTHREAD_MUTEX_INITIALIZER, &five, 0, 0};

struct place {
  struct node *before;
  struct node *at;
};

static struct place find(int key) {
  struct place p = {&first, READ(first.next)};
  while (READ(p.at->key) < key) {
    p.before = p.at;
    p.at = READ(p.at->next);
  }
  return p;
}

/* The place, with both nodes locked. */
static struct place find_locked(int key) {
  while (1) {
    struct place p = find(key);
    pthread_mutex_lock(&p.before->lock);
    pthread_mutex_lock(&p.at->lock);
    if (!READ(p.before->marked) && !READ(p.at->marked) && READ(p.before->next) == p.at) {
      return p;
    }
    pthread_mutex_unlock(&p.at->lock);
    pthread_mutex_unlock(&p.before->lock);
  }
}

static void unlock(struct place p) {
  pthread_mutex_unlock(&p.at->lock);
  pthread_mutex_unlock(&p.before->lock);
}

static void add(int key) {
  struct place p = find_locked(key);
  if (READ(p.at->key) != key) {
    struct node *node = malloc(sizeof *node);
    pthread_mutex_init(&node->lock, NULL);
    WRITE(node->key, key);
    WRITE(node->marked, 0);
    WRITE(node->next, p.at);
    STORE_STORE_FENCE();
    WRITE(p.before->next, node);
  }
  unlock(p);
}

static void drop(int key) {
  struct place p = find_locked(key);
  if (READ(p.at->key) == key) {
    WRITE(p.at->marked, 1);
    STORE_STORE_FENCE();
    WRITE(p.before->next, READ(p.at->next));
  }
  unlock(p);
}

static int contains(int key) {
  struct node *at = find(key).at;
  return READ(at->key) == key && !READ(at->marked);
}

static void *changing(void *argument) {
  for (int round = 0; round < ROUNDS; round++) {
    add(3);
    drop(5);
    add(5);
    drop(3);
  }
  return argument;
}

static void *looking(void *argument) {
  for (int round = 0; round < 2 * ROUNDS; round++) {
    contains(3);
    contains(5);
  }
  return argument;
}

int main(void) {
  void *(*functions[])(void *) = {changing, looking};
  run(2, functions);
  return 0;
}
