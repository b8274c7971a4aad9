/*
 * A stack with a lock. "Is there something?" and "take it" are one critical section, so nobody
 * takes from an empty stack.
 *
 * Lock and unlock are full fences, and nothing is touched outside: every execution is one of SC,
 * and there are just as many under each model.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#define SIZE 3

static int stack[SIZE];
static int top;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void push(int value) {
  assert(top < SIZE);
  stack[top++] = value;
}

static int pop(void) {
  assert(top > 0);
  return stack[--top];
}

static void *producer(void *unused) {
  (void)unused;
  for (int value = 1; value <= SIZE; value++) {
    pthread_mutex_lock(&mutex);
    push(value);
    pthread_mutex_unlock(&mutex);
  }
  return NULL;
}

static void *consumer(void *unused) {
  (void)unused;
  for (int i = 0; i < SIZE; i++) {
    pthread_mutex_lock(&mutex);
    if (top > 0) {
      assert(pop() > 0);
    }
    pthread_mutex_unlock(&mutex);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, producer, NULL);
  pthread_create(&threads[1], NULL, consumer, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  assert(top >= 0 && top <= SIZE);
  return 0;
}
