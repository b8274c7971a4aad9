/*
 * A readers-writer lock in one counter, as older Linux kernels had it: a reader takes 1, a
 * writer takes all; one that took too much puts it back, waits, and tries again. Each of N
 * threads reads, then writes.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 2
#endif
#define ALL 1000

static atomic_int left = ALL;
static int data; /* protected by the lock */

static void take(int amount, int needed) {
  while (atomic_fetch_sub(&left, amount) < needed) {
    atomic_fetch_add(&left, amount);
    while (atomic_load(&left) < needed) {
    }
  }
}

static void *thread(void *unused) {
  (void)unused;
  take(1, 1);
  int before = data;
  assert(data == before);
  atomic_fetch_add(&left, 1);
  take(ALL, ALL);
  data++;
  atomic_fetch_add(&left, ALL);
  return NULL;
}

int main(void) {
  pthread_t threads[N];
  for (int i = 0; i < N; i++) {
    pthread_create(&threads[i], NULL, thread, NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(data == N);
  return 0;
}
