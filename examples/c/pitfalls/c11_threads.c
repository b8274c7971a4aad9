/*
 * The threads of C11, without pthreads: thread, mutex, condition, call_once and the result of a
 * thread.
 *
 *                   SC    TSO   PSO
 *   (no flags)      PASS  PASS  PASS
 */
#include <assert.h>
#include <stddef.h>
#include <threads.h>

static once_flag once = ONCE_FLAG_INIT;
static mtx_t mutex;
static cnd_t changed;
static int step;

static void initialise(void) {
  mtx_init(&mutex, mtx_plain);
  cnd_init(&changed);
}

static int second(void *unused) {
  (void)unused;
  call_once(&once, initialise);
  mtx_lock(&mutex);
  while (step != 1) {
    cnd_wait(&changed, &mutex);
  }
  step = 2;
  mtx_unlock(&mutex);
  return 7;
}

int main(void) {
  thrd_t thread;
  int result;
  thrd_create(&thread, second, NULL);
  call_once(&once, initialise);
  mtx_lock(&mutex);
  step = 1;
  cnd_signal(&changed);
  mtx_unlock(&mutex);
  thrd_join(thread, &result);
  assert(result == 7 && step == 2);
  cnd_destroy(&changed);
  mtx_destroy(&mutex);
  return 0;
}
