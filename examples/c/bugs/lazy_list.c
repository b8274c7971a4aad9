/*
 * A sorted list with a lock in each node (after Heller et al., 2005): operations find their place
 * without locks, lock two neighbours, and look whether nothing has changed meanwhile. It is not
 * enough that they are still neighbours: the first may have been removed itself.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL   (an element is lost)
 *   -DFIXED         PASS  PASS  PASS   (not finished by a search of all executions)
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int key;
  atomic_int removed;
  struct node *_Atomic next;
  pthread_mutex_t lock;
};

static struct node *head;

static struct node *new_node(int key, struct node *next) {
  struct node *n = malloc(sizeof *n);
  n->key = key;
  atomic_init(&n->removed, 0);
  atomic_init(&n->next, next);
  pthread_mutex_init(&n->lock, NULL);
  return n;
}

/* Locks the last node before a key and the one behind it. */
static void locate(int key, struct node **before, struct node **behind) {
  for (;;) {
    struct node *a = head;
    struct node *b = atomic_load(&a->next);
    while (b->key < key) {
      a = b;
      b = atomic_load(&b->next);
    }
    pthread_mutex_lock(&a->lock);
    pthread_mutex_lock(&b->lock);
    int valid = atomic_load(&a->next) == b;
#ifdef FIXED
    valid = valid && !atomic_load(&a->removed) && !atomic_load(&b->removed);
#endif
    if (valid) {
      *before = a;
      *behind = b;
      return;
    }
    pthread_mutex_unlock(&b->lock);
    pthread_mutex_unlock(&a->lock);
  }
}

static void insert(int key) {
  struct node *a, *b;
  locate(key, &a, &b);
  if (b->key != key) {
    atomic_store(&a->next, new_node(key, b));
  }
  pthread_mutex_unlock(&b->lock);
  pthread_mutex_unlock(&a->lock);
}

static void erase(int key) {
  struct node *a, *b;
  locate(key, &a, &b);
  if (b->key == key) {
    atomic_store(&b->removed, 1);
    atomic_store(&a->next, atomic_load(&b->next));
  }
  pthread_mutex_unlock(&b->lock);
  pthread_mutex_unlock(&a->lock);
}

static int contains(int key) {
  struct node *n = atomic_load(&head->next);
  while (n->key < key) {
    n = atomic_load(&n->next);
  }
  return n->key == key && !atomic_load(&n->removed);
}

static void *first(void *unused) {
  (void)unused;
  erase(2);
  insert(6);
  return NULL;
}

static void *second(void *unused) {
  (void)unused;
  insert(3);
  assert(contains(3));
  return NULL;
}

static void *third(void *unused) {
  (void)unused;
  insert(5);
  erase(4);
  return NULL;
}

int main(void) {
  head = new_node(0, new_node(2, new_node(4, new_node(9, NULL))));
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, first, NULL);
  pthread_create(&threads[1], NULL, second, NULL);
  pthread_create(&threads[2], NULL, third, NULL);
  for (int i = 0; i < 3; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(!contains(2) && contains(3) && !contains(4) && contains(5) && contains(6));
  return 0;
}
