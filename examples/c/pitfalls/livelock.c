/*
 * Two events, told by one flag. If the second comes before the first is seen, the flag says only
 * once that there was something, and the thread that waits for both turns round for ever. It is
 * not blocked, it runs; but nothing will change any more. A counter (-DCOUNT) forgets no event.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    livelock
 *   -DCOUNT         PASS  PASS  PASS
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int events;

static void *sender(void *unused) {
  (void)unused;
  for (int i = 0; i < 2; i++) {
#ifdef COUNT
    atomic_fetch_add(&events, 1);
#else
    atomic_store(&events, 1);
#endif
  }
  return NULL;
}

static void *receiver(void *unused) {
  (void)unused;
  for (int i = 0; i < 2; i++) {
    while (atomic_load(&events) == 0) {
    }
#ifdef COUNT
    atomic_fetch_sub(&events, 1);
#else
    atomic_store(&events, 0);
#endif
  }
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, sender, NULL);
  pthread_create(&threads[1], NULL, receiver, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
