/*
 * A bounded buffer with a mutex and two condition variables.
 *
 * Waiting is a loop: between the signal and the moment the woken thread has the mutex again,
 * another consumer may have taken the item. With `if` in place of `while` (-DIF) a consumer takes
 * from an empty buffer. Everything is inside the mutex, so the models agree.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DIF            FAIL  FAIL  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

#ifdef IF
#define WAIT_WHILE if
#else
#define WAIT_WHILE while
#endif
#define CAPACITY 1
#define ITEMS 2 /* one for each consumer */

static int buffer[CAPACITY];
static int count; /* of the items in the buffer: 0 .. CAPACITY */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER;

static void put(int item) {
  pthread_mutex_lock(&mutex);
  WAIT_WHILE (count == CAPACITY) {
    pthread_cond_wait(&not_full, &mutex);
  }
  assert(count < CAPACITY);
  buffer[count++] = item;
  pthread_cond_signal(&not_empty);
  pthread_mutex_unlock(&mutex);
}

static int take(void) {
  pthread_mutex_lock(&mutex);
  WAIT_WHILE (count == 0) {
    pthread_cond_wait(&not_empty, &mutex);
  }
  assert(count > 0);
  int item = buffer[--count];
  pthread_cond_signal(&not_full);
  pthread_mutex_unlock(&mutex);
  return item;
}

static void *producer(void *unused) {
  (void)unused;
  for (int item = 1; item <= ITEMS; item++) {
    put(item);
  }
  return NULL;
}

static void *consumer(void *unused) {
  (void)unused;
  return (void *)(intptr_t)take();
}

int main(void) {
  pthread_t producers, consumers[ITEMS];
  pthread_create(&producers, NULL, producer, NULL);
  for (int i = 0; i < ITEMS; i++) {
    pthread_create(&consumers[i], NULL, consumer, NULL);
  }
  pthread_join(producers, NULL);
  intptr_t sum = 0;
  for (int i = 0; i < ITEMS; i++) {
    void *item;
    pthread_join(consumers[i], &item);
    sum += (intptr_t)item;
  }
  assert(sum == 1 + 2); /* each item exactly once */
  return 0;
}
