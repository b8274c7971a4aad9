/*
 * Lamport's bakery (1974): take a number, wait for all smaller ones.
 *
 * Both stores that announce something are followed by loads of what the others announce: TSO needs
 * a full fence behind each. On PSO the number must also be in memory before the doorway is closed,
 * and what was done in the critical section before the number is given back.
 */
#include "shared.h"

static atomic_int choosing[2];
static atomic_int number[2];
static atomic_int counter;

static void lock(int me) {
  WRITE(choosing[me], 1);
  STORE_LOAD_FENCE();
  int highest = 0;
  for (int i = 0; i < 2; i++) {
    int n = READ(number[i]);
    highest = n > highest ? n : highest;
  }
  int mine = highest + 1;
  WRITE(number[me], mine);
  STORE_STORE_FENCE();
  WRITE(choosing[me], 0);
  STORE_LOAD_FENCE();
  int other = 1 - me;
  while (READ(choosing[other])) {
  }
  for (int n = READ(number[other]); n != 0 && (n < mine || (n == mine && other < me));) {
    n = READ(number[other]);
  }
}

static void unlock(int me) {
  STORE_STORE_FENCE();
  WRITE(number[me], 0);
}

static void *thread(void *argument) {
  int me = (int)(intptr_t)argument;
  for (int round = 0; round < ROUNDS; round++) {
    lock(me);
    WRITE(counter, READ(counter) + 1);
    unlock(me);
  }
  return NULL;
}

int main(void) {
  void *(*functions[])(void *) = {thread, thread};
  run(2, functions);
  return 0;
}
