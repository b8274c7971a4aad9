/*
 * N threads meet at a barrier ROUNDS times. With -DWORK each leaves a value before it arrives
 * and finds its neighbour's afterwards; two rows of values are enough: no thread is a round
 * ahead of another.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

static pthread_barrier_t barrier;
static int values[2][N];

static void work(int round, int me) {
#ifdef WORK
  values[round % 2][me] = round + 1;
#else
  (void)round, (void)me;
#endif
}

static void check(int round, int me) {
#ifdef WORK
  assert(values[round % 2][(me + 1) % N] == round + 1);
#else
  (void)round, (void)me;
#endif
}

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument;
  for (int round = 0; round < ROUNDS; round++) {
    work(round, me);
    pthread_barrier_wait(&barrier);
    check(round, me);
  }
  return NULL;
}

int main(void) {
  pthread_barrier_init(&barrier, NULL, N);
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
