/*
 * Dekker's lock as a program that records its own executions (recorder.h):
 *
 *   cc -pthread -DRECORD -o dekker examples/trace/dekker.c
 *   RECORDER_FILE=dekker.trace ./dekker
 *   heddle monitor --trace dekker.trace
 *
 * Without -DRECORD it is an ordinary program, for Heddle to run.
 */
#include <pthread.h>
#include <stdint.h>

#ifdef RECORD
#include "recorder.h"
#define READ(x) RECORD_READ(x)
#define WRITE(x, value) RECORD_WRITE(x, value)
#else
#include <stdatomic.h>
#define READ(x) atomic_load_explicit((_Atomic int *)&(x), memory_order_relaxed)
#define WRITE(x, value) atomic_store_explicit((_Atomic int *)&(x), (value), memory_order_relaxed)
#endif

#ifndef ROUNDS
#define ROUNDS 1
#endif

static int flag[2];
static int turn;
static int counter;

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument;
  int other = 1 - me;
  for (int round = 0; round < ROUNDS; round++) {
    WRITE(flag[me], 1);
    while (READ(flag[other])) {
      if (READ(turn) != me) {
        WRITE(flag[me], 0);
        while (READ(turn) != me) {
        }
        WRITE(flag[me], 1);
      }
    }
    WRITE(counter, READ(counter) + 1);
    WRITE(turn, other);
    WRITE(flag[me], 0);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
#ifdef RECORD
  int first = recorder_spawn(&threads[0], thread, (void *)0);
  int second = recorder_spawn(&threads[1], thread, (void *)1);
  recorder_join(threads[0], first);
  recorder_join(threads[1], second);
#else
  pthread_create(&threads[0], NULL, thread, (void *)0);
  pthread_create(&threads[1], NULL, thread, (void *)1);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
#endif
  return 0;
}
