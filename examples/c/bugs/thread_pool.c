/*
 * Workers take tasks from a queue; `stop` lets them end when the queue is empty. The pool wakes one
 * worker when it is stopped, which is enough only if that one wakes the next.
 *
 *                   SC    TSO   PSO
 *   (no flags)      FAIL  FAIL  FAIL   (deadlock)
 *   -DFIXED         PASS  PASS  PASS   (not finished by a search of all executions)
 */
#include <assert.h>
#include <pthread.h>

#define WORKERS 4
#define TASKS 4

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;
static pthread_cond_t idle = PTHREAD_COND_INITIALIZER;
static int queue[TASKS], first, last, finished, stopped;

static void *worker(void *unused) {
  (void)unused;
  pthread_mutex_lock(&lock);
  for (;;) {
    while (first == last && !stopped) {
      pthread_cond_wait(&not_empty, &lock);
    }
    if (first == last) {
      break;
    }
    int task = queue[first++];
    pthread_mutex_unlock(&lock);
    assert(task > 0);
    pthread_mutex_lock(&lock);
    if (++finished == TASKS) {
      pthread_cond_signal(&idle);
    }
  }
  pthread_mutex_unlock(&lock);
  return NULL;
}

static void submit(int task) {
  pthread_mutex_lock(&lock);
  queue[last++] = task;
  pthread_cond_signal(&not_empty);
  pthread_mutex_unlock(&lock);
}

static void shut_down(void) {
  pthread_mutex_lock(&lock);
  while (finished < TASKS) {
    pthread_cond_wait(&idle, &lock);
  }
  stopped = 1;
#ifdef FIXED
  pthread_cond_broadcast(&not_empty);
#else
  pthread_cond_signal(&not_empty);
#endif
  pthread_mutex_unlock(&lock);
}

int main(void) {
  pthread_t workers[WORKERS];
  for (int i = 0; i < WORKERS; i++) {
    pthread_create(&workers[i], NULL, worker, NULL);
  }
  for (int i = 1; i <= TASKS; i++) {
    submit(i);
  }
  shut_down();
  for (int i = 0; i < WORKERS; i++) {
    pthread_join(workers[i], NULL);
  }
  assert(first == TASKS && finished == TASKS);
  return 0;
}
