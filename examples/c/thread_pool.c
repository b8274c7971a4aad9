/*
 * A pool of WORKERS threads and a bounded queue of jobs. A worker takes a job under the mutex,
 * computes outside it, and adds the result to its own total. main submits JOBS jobs, closes the
 * queue, and compares the sum of all totals with what one thread computes.
 *
 * With -DUNLOCKED the queue is closed without the mutex: a worker can miss the signal and waits for
 * ever.
 */
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#ifndef WORKERS
#define WORKERS 2
#endif
#ifndef JOBS
#define JOBS 2
#endif

struct job {
  struct job *next;
  unsigned text;
};

struct pool {
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  struct job *first, **last;
  bool closed;
};

static struct pool pool = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, &pool.first,
                           false};
static unsigned totals[WORKERS];

static unsigned hash(unsigned text) {
  unsigned h = 2166136261u;
  for (int i = 0; i < 32; i++) {
    h = (h ^ (text >> i & 0xff)) * 16777619u;
  }
  return h;
}

static void submit(unsigned text) {
  struct job *job = malloc(sizeof *job);
  job->next = NULL;
  job->text = text;
  pthread_mutex_lock(&pool.mutex);
  *pool.last = job;
  pool.last = &job->next;
  pthread_cond_signal(&pool.changed);
  pthread_mutex_unlock(&pool.mutex);
}

static void close_pool(void) {
#ifndef UNLOCKED
  pthread_mutex_lock(&pool.mutex);
#endif
  pool.closed = true;
  pthread_cond_broadcast(&pool.changed);
#ifndef UNLOCKED
  pthread_mutex_unlock(&pool.mutex);
#endif
}

static struct job *take(void) {
  pthread_mutex_lock(&pool.mutex);
  while (pool.first == NULL && !pool.closed) {
    pthread_cond_wait(&pool.changed, &pool.mutex);
  }
  struct job *job = pool.first;
  if (job != NULL) {
    pool.first = job->next;
    if (pool.first == NULL) {
      pool.last = &pool.first;
    }
  }
  pthread_mutex_unlock(&pool.mutex);
  return job;
}

static void *work(void *total) {
  for (struct job *job = take(); job != NULL; job = take()) {
    *(unsigned *)total += hash(job->text);
    free(job);
  }
  return NULL;
}

int main(void) {
  pthread_t workers[WORKERS];
  for (int i = 0; i < WORKERS; i++) {
    pthread_create(&workers[i], NULL, work, &totals[i]);
  }
  unsigned expected = 0;
  for (unsigned text = 1; text <= JOBS; text++) {
    submit(text);
    expected += hash(text);
  }
  close_pool();
  unsigned sum = 0;
  for (int i = 0; i < WORKERS; i++) {
    pthread_join(workers[i], NULL);
    sum += totals[i];
  }
  assert(sum == expected);
  return 0;
}
