/*
 * Main puts N jobs into a queue, one by one, and closes it; two workers wait on a condition
 * variable for something to do. With -DSIGNAL closing wakes one of them only, and the other may
 * wait for ever.
 */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef N
#define N 1
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int waiting, done, is_closed; /* protected by the mutex */

static void *worker(void *unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  for (;;) {
    while (waiting == 0 && !is_closed) {
      pthread_cond_wait(&changed, &mutex);
    }
    if (waiting == 0) {
      break;
    }
    waiting--;
    done++;
  }
  pthread_mutex_unlock(&mutex);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) {
    pthread_create(&threads[i], NULL, worker, NULL);
  }
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&mutex);
    waiting++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
  }
  pthread_mutex_lock(&mutex);
  is_closed = 1;
#ifdef SIGNAL
  pthread_cond_signal(&changed);
#else
  pthread_cond_broadcast(&changed);
#endif
  pthread_mutex_unlock(&mutex);
  for (int i = 0; i < 2; i++) {
    pthread_join(threads[i], NULL);
  }
  assert(done == N);
  return 0;
}
