/*
 * A stack with a lock, used in the wrong way: each function is a critical section of its own, so
 * between "is there something?" and "take it" another consumer may take it. There is no data race
 * here; the mistake is one level higher, and shows under every model.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#define SIZE 3

static int stack[SIZE];
static int top;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void push(int value) {
  pthread_mutex_lock(&mutex);
  assert(top < SIZE);
  stack[top++] = value;
  pthread_mutex_unlock(&mutex);
}

static int pop(void) {
  pthread_mutex_lock(&mutex);
  assert(top > 0);
  int value = stack[--top];
  pthread_mutex_unlock(&mutex);
  return value;
}

static int is_empty(void) {
  pthread_mutex_lock(&mutex);
  int empty = top == 0;
  pthread_mutex_unlock(&mutex);
  return empty;
}

static void *producer(void *unused) {
  (void)unused;
  for (int value = 1; value <= SIZE; value++) {
    push(value);
  }
  return NULL;
}

static void *consumer(void *unused) {
  (void)unused;
  if (!is_empty()) {
    assert(pop() > 0);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, producer, NULL);
  pthread_create(&threads[1], NULL, consumer, NULL);
  pthread_create(&threads[2], NULL, consumer, NULL);
  for (int i = 0; i < 3; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
