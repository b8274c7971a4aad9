/*
 * The waiter looks at `ready` before it takes the mutex. If the signal comes between the look and
 * the wait, nobody hears it, and the waiter sleeps for ever. Looking again inside the mutex, in a
 * loop (-DLOOK_INSIDE), repairs it, if `ready` is also set inside.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL    deadlock
 *   -DLOOK_INSIDE   PASS  PASS  PASS
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_bool ready;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake_up = PTHREAD_COND_INITIALIZER;

static void *waiter(void *unused) {
  (void)unused;
#ifdef LOOK_INSIDE
  pthread_mutex_lock(&mutex);
  while (!atomic_load(&ready)) {
    pthread_cond_wait(&wake_up, &mutex);
  }
  pthread_mutex_unlock(&mutex);
#else
  if (!atomic_load(&ready)) {
    pthread_mutex_lock(&mutex);
    pthread_cond_wait(&wake_up, &mutex);
    pthread_mutex_unlock(&mutex);
  }
#endif
  return NULL;
}

static void *signaller(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  atomic_store(&ready, 1);
  pthread_cond_signal(&wake_up);
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, waiter, NULL);
  pthread_create(&threads[1], NULL, signaller, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
