/*
 * A server answers requests for ever, as it should. main waits for it and never ends: that is a
 * livelock unless only what threads do wrong is asked for. A check of the answers needs no end.
 *
 *                     SC    TSO   PSO
 *   (no flags)        FAIL  FAIL  FAIL    livelock
 *   --liveness safety PASS  PASS  PASS
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int request, answer;

static void *server(void *unused) {
  (void)unused;
  for (;;) {
    int number = atomic_exchange(&request, 0);
    if (number != 0) {
      atomic_store(&answer, 2 * number);
    }
  }
  return NULL;
}

int main(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, server, NULL);
  atomic_store(&request, 21);
  int seen = atomic_load(&answer);
  assert(seen == 0 || seen == 42);
  pthread_join(thread, NULL);
  return 0;
}
