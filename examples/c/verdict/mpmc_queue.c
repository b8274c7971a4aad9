/*
 * A bounded queue for several producers and consumers: each slot has a number that says whose
 * turn it is. One thread writes, one reads, one does both.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif
#define SIZE 2 /* a power of two */

struct slot {
  atomic_uint turn;
  int value;
};

static struct slot slots[SIZE];
static atomic_uint head, tail;

static int enqueue(int value) {
  unsigned at = atomic_load(&tail);
  for (;;) {
    unsigned turn = atomic_load(&slots[at % SIZE].turn);
    if (turn == at) {
      if (atomic_compare_exchange_strong(&tail, &at, at + 1)) {
        slots[at % SIZE].value = value;
        atomic_store(&slots[at % SIZE].turn, at + 1);
        return 1;
      }
    } else if ((int)(turn - at) < 0) {
      return 0; /* full */
    } else {
      at = atomic_load(&tail);
    }
  }
}

/* A value, or 0 if there is none. */
static int dequeue(void) {
  unsigned at = atomic_load(&head);
  for (;;) {
    unsigned turn = atomic_load(&slots[at % SIZE].turn);
    if (turn == at + 1) {
      if (atomic_compare_exchange_strong(&head, &at, at + 1)) {
        int value = slots[at % SIZE].value;
        atomic_store(&slots[at % SIZE].turn, at + SIZE);
        return value;
      }
    } else if ((int)(turn - (at + 1)) < 0) {
      return 0; /* empty */
    } else {
      at = atomic_load(&head);
    }
  }
}

static int written[2], taken[2]; /* sums */

static void write(int side, int value) {
  if (enqueue(value)) {
    written[side] += value;
  }
}

static void *writer(void *unused) {
  (void)unused;
  for (int i = 1; i <= ROUNDS; i++) {
    write(0, i);
  }
  return NULL;
}

static void *reader(void *unused) {
  (void)unused;
  for (int i = 1; i <= ROUNDS; i++) {
    taken[0] += dequeue();
  }
  return NULL;
}

static void *both(void *unused) {
  (void)unused;
  for (int i = 1; i <= ROUNDS; i++) {
    write(1, 100 * i);
    taken[1] += dequeue();
  }
  return NULL;
}

int main(void) {
  for (unsigned i = 0; i < SIZE; i++) {
    atomic_init(&slots[i].turn, i);
  }
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, writer, NULL);
  pthread_create(&threads[1], NULL, reader, NULL);
  pthread_create(&threads[2], NULL, both, NULL);
  for (int i = 0; i < 3; i++) {
    pthread_join(threads[i], NULL);
  }
  int sum = taken[0] + taken[1];
  for (int value = dequeue(); value != 0; value = dequeue()) {
    sum += value;
  }
  assert(sum == written[0] + written[1]); /* each exactly once */
  return 0;
}
