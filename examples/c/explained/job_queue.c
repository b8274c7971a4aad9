/*
 * Two workers take jobs from a linked queue. The one that looks at the oldest job does so without
 * the lock, so the other may take and free it meanwhile: use after free.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct job {
  int number;
  char name[16];
  struct job *next;
};

struct queue {
  struct job *head;
  struct job *tail;
  pthread_mutex_t lock;
  int taken;
};

static struct queue *queue;

static void put(int number) {
  struct job *job = malloc(sizeof *job);
  job->number = number;
  snprintf(job->name, sizeof job->name, "job %d", number);
  job->next = NULL;
  pthread_mutex_lock(&queue->lock);
  if (queue->tail != NULL)
    queue->tail->next = job;
  else
    queue->head = job;
  queue->tail = job;
  pthread_mutex_unlock(&queue->lock);
}

static int oldest(void) {
  struct job *job = queue->head; /* the lock is missing here */
  return job == NULL ? 0 : job->number;
}

static void *taker(void *unused) {
  pthread_mutex_lock(&queue->lock);
  struct job *job = queue->head;
  if (job != NULL) {
    queue->head = job->next;
    if (queue->head == NULL)
      queue->tail = NULL;
    queue->taken++;
    free(job);
  }
  pthread_mutex_unlock(&queue->lock);
  return NULL;
}

static void *watcher(void *unused) {
  if (oldest() > 2)
    puts("late");
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  queue = calloc(1, sizeof *queue);
  pthread_mutex_init(&queue->lock, NULL);
  pthread_create(&threads[0], NULL, taker, NULL);
  pthread_create(&threads[1], NULL, watcher, NULL);
  put(1);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
