/* SPDX-License-Identifier: Apache-2.0 */
/* Threads of C11, as another form of those of POSIX. */
#include "heddle.h"

#include <errno.h>
#include <pthread.h>
#include <threads.h>

static int status(int error) {
  switch (error) {
    case 0:
      return thrd_success;
    case EBUSY:
      return thrd_busy;
    case ETIMEDOUT:
      return thrd_timedout;
    default:
      return thrd_error;
  }
}

int thrd_create(thrd_t *thread, thrd_start_t start, void *argument) {
  return status(pthread_create(thread, 0, (void *(*)(void *))start, argument));
}

int thrd_join(thrd_t thread, int *result) {
  void *value;
  int error = pthread_join(thread, &value);
  if (result) {
    *result = (int)(long)value;
  }
  return status(error);
}

int thrd_detach(thrd_t thread) { return status(pthread_detach(thread)); }

void thrd_exit(int result) { pthread_exit((void *)(long)result); }

thrd_t thrd_current(void) { return __heddle_self(); }

int thrd_equal(thrd_t a, thrd_t b) { return a == b; }

void thrd_yield(void) {}

int thrd_sleep(const struct timespec *duration, struct timespec *rest) { return 0; }

int mtx_init(mtx_t *m, int type) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, type & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE
                                                              : PTHREAD_MUTEX_NORMAL);
  return status(pthread_mutex_init((pthread_mutex_t *)m, &attributes));
}

void mtx_destroy(mtx_t *m) { pthread_mutex_destroy((pthread_mutex_t *)m); }

int mtx_lock(mtx_t *m) { return status(pthread_mutex_lock((pthread_mutex_t *)m)); }

int mtx_trylock(mtx_t *m) { return status(pthread_mutex_trylock((pthread_mutex_t *)m)); }

int mtx_timedlock(mtx_t *m, const struct timespec *end) {
  return status(pthread_mutex_timedlock((pthread_mutex_t *)m, end));
}

int mtx_unlock(mtx_t *m) { return status(pthread_mutex_unlock((pthread_mutex_t *)m)); }

int cnd_init(cnd_t *c) { return status(pthread_cond_init((pthread_cond_t *)c, 0)); }

void cnd_destroy(cnd_t *c) { pthread_cond_destroy((pthread_cond_t *)c); }

int cnd_signal(cnd_t *c) { return status(pthread_cond_signal((pthread_cond_t *)c)); }

int cnd_broadcast(cnd_t *c) { return status(pthread_cond_broadcast((pthread_cond_t *)c)); }

int cnd_wait(cnd_t *c, mtx_t *m) {
  return status(pthread_cond_wait((pthread_cond_t *)c, (pthread_mutex_t *)m));
}

int cnd_timedwait(cnd_t *c, mtx_t *m, const struct timespec *end) {
  return status(pthread_cond_timedwait((pthread_cond_t *)c, (pthread_mutex_t *)m, end));
}

int tss_create(tss_t *key, tss_dtor_t destructor) {
  return status(pthread_key_create(key, destructor));
}

void tss_delete(tss_t key) { pthread_key_delete(key); }

void *tss_get(tss_t key) { return pthread_getspecific(key); }

int tss_set(tss_t key, void *value) { return status(pthread_setspecific(key, value)); }
