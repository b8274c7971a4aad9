/*
 * A bounded queue for several producers and consumers (after Vyukov): each slot has a number that
 * says whose turn it is. A consumer that hands a slot back must add the size of the ring; with one
 * less, the slot looks free to the producer of the round after only while the ring has not wrapped.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL   (a value is lost or seen twice)
 *   -DFIXED         PASS  PASS  PASS   (not finished by a search of all executions)
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#define SLOTS 2
#define PRODUCERS 2
#define CONSUMERS 2
#define VALUES 2 /* of each producer */

static atomic_int turns[SLOTS], values[SLOTS];
static atomic_int head, tail;
static atomic_int seen[PRODUCERS * VALUES + 1];

static int enqueue(int value) {
  for (;;) {
    int position = atomic_load(&tail);
    int turn = atomic_load(&turns[position % SLOTS]);
    if (turn == position) {
      if (atomic_compare_exchange_strong(&tail, &position, position + 1)) {
        atomic_store(&values[position % SLOTS], value);
        atomic_store(&turns[position % SLOTS], position + 1);
        return 1;
      }
    } else if (turn < position) {
      return 0; /* full */
    }
  }
}

static int dequeue(int *value) {
  for (;;) {
    int position = atomic_load(&head);
    int turn = atomic_load(&turns[position % SLOTS]);
    if (turn == position + 1) {
      if (atomic_compare_exchange_strong(&head, &position, position + 1)) {
#ifdef FIXED
        *value = atomic_load(&values[position % SLOTS]);
        atomic_store(&turns[position % SLOTS], position + SLOTS);
#else
        atomic_store(&turns[position % SLOTS], position + SLOTS);
        *value = atomic_load(&values[position % SLOTS]);
#endif
        return 1;
      }
    } else if (turn < position + 1) {
      return 0; /* empty */
    }
  }
}

static void *producer(void *argument) {
  int me = (int)(intptr_t)argument;
  for (int i = 0; i < VALUES; i++) {
    enqueue(me * VALUES + i + 1);
  }
  return NULL;
}

static void *consumer(void *unused) {
  (void)unused;
  for (int i = 0; i < VALUES; i++) {
    int value;
    if (dequeue(&value)) {
      assert(atomic_fetch_add(&seen[value], 1) == 0);
    }
  }
  return NULL;
}

int main(void) {
  pthread_t threads[PRODUCERS + CONSUMERS];
  for (int i = 0; i < SLOTS; i++) {
    atomic_store(&turns[i], i);
  }
  for (int i = 0; i < PRODUCERS; i++) {
    pthread_create(&threads[i], NULL, producer, (void *)(intptr_t)i);
  }
  for (int i = 0; i < CONSUMERS; i++) {
    pthread_create(&threads[PRODUCERS + i], NULL, consumer, NULL);
  }
  for (int i = 0; i < PRODUCERS + CONSUMERS; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
