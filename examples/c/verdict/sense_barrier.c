/*
 * A barrier by hand: the last of N threads to arrive turns the sense round, the others wait for
 * that.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 2
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int count = N, sense;
static int values[N];

static void await_all(int *own_sense) {
  *own_sense = !*own_sense;
  if (atomic_fetch_sub(&count, 1) == 1) {
    atomic_store(&count, N);
    atomic_store(&sense, *own_sense);
  } else {
    while (atomic_load(&sense) != *own_sense) {
    }
  }
}

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument;
  int own_sense = 0;
  for (int round = 0; round < ROUNDS; round++) {
    values[me] = round + 1;
    await_all(&own_sense);
    assert(values[(me + 1) % N] == round + 1);
    if (round + 1 < ROUNDS) {
      await_all(&own_sense); /* before values change again */
    }
  }
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (intptr_t i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, (void *)i);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  return 0;
}
