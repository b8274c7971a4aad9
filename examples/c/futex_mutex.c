/*
 * A mutex on the futex system call of Linux: 0 is free, 1 is locked, 2 is locked and somebody may wait.
 * Who waits sleeps in the kernel as long as the state is 2, and the one who unlocks wakes a sleeper.
 *
 * Without the wake (-DFORGET) a thread sleeps for ever. If the state is always set back to 1 instead of
 * 2 (-DONE), a third thread may be forgotten. If a sleeper takes the return of the call for the lock
 * (-DTRUST), two threads are inside: Linux allows a wait to return though nobody woke it.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 *   -DFORGET        FAIL  FAIL  FAIL
 *   -DONE           FAIL  FAIL  FAIL
 *   -DTRUST         FAIL  FAIL  FAIL
 */
#define _GNU_SOURCE
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef ONE
#define THREADS 3
#define WAITED 1
#else
#define THREADS 2
#define WAITED 2
#endif

static atomic_int state;
static int counter; /* protected by the mutex */

static void lock(void) {
  int old = 0;
  if (atomic_compare_exchange_strong(&state, &old, 1)) {
    return;
  }
  if (old != 2) {
    old = atomic_exchange(&state, 2);
  }
  while (old != 0) {
    syscall(SYS_futex, &state, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
#ifdef TRUST
    return;
#endif
    old = atomic_exchange(&state, WAITED);
  }
}

static void unlock(void) {
  if (atomic_exchange(&state, 0) == 2) {
#ifndef FORGET
    syscall(SYS_futex, &state, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
#endif
  }
}

static void *thread(void *unused) {
  (void)unused;
  lock();
  counter++;
  unlock();
  return NULL;
}

int main(void) {
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(counter == THREADS);
}
